import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Layout } from '@/components/layout/Layout';
import { LOADER_REMOVAL_MS } from '@/lib/constants';
import { renderPage } from '../render';

const loader = () => document.getElementById('page-loader');
const shell = () =>
  renderPage(
    <Layout path="/forums">
      <h1>포럼</h1>
    </Layout>,
    { path: '/forums' },
  );

test('the page-loader is removed one second after a navigation', async () => {
  const { visits } = await shell();
  vi.useFakeTimers();
  expect(loader()).toBeNull();
  act(() => visits.events.emit('routeChangeStart', '/topics', { shallow: false }));
  expect(loader()).toBeInTheDocument();
  act(() => visits.events.emit('routeChangeComplete', '/topics', { shallow: false }));
  act(() => vi.advanceTimersByTime(LOADER_REMOVAL_MS - 1));
  expect(loader()).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(loader()).toBeNull();
});

test('a page’s own theme and font stylesheets never reach the next page', async () => {
  const { visits } = await shell();
  for (const name of ['customTheme', 'customFont', 'other']) {
    const link = document.createElement('link');
    link.dataset[name] = '';
    document.head.append(link);
  }
  act(() => visits.events.emit('beforeHistoryChange', '/topics', { shallow: false }));
  expect(document.querySelector('[data-custom-theme], [data-custom-font]')).toBeNull();
  expect(document.querySelector('[data-other]')).not.toBeNull();
});

test('the scroll-to-top button is shown beyond 300 px of scroll', async () => {
  const { user } = await shell();
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    fireEvent.scroll(window);
  };
  scrollTo(300);
  expect(screen.queryByRole('button', { name: '맨 위로' })).toBeNull();
  scrollTo(301);
  await user.click(await screen.findByRole('button', { name: '맨 위로' }));
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  scrollTo(0);
  expect(screen.queryByRole('button', { name: '맨 위로' })).toBeNull();
});

test('a chat that is not configured links to the page that explains it', async () => {
  const { user, visits } = await shell();
  const [button] = screen.getAllByRole('button', { name: '1:1 문의' });
  await user.click(button as HTMLElement);
  await waitFor(() => expect(visits.current).toBe('/support'));
});

test('reports a lost and a restored connection', async () => {
  await shell();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText(/오프라인이에요/)).toBeVisible();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(/오프라인이에요/)).toBeNull();
});
