import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AppProps } from 'next/app';
import { beforeEach, expect, test, vi } from 'vitest';
import '@/components/auth/SessionSync';
import '@/components/layout/DeferredShell';
import '@/components/layout/UnreadCount';
import '@/components/users/Recommended';
import App from '@/pages/_app';
import * as signInPage from '@/pages/auth/signin';
import * as homePage from '@/pages/base/[name]';
import { hashPassword } from '@/provider/domain/identity/password';
import { answered, callsMade, server, testProvider } from '../api';
import { aTopic } from '../factories';
import { propsOf, textsOf } from '../render';
import { MemoryRouter, Visits } from '../router';
import { PATIENT, playNextAuth } from './nextAuth';

beforeEach(async () => {
  const { services } = await testProvider();
  // The provider's own time, at which its tokens have not expired.
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() });
  playNextAuth();
});
const PASSWORD = 'a sentence that no one guesses';

/** Returns a page inside the whole site, with the props of its server side. */
async function siteOf(
  page: Parameters<typeof propsOf>[0],
  visits: Visits,
  path: string,
  params: Record<string, string>,
) {
  const { props } = await propsOf(page, { path, params, locale: 'ko' });
  const pageProps = { ...props, ...(await textsOf('ko')) };
  const router = { locale: 'ko' } as AppProps['router'];
  return (
    <MemoryRouter visits={visits} place={{ route: path, params, locale: 'ko' }}>
      <App Component={page.default} pageProps={pageProps} router={router} />
    </MemoryRouter>
  );
}

/** Waits until calls, and what their answers cause, are done. */
const settled = () =>
  act(async () => {
    for (let round = 0; round < 5; round += 1) {
      await answered();
      await new Promise((done) => setTimeout(done));
    }
  });

test('after a sign-in every personal call of the page is sent once', async () => {
  const provider = await testProvider();
  await provider.member({ username: 'counted', passwordHash: await hashPassword(PASSWORD) });
  await aTopic();
  let sessionReads = 0;
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && pathname === '/api/auth/session') sessionReads += 1;
  });

  const visits = new Visits('/auth/signin');
  const { rerender } = render(await siteOf(signInPage, visits, '/auth/signin', {}));
  await expect.poll(() => sessionReads, PATIENT).toBe(1);
  await settled();
  const before = callsMade().length;

  const user = userEvent.setup();
  await user.type(screen.getByLabelText('아이디 또는 이메일'), 'counted');
  await user.type(screen.getByLabelText('비밀번호'), `${PASSWORD}{Enter}`);
  await expect.poll(() => visits.current, PATIENT).toBe('/');
  rerender(await siteOf(homePage, visits, '/', { name: 'main' }));
  const asked = (path: string) =>
    callsMade()
      .slice(before)
      .filter((call) => call.startsWith(`GET ${path}`));
  const personal = ['notifications/?status=unread', 'users/blocked/', 'activity/home/'];
  await expect.poll(() => personal.map((path) => asked(path).length), PATIENT).not.toContain(0);
  await settled();

  expect(personal.map((path) => [path, asked(path).length])).toEqual(personal.map((path) => [path, 1]));
  expect(sessionReads).toBe(2);
});
