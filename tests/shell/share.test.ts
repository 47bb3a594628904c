import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { delay, HttpResponse, http } from 'msw';
import type { NextApiResponse } from 'next';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { skinTypes } from '@/contract/skin';
import { skinPicture } from '@/lib/skinPicture';
import handler from '@/pages/api/share/[kind]/[id]';
import { aChallenge } from '@/provider/areas/challenges/testing';
import { drawShareImage } from '@/server/shareImage';
import { call, server, testProvider } from '../api';
import { aMember, aTopic } from '../factories';

vi.mock('@/server/shareImage', async (original) => {
  const real = await original<typeof import('@/server/shareImage')>();
  return { ...real, drawShareImage: vi.fn(real.drawShareImage) };
});
const drawn = vi.mocked(drawShareImage);
beforeEach(() => {
  drawn.mockClear();
});

/** Returns the fields of a topic that a picture shows. */
const written = (title: string) => ({ title, user: { nickname: '결' }, categories: [] });

/** Calls the route, each time from another address. */
async function share(
  kind: string,
  id: string,
  query = '',
  { address = randomUUID(), headers = {} }: { address?: string; headers?: object } = {},
) {
  const said: { status: number; headers: Record<string, string>; body?: Buffer } = { status: 200, headers: {} };
  const res = {
    set statusCode(code: number) {
      said.status = code;
    },
    status(code: number) {
      said.status = code;
      return res;
    },
    setHeader(name: string, value: string) {
      said.headers[name] = value;
      return res;
    },
    removeHeader(name: string) {
      delete said.headers[name];
    },
    end(body?: Buffer) {
      said.body = body;
    },
  };
  const url = `/api/share/${kind}/${id}${query}`;
  await handler(
    { url, query: { kind, id }, headers, socket: { remoteAddress: address } } as never,
    res as unknown as NextApiResponse,
  );
  return said;
}

test.each([
  ['skin', 'GMKP', ''],
  ['skin', 'GMKP', '?lng=en'],
])('a shared %s page has a picture of 1200 by 630 in its language', async (kind, id, query) => {
  const { status, headers, body } = await share(kind, id, query);
  expect(status).toBe(200);
  expect(headers['Content-Type']).toBe('image/png');
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test.each([
  ['?shape=square', 1080, 1080],
  ['?shape=tall', 1080, 1920],
  ['?lng=en&shape=tall', 1080, 1920],
])('a skin type has a picture to post with %s', async (query, width, height) => {
  const { status, body } = await share('skin', 'GMKP', query);
  expect(status).toBe(200);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width, height });
});

