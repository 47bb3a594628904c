import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Layout } from '@/components/layout/Layout';
import { PullToRefresh } from '@/components/layout/PullToRefresh';
import { PictureViewer } from '@/components/pictures/PictureViewer';
import { Sheet } from '@/components/ui/Sheet';
import { aMember } from '../factories';
import { renderPage } from '../render';

afterEach(() => vi.restoreAllMocks());

const topic = (
  <Layout path="/forums/free/topics/3">
    <h1>글</h1>
  </Layout>
);

const setCanGoBack = (canGoBack: boolean) =>
  Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true });

test('the arrow back returns to the previous page of the site, or leads to the page above', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const { user, visits } = await renderPage(topic, { path: '/forums/free/topics/3' });
  setCanGoBack(true);
  await user.click(screen.getByRole('link', { name: '뒤로' }));
  expect(visits.current).toBe('/forums/free/topics/3');
  setCanGoBack(false);
  await user.click(screen.getByRole('link', { name: '뒤로' }));
  expect(visits.current).toBe('/forums/free');
  back.mockRestore();
});

test.each([
  ['in the same tab', 2, '/forums/free/topics/3'],
  ['in a new tab', 1, '/forums/free'],
])('without the Navigation API the arrow back of a page that the site linked %s works', async (_how, entries, to) => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  Object.defineProperty(window, 'navigation', { value: undefined, configurable: true });
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(entries);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/forums/free`);
  const { user, visits } = await renderPage(topic, { path: '/forums/free/topics/3' });
  await user.click(screen.getByRole('link', { name: '뒤로' }));
  expect(visits.current).toBe(to);
  back.mockRestore();
});

test('a page that a tab leads to has the logo and no arrow', async () => {
  await renderPage(<Layout path="/posts?search=a">글</Layout>);
  expect(screen.queryByRole('link', { name: '뒤로' })).toBeNull();
  expect(screen.getByRole('link', { name: '커뮤니티' })).toHaveAttribute('aria-current', 'page');
});

test('a visitor who writes signs in first, a member chooses what', async () => {
  const visitor = await renderPage(topic);
  await visitor.user.click(screen.getByRole('link', { name: '글쓰기' }));
  expect(visitor.visits.current).toBe('/topics/new');
  visitor.unmount();
  const { user, visits } = await renderPage(topic, { member: await aMember(), path: '/forums/free/topics/3' });
  await user.click(screen.getByRole('button', { name: '글쓰기' }));
  await user.click(await screen.findByRole('menuitem', { name: '질문하기' }));
  await waitFor(() => expect(visits.current).toBe('/questions/new'));
});

test('the write button leads to the form of what a page lists, and is not in the console', async () => {
  const member = await aMember({ role: 'manager' });
  const list = (
    <Layout path="/questions" write="/questions/new">
      질문
    </Layout>
  );
  const { unmount } = await renderPage(list, { member });
  expect(screen.getByRole('link', { name: '글쓰기' })).toHaveAttribute('href', '/questions/new');
  unmount();
  await renderPage(<Layout path="/manage/reports">신고</Layout>, { member });
  expect(screen.queryByRole('button', { name: '글쓰기' })).toBeNull();
});

const finger = (clientY: number, timeStamp: number) => ({
  pointerId: 1,
  pointerType: 'touch',
  isPrimary: true,
  clientY,
  timeStamp,
});

/** Dispatches a pointer event with a time, which the constructor does not take. */
function point(element: Element, type: string, init: PointerEventInit & { timeStamp: number }) {
  const event = new PointerEvent(type, { bubbles: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: init.timeStamp });
  fireEvent(element, event);
}

test('a sheet is closed by a pull at its head, and returns from a short or slow one', async () => {
  const onClose = vi.fn();
  await renderPage(<Sheet open onClose={onClose} title="신고" />);
  const sheet = screen.getByRole('dialog', { name: '신고' });
  Object.defineProperty(sheet, 'offsetHeight', { value: 400 });
  const head = screen.getByRole('heading', { name: '신고' });
  point(head, 'pointerdown', finger(100, 1000));
  point(head, 'pointermove', finger(150, 1400));
  expect(sheet.style.translate).toBe('0 50px');
  point(head, 'pointerup', finger(150, 1800));
  expect([sheet.style.translate, onClose.mock.calls.length]).toEqual(['', 0]);
  point(head, 'pointerdown', finger(100, 3000));
  point(head, 'pointerup', finger(300, 3800));
  expect(onClose).toHaveBeenCalledOnce();
  point(head, 'pointerdown', finger(100, 5000));
  point(head, 'pointerup', finger(160, 5050));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a picture is enlarged by a double tap and by two fingers, and made whole by another double tap', async () => {
  const pictures = [{ url: '/files/one.webp', alt: '창가의 크림', width: 800, height: 600 }];
  await renderPage(<PictureViewer pictures={pictures} start={0} onClose={() => undefined} />);
  const picture = screen.getByRole('img', { name: '창가의 크림' });
  const place = picture.closest('li') as HTMLElement;
  Object.defineProperties(place, { clientWidth: { value: 400 }, clientHeight: { value: 800 } });
  const scale = () => /scale\(([\d.]+)\)/.exec(picture.parentElement?.style.transform ?? '')?.[1];
  const tapTwice = (at: number) => {
    for (const timeStamp of [at, at + 100]) {
      point(picture, 'pointerdown', finger(10, timeStamp));
      point(picture, 'pointerup', finger(10, timeStamp));
    }
  };
  tapTwice(1000);
  expect(scale()).toBe('2.5');
  tapTwice(3000);
  expect(scale()).toBe('1');
  point(picture, 'pointerdown', { ...finger(100, 5000), pointerId: 1 });
  point(picture, 'pointerdown', { ...finger(200, 5000), pointerId: 2, isPrimary: false });
  point(picture, 'pointermove', { ...finger(300, 5100), pointerId: 2, isPrimary: false });
  expect(scale()).toBe('2');
});

/** What a finger moves within by itself; the innermost element is touched. */
const moved = [
  ...['<input>', '<textarea></textarea>', '<select></select>', '<div role="listbox"></div>', '<div role="menu"></div>'],
  ...['<div role="textbox"></div>', '<div contenteditable><p></p></div>', '<dialog open><p></p></dialog>'],
];

test.each(moved)('a finger in %s does not reload the installed app', async (html) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const { container } = await renderPage(<PullToRefresh />);
  container.insertAdjacentHTML('beforeend', html);
  const touched = container.querySelector('p') ?? container.lastElementChild ?? document.body;
  fireEvent.touchStart(touched, { touches: [{ clientY: 100 }] });
  fireEvent.touchMove(touched, { touches: [{ clientY: 260 }] });
  act(() => void fireEvent.touchEnd(touched, { touches: [] }));
  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a long pull at the top of the installed app reloads it, a short one does not', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const { container, unmount } = await renderPage(<PullToRefresh />);
  const pull = (to: number) => {
    fireEvent.touchStart(document.body, { touches: [{ clientY: 100 }] });
    fireEvent.touchMove(document.body, { touches: [{ clientY: to }] });
    act(() => void fireEvent.touchEnd(document.body, { touches: [] }));
  };
  pull(180);
  expect(reload).not.toHaveBeenCalled();
  expect(container.querySelector('[style*=translate]')).toBeNull();
  pull(260);
  expect(reload).toHaveBeenCalledOnce();
  unmount();
  expect(document.documentElement.style.overscrollBehaviorY).toBe('');
  vi.unstubAllGlobals();
});
