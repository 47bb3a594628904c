import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { useGetTopicsQuery } from '@/api/topics';
import { SessionSync } from '@/components/auth/SessionSync';
import { useMember } from '@/hooks/useMember';
import { useSessionActions } from '@/hooks/useSession';
import { rememberEnded } from '@/lib/browser/endedSession';
import { callsMade, layScenario, server, setSession } from '../api';
import { allowConsole } from '../console';
import { aMember } from '../factories';
import { renderPage } from '../render';

/** Renders two lists that are fetched together. */
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

function WayOut() {
  const { user } = useMember();
  const { signOut } = useSessionActions();
  return (
    <button type="button" onClick={() => void signOut().catch(() => undefined)}>
      {user ? user.nickname : '방문자'}
    </button>
  );
}

test('calls that are rejected together end the session once and warn once', async () => {
  const member = await aMember({ nickname: '떠날이' });
  layScenario('expired-session');
  const { store } = await renderPage(<TwoLists />, { member });
  expect(await screen.findByText(/방문자 둘 다 거절/)).toBeVisible();
  expect(await screen.findAllByText('다시 로그인해 주세요! 401')).toHaveLength(1);
  expect(store.getState().user).toMatchObject({ isLogin: false, accessToken: '', user: null });
});

test('a member stays signed in while the provider is down', async () => {
  const member = await aMember({ nickname: '남을이' });
  layScenario('offline');
  const { store } = await renderPage(<TwoLists />, { member });
  await waitFor(() => expect(screen.getByText(/남을이 둘 다 거절/)).toBeVisible());
  expect(store.getState().user.isLogin).toBe(true);
});

/** The ways in which signing out fails, as next-auth's client meets them. */
const failures: Record<string, () => Response> = {
  '400 with an address': () => Response.json({ url: '/auth/error' }, { status: 400 }),
  '503 of a proxy': () => new Response('<h1>unavailable</h1>', { status: 503 }),
  '200 that asks to confirm': () => Response.json({ url: '/api/auth/signout?csrf=true' }),
  'no answer': () => HttpResponse.error(),
};

/** Mocks a cookie that survives every sign-out, and counts the calls about it. */
async function stubbornCookie(failure: () => Response) {
  allowConsole(/CLIENT_FETCH_ERROR|not valid JSON|Failed to fetch|fetch/);
  const member = await aMember({ nickname: '남은쿠키' });
  const counts = { signouts: 0, sessions: 0 };
  server.use(
    http.post('*/api/auth/signout', () => {
      counts.signouts += 1;
      return failure();
    }),
    http.get('*/api/auth/session', () => {
      counts.sessions += 1;
      return Response.json({ user: member.user, accessToken: member.token, expires: '2030-01-01T00:00:00.000Z' });
    }),
  );
  return { member, counts };
}

/** Makes next-auth's client read the session again, as when the window becomes visible. */
const readAgain = () =>
  act(async () => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'nextauth.message',
        newValue: JSON.stringify({ event: 'session', data: { trigger: 'getSession' } }),
      }),
    );
  });

test.each(Object.keys(failures))(
  'a refused session is not taken up again when signing out fails with %s',
  async (name) => {
    const { member, counts } = await stubbornCookie(failures[name] as () => Response);
    layScenario('expired-session');
    const { store } = await renderPage(
      <>
        <SessionSync />
        <TwoLists />
      </>,
      { member },
    );
    expect(await screen.findByText(/방문자 둘 다 거절/)).toBeVisible();
    await waitFor(() => expect(counts.signouts).toBe(1));
    for (const again of [1, 2, 3]) {
      const before = counts.sessions;
      await readAgain();
      await waitFor(() => expect(counts.sessions, `reading ${again}`).toBeGreaterThan(before));
    }
    expect(store.getState().user).toMatchObject({ isLogin: false, accessToken: '' });
    expect(counts.signouts).toBe(1);
    expect(callsMade().length).toBeLessThanOrEqual(6);
    expect(screen.getAllByText('다시 로그인해 주세요! 401')).toHaveLength(1);
  },
);

test.each(Object.keys(failures))('signing out by hand ends the session here when it fails with %s', async (name) => {
  const { member, counts } = await stubbornCookie(failures[name] as () => Response);
  const { user, store } = await renderPage(
    <>
      <SessionSync />
      <WayOut />
    </>,
    { member },
  );
  await user.click(await screen.findByRole('button', { name: '남은쿠키' }));
  expect(await screen.findByRole('button', { name: '방문자' })).toBeVisible();
  await readAgain();
  expect(store.getState().user.isLogin).toBe(false);
  expect(counts.signouts).toBeLessThanOrEqual(3);
});

test('a cookie that outlived its session is ended at the next visit', async () => {
  const member = await aMember();
  rememberEnded(member.token);
  setSession({ user: member.user, accessToken: member.token, expires: '2030-01-01T00:00:00.000Z' });
  vi.resetModules();
  const { refreshSession } = await import('@/store/refreshSession');
  const { store } = await renderPage(<p>처음</p>);
  let ended = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/signout')) ended += 1;
  });
  expect(await refreshSession(store)).toBe('');
  expect(await refreshSession(store)).toBe('');
  await waitFor(() => expect(ended).toBe(1));
  expect(store.getState().user.isLogin).toBe(false);
});

test('signing out holds when an answer in flight sets the cookie again', async () => {
  const member = await aMember({ nickname: '돌아온이' });
  let ended = 0;
  server.use(
    http.post('*/api/auth/signout', () => {
      ended += 1;
      return Response.json({ url: '/' });
    }),
    http.get('*/api/auth/session', () =>
      Response.json(ended < 2 ? { user: member.user, accessToken: member.token, expires: '2030-01-01' } : {}),
    ),
  );
  const { user, store } = await renderPage(<WayOut />, { member });
  await user.click(screen.getByRole('button', { name: '돌아온이' }));
  expect(await screen.findByRole('button', { name: '방문자' })).toBeVisible();
  expect(ended).toBe(2);
  expect(store.getState().user.isLogin).toBe(false);
});
