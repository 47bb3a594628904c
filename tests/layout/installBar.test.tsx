import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Layout } from '@/components/layout/Layout';
import { setMedia } from '../browser';
import { renderPage } from '../render';

const DAYS = 'Fri Nov 20 2026,Sat Nov 21 2026';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const offer = () => screen.queryByText('결을 설치하면 앱처럼 바로 열 수 있어요.');
const manual = () => screen.queryByText(/공유 버튼에서/);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
  vi.restoreAllMocks();
});

/** Opens a page as a browser that was here on `days`; Chromium then offers to install the site. */
async function visit(days: string | null = DAYS, browser: 'chromium' | 'safari' = 'chromium') {
  if (days) localStorage.setItem('gyeol-visits', days);
  const page = await renderPage(
    <Layout path="/forums">
      <h1>포럼</h1>
    </Layout>,
    { path: '/forums' },
  );
  await act(() => import('@/components/layout/OfflineNotice'));
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  if (browser === 'chromium') await act(async () => window.dispatchEvent(event));
  await act(() => import('@/components/layout/InstallBar'));
  const [posts] = screen.getAllByRole('link', { name: '포스트' });
  const goOn = () => page.user.click(posts as HTMLElement);
  return { ...page, event, prompt, goOn };
}

test('from the third visit on, the next page offers to install the site, which the browser does on a tap', async () => {
  const { user, event, prompt, goOn } = await visit();
  expect(event.defaultPrevented).toBe(true);
  expect(offer()).toBeNull();
  await goOn();
  await user.click(await screen.findByRole('button', { name: '설치하기' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});

test('an offer to install the site that is closed is not made again', async () => {
  const { user, unmount, goOn } = await visit();
  await goOn();
  await user.click(await screen.findByRole('button', { name: '설치 안내 닫기' }));
  expect(offer()).toBeNull();
  unmount();
  const { event } = await visit(null);
  expect(event.defaultPrevented).toBe(false);
});

test('two pages on one day are one visit, and a second one offers no installation', async () => {
  for (const days of ['Fri Nov 20 2026', null]) {
    const { event, unmount } = await visit(days);
    expect(event.defaultPrevented).toBe(false);
    unmount();
  }
});

test('an installed site does not offer its installation', async () => {
  setMedia('(display-mode: standalone)');
  expect((await visit()).event.defaultPrevented).toBe(false);
});

test.each([
  ['Safari', SAFARI, true],
  ['an app’s own browser', SAFARI.replace(/Version.*/, 'KAKAOTALK 10.0'), false],
])('iOS in %s', async (_name, agent, isShown) => {
  Object.assign(navigator, { standalone: false });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const { goOn } = await visit(DAYS, 'safari');
  await goOn();
  expect(manual() !== null).toBe(isShown);
});
