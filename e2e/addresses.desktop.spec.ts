import type { APIRequestContext, APIResponse } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { malformedPaths } from '../tests/inputs/addresses.ts';
import { expect, someTopic, test } from './fixtures.ts';

const get = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

/** Returns the seconds for which a shared cache may serve a response. */
const sharedSeconds = (response: APIResponse) =>
  [...(response.headers()['cache-control'] ?? '').matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)]
    .map(([, seconds]) => Number(seconds))
    .reduce((sum, seconds) => sum + seconds, 0);

/** Encodes the last letter or digit of a path. */
const encoded = (path: string) => `${path.slice(0, -1)}%${path.at(-1)?.charCodeAt(0).toString(16)}`;

test('every other spelling of a page’s address leads to the plain one', async ({ page, request }) => {
  const topic = await someTopic(page);
  const pages = [paths.forums(), paths.topics(), paths.forum('skin-talk'), paths.topic(topic.forum.slug, topic.id)];
  for (const path of [...pages, paths.post(58), paths.users(), paths.user('demo'), paths.terms(), '/en/topics']) {
    expect((await get(request, path)).status(), path).toBe(200);
    const inKorean = path.startsWith('/en') ? [] : [`/ko${path}`];
    for (const odd of [encoded(path), `${path}/`, ...inKorean]) {
      const answer = await get(request, `${odd}?page=1`);
      expect([odd, answer.status(), answer.headers().location]).toEqual([odd, 308, `${path}?page=1`]);
    }
  }
  expect((await get(request, '/ko')).headers().location).toBe('/');
});

test('an address that means no page is cached no longer than a page', async ({ request }) => {
  const unknown = ['/posts/999999', '/users/no_such_one', '/events/none', '/missions/999999', '/skin/none'];
  for (const path of [...unknown, ...malformedPaths.map(({ input }) => input)]) {
    const answer = await get(request, path);
    expect([path, [400, 404].includes(answer.status()), sharedSeconds(answer) <= 60]).toEqual([path, true, true]);
  }
});

test('no page whose address decides what it shows may be served stale for longer than a minute', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const [, part] of map.matchAll(/<loc>[^<]*(\/sitemap-[a-z]+-1\.xml)<\/loc>/g)) {
    const [, path = ''] =
      /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/.exec(await (await request.get(part ?? '')).text()) ?? [];
    expect([path, sharedSeconds(await get(request, path)) <= 60]).toEqual([path, true]);
  }
});

test('a member who is signed in already is led back to this site only', async ({ page, login }) => {
  await login();
  for (const back of [
    '/ko//evil.example',
    '/en//evil.example',
    '/.//evil.example',
    '//evil.example',
    '/\\evil.example',
  ]) {
    const answer = await get(page.request, paths.signIn({ callbackUrl: back }));
    const { origin } = new URL(answer.url());
    expect(new URL(answer.headers().location ?? '', origin).origin, back).toBe(origin);
  }
});

test('a password manager finds the page on which a password is changed, and a reader the icon', async ({ request }) => {
  const settings = await get(request, '/.well-known/change-password');
  expect([settings.status(), settings.headers().location]).toEqual([307, paths.settings('password')]);
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
});
