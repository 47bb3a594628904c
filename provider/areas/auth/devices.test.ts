import { expect, it } from 'vitest';
import { deviceOf } from '../../domain/identity/device.ts';
import { hashPassword } from '../../domain/identity/password.ts';
import { noLimits, testProvider } from '../../testing.ts';

const provider = await testProvider({ limits: noLimits });
const PASSWORD = 'quiet winter lake';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

/** Creates a member who is signed in on a device of the test and on an iPhone. */
async function onTwoDevices() {
  const member = await provider.member({ passwordHash: await hashPassword(PASSWORD) });
  const body = { username: member.username, password: PASSWORD };
  const { body: phone } = await provider.call('POST', 'auth/login/', { body, headers: { 'User-Agent': IPHONE } });
  const listed = async () => (await member.call('GET', 'auth/sessions/')).body.results;
  const isSignedIn = async () =>
    (await provider.call('GET', 'auth/sessions/', { token: phone.accessToken })).status === 200;
  return { member, phone, listed, isSignedIn };
}

it('the sessions are listed with their device, and none of them by its own id', async () => {
  const { member, listed } = await onTwoDevices();
  const rows = await listed();
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual(expect.objectContaining({ browser: 'safari', system: 'iphone', is_current: false }));
  expect(rows).toContainEqual(expect.objectContaining({ browser: '', system: '', is_current: true }));
  expect(JSON.stringify(rows)).not.toContain(member.sessionId);
});

it.each([
  ['one', (id: string) => `auth/sessions/${id}/`],
  ['every other', () => 'auth/sessions/'],
])('ending %s session signs that device out at its next call, and not this one', async (_which, pathOf) => {
  const { member, phone, listed, isSignedIn } = await onTwoDevices();
  const other = (await listed()).find((row: { is_current: boolean }) => !row.is_current);
  expect((await member.call('DELETE', pathOf(other.id))).status).toBe(200);
  expect(await isSignedIn()).toBe(false);
  const body = { refreshToken: phone.refreshToken };
  expect((await provider.call('POST', 'users/authenticate/', { body })).status).toBe(401);
  expect(await listed()).toHaveLength(1);
});

it('a member ends no session of another', async () => {
  const { listed, isSignedIn } = await onTwoDevices();
  const stranger = await provider.member();
  for (const { id } of await listed()) {
    expect((await stranger.call('DELETE', `auth/sessions/${id}/`)).status).toBe(404);
  }
  await stranger.call('DELETE', 'auth/sessions/');
  expect(await isSignedIn()).toBe(true);
});

it.each([
  [IPHONE, 'safari', 'iphone'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36 KAKAOTALK 25.1', 'kakaotalk', 'android'],
  ['Mozilla/5.0 (Linux; Android 16) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36', 'samsung', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'edge', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Whale/4.0 Safari/537.36', 'whale', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
  ['curl/8.0', '', ''],
])('%s is recognised', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