test.each([
  ['', 1200, 630],
  ['?shape=square', 1080, 1080],
])('an uploaded picture is shared as a JPEG, with %j of %i by %i', async (query, width, height) => {
  const create = { width: 300, height: 400, channels: 4, background: '#8fb39a80' } as const;
  const webp = await sharp({ create }).webp().toBuffer();
  server.use(
    http.get('*/api/v1/files/shelf-300x400.webp', () => new HttpResponse(new Uint8Array(webp))),
    http.head('*/api/v1/files/shelf-300x400.webp', () => new HttpResponse()),
  );
  const { status, headers, body } = await share('file', 'shelf-300x400.webp', query);
  expect([status, headers['Content-Type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

test.each([
  ['gone-300x400.webp', ''],
  ['..%2Fusers', ''],
  ['shelf.svg', ''],
  ['shelf-300x400.webp', '?lng=en'],
  ['shelf-300x400.webp', '?shape=tall'],
])('there is no preview of the file %s%s', async (name, query) => {
  expect((await share('file', name, query)).status).toBe(404);
});

test.each(['topic', 'post', 'challenge'])('there is no picture of a %s with an id that none can have', async (kind) => {
  expect((await share(kind, '9999999999')).status).toBe(404);
});

test('a question and a challenge have a picture each, and unknown ones none', async () => {
  const asker = await aMember();
  const body = { title: '세안 뒤 당김', content: '무엇부터 바꿔 볼까요?' };
  const question = await call('POST', 'questions/', { token: asker.token, body });
  const challenge = await aChallenge(await testProvider(), { title: '아침 물 한 잔' });
  for (const [kind, id] of [
    ['question', question.body.slug],
    ['challenge', String(challenge.id)],
  ]) {
    const { status, headers, body: picture } = await share(kind, id);
    expect([kind, status, headers['Content-Type']]).toEqual([kind, 200, 'image/png']);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect((await share('question', 'no-such-question')).status).toBe(404);
  expect((await share('question', '../users')).status).toBe(404);
  expect((await share('challenge', '99999')).status).toBe(404);
});

test('only skin types have pictures of other shapes', async () => {
  const topic = await aTopic({ title: '세로 그림은 없어요' });
  expect((await share('topic', String(topic.id), '?shape=tall')).status).toBe(404);
});

test.each(skinTypes)('the picture of %s has a drawing', async (code) => {
  const drawing = await readFile(`public${skinPicture(code)}`, 'utf8');
  expect(drawing).toMatch(/^<svg [^>]*width="640" height="640" viewBox="0 0 640 640"/);
});

test('a topic’s picture is rendered from its own text', async () => {
  const topic = await aTopic({ title: '겨울 보습' });
  const { status, body } = await share('topic', String(topic.id));
  expect(status).toBe(200);
  expect(body?.length).toBeGreaterThan(1000);
});

test.each([
  ['skin', 'NOPE'],
  ['topic', '999999'],
  ['topic', '../users'],
  ['nothing', '1'],
  ['constructor', '1'],
])('there is no picture of %s %s', async (kind, id) => {
  expect((await share(kind, id)).status).toBe(404);
});

test('a picture leaves out what its font has no glyph for, and breaks a word that is wider than it', async () => {
  const picture = (title: string) => drawShareImage({ label: '자유', title, line: '민지' });
  expect(await picture('겨울 😀 보습 結 ☕️')).toEqual(await picture('겨울 보습'));
  const margin = { left: 1112, top: 140, width: 88, height: 280 };
  const right = sharp(await picture('가'.repeat(40))).extract(margin);
  // The statistics are those of an input, before anything is cut out.
  const { channels } = await sharp(await right.toBuffer()).stats();
  expect(new Set(channels.map(({ stdev }) => stdev))).toEqual(new Set([0]));
});

test('while the provider is down the picture may be requested again', async () => {
  server.use(http.get('*/api/v1/topics/1/', () => HttpResponse.error()));
  const { status, headers } = await share('topic', '1');
  expect(status).toBe(503);
  expect(headers['Cache-Control']).toBe('no-store');
});

test('a provider that accepts a call and never answers is given up after 2.5 s', async () => {
  const given = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal);
  onTestFinished(() => timeout.mockRestore());
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.get('*/api/v1/topics/1/', async () => {
        resolve();
        await delay('infinite');
      }),
    );
  });
  const shared = share('topic', '1');
  await asked;
  expect(timeout).toHaveBeenCalledExactlyOnceWith(2500);
  given.abort();
  const { status, headers } = await shared;
  expect([status, headers['Cache-Control'], headers['Retry-After']]).toEqual([503, 'no-store', '30']);
});

test.each([
  '?x=1',
  '?lng=ko',
  '?shape=wide',
  '?shape=square&lng=en',
  '?lng=en&x=1',
  '?lng=en&lng=en',
  '?',
  '?LNG=en',
  '?lng=en&',
])('an address with %s is none: every other query would be drawn and kept again', async (query) => {
  const { status, headers } = await share('skin', 'GMKP', query);
  expect([status, headers['Cache-Control']]).toEqual([404, 'no-store']);
  expect(drawn).not.toHaveBeenCalled();
});

test('a picture is rendered once for any number of requests, and again only when its text changes', async () => {
  const topic = await aTopic({ title: '한 번만 그려요' });
  const id = String(topic.id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => share('topic', id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(drawn).toHaveBeenCalledTimes(1);
  const etag = answers[0]?.headers.ETag;
  const again = await share('topic', id, '', { headers: { 'if-none-match': etag } });
  expect([again.status, again.body]).toEqual([304, undefined]);
  server.use(http.get(`*/api/v1/topics/${id}/`, () => HttpResponse.json(written('다른 제목'))));
  const changed = await share('topic', id, '', { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('the picture of hidden content is removed at once, though it was rendered', async () => {
  const topic = await aTopic({ title: '곧 숨겨질 글' });
  const id = String(topic.id);
  expect((await share('topic', id)).status).toBe(200);
  server.use(http.get(`*/api/v1/topics/${id}/`, () => HttpResponse.json({ code: 'not_found' }, { status: 404 })));
  expect(await share('topic', id)).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } });
});

test('a CDN caches a picture for an hour at most, and a browser for a minute', async () => {
  const { headers } = await share('skin', 'GMKP');
  expect(headers['Cache-Control']).toBe('public, max-age=60, s-maxage=3600, must-revalidate');
});

test('one address draws sixty a minute, and learns when it may again', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 60; at += 1) {
    statuses.push((await share('skin', 'GMKP', '', { address: 'one' })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { status, headers } = await share('skin', 'GMKP', '', { address: 'one' });
  expect([status, Number(headers['Retry-After'])]).toEqual([429, expect.any(Number)]);
  expect((await share('skin', 'GMKP', '', { address: 'another' })).status).toBe(200);
});

test('more pictures than may wait are rejected until some are rendered', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  drawn.mockImplementation(async () => {
    await finished;
    return Buffer.from('a picture');
  });
  server.use(http.get('*/api/v1/topics/:id/', ({ params }) => HttpResponse.json(written(`글 ${params.id}`))));
  const asked = Array.from({ length: 30 }, (_, at) => share('topic', String(at + 1)));
  // One is rendered and twenty wait: the first answers are rejections.
  await Promise.any(asked);
  finish();
  const answers = await Promise.all(asked);
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(200), count(503)]).toEqual([21, 9]);
  expect(answers.find(({ status }) => status === 503)?.headers['Retry-After']).toBe('30');
});

test('the picture of a skin type is drawn anew with a name that an operator changed', async () => {
  const before = await share('skin', 'GMKP');
  const { token } = await aMember({ role: 'editor' });
  const body = { key: 'name.GMKP', text: '첫눈 내린 <아침>', text_en: 'Snow <at dawn>', version: 0 };
  expect((await call('PUT', 'manage/texts/skin/', { token, body })).status).toBe(200);
  const after = await share('skin', 'GMKP');
  expect(drawn).toHaveBeenLastCalledWith(expect.objectContaining({ title: '첫눈 내린 <아침>' }));
  expect(after.headers.ETag).not.toBe(before.headers.ETag);
  expect((await share('skin', 'GMKP', '?lng=en')).status).toBe(200);
  expect(drawn).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Snow <at dawn>' }));
});
