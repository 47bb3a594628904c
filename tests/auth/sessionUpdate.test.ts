// @vitest-environment node
import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '@/provider/db/schema/users';
import { hashPassword } from '@/provider/domain/identity/password';
import { server as mockedNetwork } from '../api';
import { type Site, startSite } from '../oauth/site';
import { Visitor } from '../oauth/visitor';

let site: Site;
beforeAll(async () => {
  // Real sockets on this machine: nothing is mocked here.
  mockedNetwork.close();
  site = await startSite();
});
afterAll(() => site.stop());

test('an update renews the session at once, with another access token', async () => {
  const username = 'updated';
  const password = 'a long sentence of the member';
  await site.provider.member({ username, passwordHash: await hashPassword(password) });
  const visitor = new Visitor(site.url);
  await visitor.post('callback/credentials', { username, password });
  const before = (await visitor.session()).accessToken;
  expect((await visitor.session()).accessToken).toBe(before);

  // A token contains the second of its signature: the next one is from a later second.
  site.provider.services.now = () => addSeconds(new Date(), 2);
  const { csrfToken } = await (await visitor.request('/api/auth/csrf')).json();
  const updated = await visitor.request('/api/auth/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ csrfToken, data: {} }),
  });
  const { accessToken } = await updated.json();
  expect(accessToken).not.toBe(before);
  expect((await visitor.session()).accessToken).toBe(accessToken);
});

test('a session has the member’s present data', async () => {
  const username = 'renamed';
  const password = 'a long sentence of the member';
  const member = await site.provider.member({
    username,
    nickname: '전 이름',
    passwordHash: await hashPassword(password),
  });
  const visitor = new Visitor(site.url);
  await visitor.post('callback/credentials', { username, password });
  expect((await visitor.session()).user.nickname).toBe('전 이름');
  await site.provider.services.database.write((tx) =>
    tx.update(users).set({ nickname: '새 이름' }).where(eq(users.id, member.id)),
  );
  expect((await visitor.session()).user.nickname).toBe('새 이름');
});
