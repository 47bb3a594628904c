import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import * as settingsPage from '@/pages/me/settings/[section]';
import { socialAccounts } from '@/provider/db/schema/users';
import { hashPassword } from '@/provider/domain/identity/password';
import { server, testProvider } from '../api';
import { renderPage } from '../render';

const provider = await testProvider();
async function openLinks({ linked = true, passwordHash = '' as string | null, query = '' } = {}) {
  vi.stubEnv('KAKAO_CLIENT_ID', 'kakao-key');
  const row = await provider.member({ passwordHash: passwordHash === '' ? await hashPassword('quiet lake') : null });
  if (linked) {
    const link = { provider: 'kakao', account: row.username, userId: row.id };
    await provider.services.database.write((tx) => tx.insert(socialAccounts).values(link));
  }
  const user = (await provider.call('GET', `users/${row.username}/`, { token: row.token })).body;
  const path = `/me/settings/links${query}`;
  const page = <settingsPage.default member={user} section="links" social={['kakao']} />;
  return renderPage(page, { path, route: '/me/settings/[section]', member: { ...row, user } });
}

test('a linked account is unlinked with a tap', async () => {
  const { user } = await openLinks();
  await user.click(await screen.findByRole('button', { name: '카카오 연결 해제' }));
  expect(await screen.findByText('연결을 해제했어요')).toBeVisible();
  expect(await screen.findByRole('button', { name: '카카오 연결하기' })).toBeVisible();
});

test('the last way to sign in has no button, and says what to do', async () => {
  await openLinks({ passwordHash: null });
  expect(await screen.findByRole('link', { name: '메일로 비밀번호를 설정해' })).toHaveAttribute(
    'href',
    '/auth/password/reset',
  );
  expect(screen.queryByRole('button', { name: /카카오/ })).toBeNull();
});

test('an account of another member is reported once, in words', async () => {
  const { visits } = await openLinks({ linked: false, query: '?link=taken' });
  expect(await screen.findByText(/이미 다른 결 계정에 연결되어 있어요/)).toBeVisible();
  expect(visits.current).toBe('/me/settings/links');
});

test('linking takes a key of this session along, and a failure on the way is reported', async () => {
  let sent = new URLSearchParams();
  server.use(
    http.get('*/api/auth/providers', () => Response.json({ kakao: { id: 'kakao', type: 'oauth' } })),
    http.post('*/api/auth/signin/kakao', async ({ request }) => {
      sent = new URLSearchParams(await request.text());
      return HttpResponse.error();
    }),
  );
  const { user } = await openLinks({ linked: false });
  await user.click(await screen.findByRole('button', { name: '카카오 연결하기' }));
  const password = await screen.findByLabelText('현재 비밀번호');
  await user.type(password, 'a wrong lake{Enter}');
  expect(await screen.findByText(/현재 비밀번호와 달라요/)).toBeVisible();
  expect([...sent]).toEqual([]);
  await user.clear(password);
  await user.type(password, 'quiet lake{Enter}');
  expect(await screen.findByText(/연결하지 못했어요/)).toBeVisible();
  expect(sent.get('link')).toMatch(/^[\w-]{20,}$/);
  expect(sent.get('callbackUrl')).toBe('/me/settings/links');
});
