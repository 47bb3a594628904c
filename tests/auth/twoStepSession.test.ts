// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TWO_STEP_COOKIE, TWO_STEP_DUE } from '@/lib/constants';
import { codeAt, PASSWORD, softAuthenticator, withTwoStep } from '@/provider/areas/auth/testing';
import { socialAccounts } from '@/provider/db/schema/users';
import { server as mockedNetwork } from '../api';
import { startIssuer } from '../oauth/issuer';
import { type Site, startSite } from '../oauth/site';
import { Visitor } from '../oauth/visitor';

/** Real sockets on this machine: nothing is mocked here. */
beforeAll(() => mockedNetwork.close());

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let site: Site;
beforeAll(async () => {
  issuer = await startIssuer(() => ({ id: 501, kakao_account: {} }));
  site = await startSite({ KAKAO_CLIENT_ID: 'key', KAKAO_CLIENT_SECRET: 'secret', KAKAO_ISSUER: issuer.url });
});
afterAll(async () => {
  await site.stop();
  await issuer.stop();
});

/** Makes calls of a test's member at the time of their session, which is before that of the site. */
async function before<T>(make: () => Promise<T>): Promise<T> {
  site.provider.services.now = site.provider.now;
  const made = await make();
  site.provider.services.now = () => new Date();
  return made;
}
const member = (username: string) => before(() => withTwoStep(site.provider, { username }));
const codeNow = (secret: string) => codeAt(secret, new Date());

test('a password alone opens no session, and its challenge is out of reach of scripts', async () => {
  const { username, secret } = await member('careful_one');
  const visitor = new Visitor(site.url);
  const due = await visitor.post('callback/credentials', { username, password: PASSWORD });
  expect(new URL(due).searchParams.get('error')).toBe(TWO_STEP_DUE);
  expect(await visitor.session()).toEqual({});
  const challenge = visitor.cookies.get(TWO_STEP_COOKIE) ?? '';
  expect(challenge.length).toBeGreaterThan(20);
  expect(due).not.toContain(challenge);
  const stranger = new Visitor(site.url);
  await stranger.post('callback/code', { otp: codeNow(secret) });
  expect(await stranger.session()).toEqual({});
  expect(await visitor.post('callback/code', { otp: codeNow(secret) })).toBe(`${site.url}/`);
  expect((await visitor.session()).user.username).toBe(username);
  expect(visitor.cookies.has(TWO_STEP_COOKIE)).toBe(false);
});

test('a social sign-in leads to the second step too, and from there to where it began', async () => {
  const { id, username, secret } = await member('social_one');
  await site.provider.insert(socialAccounts, { provider: 'kakao', account: '501', userId: id });
  const visitor = new Visitor(site.url);
  const end = await visitor.follow(await visitor.post('signin/kakao', { callbackUrl: '/forums' }));
  expect(end).toBe('/auth/signin?step=code&callbackUrl=%2Fforums');
  expect(await visitor.session()).toEqual({});
  await visitor.post('callback/code', { otp: codeNow(secret) });
  expect((await visitor.session()).user.username).toBe(username);
});

test('a passkey signs in without a second step', async () => {
  const { call } = await member('passkey_one');
  const device = softAuthenticator();
  await before(async () => {
    const { body } = await call('POST', 'auth/passkeys/options/', { password: PASSWORD });
    await call('POST', 'auth/passkeys/', { name: 'phone', response: device.create(body) });
  });
  const visitor = new Visitor(site.url);
  const options = await site.provider.call('POST', 'auth/login/passkey/options/');
  await visitor.post('callback/passkey', { response: JSON.stringify(device.get(options.body)) });
  expect((await visitor.session()).user.username).toBe('passkey_one');
});
