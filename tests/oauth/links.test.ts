// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { server as mockedNetwork } from '../api';
import { startIssuer } from './issuer';
import { type Site, startSite } from './site';
import { Visitor } from './visitor';

/** Real sockets on this machine: nothing is mocked here. */
beforeAll(() => mockedNetwork.close());

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let id = 100;
let profile: object;
let site: Site;
beforeAll(async () => {
  issuer = await startIssuer(() => profile);
  site = await startSite({ KAKAO_CLIENT_ID: 'kakao-key', KAKAO_CLIENT_SECRET: 's', KAKAO_ISSUER: issuer.url });
});
afterAll(async () => {
  await site.stop();
  await issuer.stop();
});
beforeEach(() => {
  id += 1;
  profile = { id, kakao_account: {} };
});

/** What a social provider sends back. */
type Answer = Record<'code' | 'state', string>;
const LINKS = '/me/settings/links';
const password = 'quiet winter lake';
/** Signs a new member up, in a browser of their own. */
async function aMember() {
  const visitor = new Visitor(site.url);
  const username = `linker_${id}_${visitor.cookies.size}_${Math.floor(performance.now())}`.slice(0, 20);
  const fields = { username, email: `${username}@example.com`, password, nickname: '겨울 호수' };
  await visitor.post('callback/registration', { ...fields, terms: 'true', age: 'true', marketing: 'false' });
  const { accessToken } = await visitor.session();
  const call = async (method: string, path: string, body?: object) =>
    (await site.provider.call(method, path, { token: accessToken, body })).body;
  return {
    visitor,
    username,
    key: async (): Promise<string> => (await call('POST', 'auth/links/', { password })).key,
    linked: async () => (await call('GET', 'auth/links/')).results,
  };
}
const begin = (visitor: Visitor, link: string) => visitor.post('signin/kakao', { callbackUrl: LINKS, link });

test('a member links an account and stays signed in as themselves; then it signs them in', async () => {
  const member = await aMember();
  expect(await member.visitor.follow(await begin(member.visitor, await member.key()))).toBe(`${LINKS}?link=done`);
  expect((await member.visitor.session()).user.username).toBe(member.username);
  const elsewhere = new Visitor(site.url);
  await elsewhere.follow(await elsewhere.post('signin/kakao', { callbackUrl: '/' }));
  expect((await elsewhere.session()).user.username).toBe(member.username);
  const other = await aMember();
  expect(await other.visitor.follow(await begin(other.visitor, await other.key()))).toBe(`${LINKS}?link=taken`);
});

test('the answer of one member’s link does nothing in another’s browser', async () => {
  const [attacker, victim] = [await aMember(), await aMember()];
  const answer = await attacker.visitor.request(await begin(attacker.visitor, await attacker.key()));
  const replayed = String(answer.headers.get('location'));
  await begin(victim.visitor, await victim.key());
  expect(await victim.visitor.follow(replayed)).toBe(`${LINKS}?link=failed`);
  expect([await victim.linked(), await attacker.linked()]).toEqual([[], []]);
});

test('a link in a browser with another session, or none, links nothing and signs no one in', async () => {
  const [member, other] = [await aMember(), await aMember()];
  const visitor = new Visitor(site.url);
  expect(await visitor.follow(await begin(visitor, await member.key()))).toBe(`${LINKS}?link=failed`);
  expect(await visitor.session()).toEqual({});
  expect(await other.visitor.follow(await begin(other.visitor, await member.key()))).toBe(`${LINKS}?link=failed`);
  expect([await member.linked(), await other.linked()]).toEqual([[], []]);
});

test.each(['', '/en'])(
  'a link that is cancelled at the social provider leads back to %s/me/settings/links',
  async (language) => {
    const member = await aMember();
    const link = await member.key();
    const asked = new URL(await member.visitor.post('signin/kakao', { callbackUrl: language + LINKS, link }));
    const cancelled = new URL(asked.searchParams.get('redirect_uri') ?? '');
    cancelled.search = String(
      new URLSearchParams({ error: 'access_denied', state: asked.searchParams.get('state') ?? '' }),
    );
    expect(await member.visitor.follow(cancelled.href)).toBe(`${language}${LINKS}?link=failed`);
    expect((await member.visitor.session()).user.username).toBe(member.username);
    // The link was that attempt's alone: what is cancelled now is a sign-in.
    expect(await member.visitor.follow(cancelled.href)).toMatch(/\/auth\/signin\?.*error=/);
  },
);

test.each([
  ['a code that was used', ({ state }: Answer) => ({ state, code: 'used-before' })],
  ['another state', ({ code }: Answer) => ({ code, state: 'of-nobody' })],
  ['nothing', () => ({})],
])('a link that is answered with %s leads back to the settings', async (_what, made) => {
  const member = await aMember();
  const asked = await member.visitor.request(await begin(member.visitor, await member.key()));
  const answer = new URL(String(asked.headers.get('location')));
  const { code = '', state = '' } = Object.fromEntries(answer.searchParams);
  answer.search = String(new URLSearchParams(made({ code, state })));
  expect(await member.visitor.follow(answer.href)).toBe(`${LINKS}?link=failed`);
  expect((await member.visitor.session()).user.username).toBe(member.username);
  expect(await member.linked()).toEqual([]);
});

test('a link whose profile is not what the social provider says it is leads back to the settings', async () => {
  const member = await aMember();
  profile = { id: null };
  expect(await member.visitor.follow(await begin(member.visitor, await member.key()))).toBe(`${LINKS}?link=failed`);
  expect((await member.visitor.session()).user.username).toBe(member.username);
});

test('a link that was left does not turn the next sign-in into a link', async () => {
  const member = await aMember();
  await begin(member.visitor, await member.key());
  await member.visitor.follow(await member.visitor.post('signin/kakao', { callbackUrl: '/forums' }));
  expect((await member.visitor.session()).user.username).not.toBe(member.username);
  // The first session has ended with the sign-in.
  const again = new Visitor(site.url);
  await again.post('callback/credentials', { username: member.username, password });
  const { accessToken: token } = await again.session();
  expect((await site.provider.call('GET', 'auth/links/', { token })).body.results).toEqual([]);
});
