import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { useGetTopicsQuery } from '@/api/topics';
import { useMember } from '@/hooks/useMember';
import { useSessionActions } from '@/hooks/useSession';
import { layScenario, server } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

/** Two lists that are asked for together. */
function TwoLists() {
  const { user } = useMember();
  const first = useGetTopicsQuery({ page: 1 });
  const second = useGetTopicsQuery({ ordering_type: 'new' });
  return (
    <p>
      {user ? user.nickname : '방문자'} {first.isError && second.isError ? '둘 다 거절' : ''}
    </p>
  );
}

test('calls that are refused together end the session once and warn once', async () => {
  const member = await aMember({ nickname: '떠날이' });
  layScenario('expired-session');
  const { store } = await renderPage(<TwoLists />, { member });
  expect(await screen.findByText(/방문자 둘 다 거절/)).toBeVisible();
  expect(await screen.findAllByText('다시 로그인해 주세요! 401')).toHaveLength(1);
  expect(store.getState().user).toMatchObject({ isLogin: false, accessToken: '', user: null });
});

test('a member stays signed in while the provider is away', async () => {
  const member = await aMember({ nickname: '남을이' });
  layScenario('offline');
  const { store } = await renderPage(<TwoLists />, { member });
  await waitFor(() => expect(screen.getByText(/남을이 둘 다 거절/)).toBeVisible());
  expect(store.getState().user.isLogin).toBe(true);
});

function WayOut() {
  const { user } = useMember();
  const { signOut } = useSessionActions();
  return (
    <button type="button" onClick={() => void signOut()}>
      {user ? user.nickname : '방문자'}
    </button>
  );
}

test('signing out holds when an answer that was under way brings the cookie back', async () => {
  const member = await aMember({ nickname: '돌아온이' });
  let ended = 0;
  server.use(
    http.post('*/api/auth/signout', () => {
      ended += 1;
      return Response.json({ url: '/' });
    }),
    http.get('*/api/auth/session', () =>
      Response.json(
        ended < 2 ? { user: member.user, accessToken: member.token, expires: '2030-01-01' } : {},
      ),
    ),
  );
  const { user, store } = await renderPage(<WayOut />, { member });
  await user.click(screen.getByRole('button', { name: '돌아온이' }));
  expect(await screen.findByRole('button', { name: '방문자' })).toBeVisible();
  expect(ended).toBe(2);
  expect(store.getState().user.isLogin).toBe(false);
});
