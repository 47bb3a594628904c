// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureToast } from '@/lib/browser/failureToast';
import { notify } from '@/lib/browser/notify';
import { enterOverlay } from '@/lib/browser/overlays';
import { whenRead } from '@/lib/browser/whenRead';
import { hookStore } from '../tests/hookStore';
import { useBackCloses } from './useBackCloses';
import { useCopy } from './useCopy';
import { useCountView } from './useCountView';
import { useFailureToast } from './useFailureToast';
import { useFirstFault } from './useFields';
import { useLazyNamespace } from './useLazyNamespace';
import { useOnline } from './useOnline';
import { useReaderZone } from './useReaderZone';
import { useReloadWhenBack } from './useReloadWhenBack';
import { RenderedAtProvider, useRenderedAt } from './useRenderedAt';
import { useSequential } from './useSequential';
import { useShare } from './useShare';

const i18n = { language: 'ko', hasResourceBundle: vi.fn(() => false), addResourceBundle: vi.fn() };
vi.mock('react-i18next', () => ({
  useTranslation: (names: string) => ({ t: (key: string) => `${names}:${key}`, i18n }),
}));
vi.mock('@/lib/browser/notify', () => ({ notify: vi.fn() }));
vi.mock('@/lib/browser/failureToast', () => ({ failureToast: vi.fn() }));
vi.mock('@/lib/browser/overlays', () => ({ enterOverlay: vi.fn() }));
vi.mock('@/lib/browser/whenRead', () => ({ whenRead: vi.fn() }));

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

test('an overlay enters the history while it is open, and going back closes it as it is by then', () => {
  const leave = vi.fn();
  vi.mocked(enterOverlay).mockReturnValue(leave);
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(({ open, close }) => useBackCloses(open, close), {
    initialProps: { open: false, close: first },
  });
  expect(enterOverlay).not.toHaveBeenCalled();
  rerender({ open: true, close: first });
  rerender({ open: true, close: second });
  expect(enterOverlay).toHaveBeenCalledOnce();
  vi.mocked(enterOverlay).mock.calls[0]?.[0]();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(leave).not.toHaveBeenCalled();
  rerender({ open: false, close: second });
  expect(leave).toHaveBeenCalledOnce();
});

const withClipboard = (writeText: () => Promise<void>, rest: object = {}) =>
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...rest });

test.each([
  ['copied', () => Promise.resolve(), 'success', 'common:toast.copied'],
  ['not copied', () => Promise.reject(new Error('denied')), 'warning', 'common:toast.copyFailed'],
] as const)('an address that is %s is reported', async (_how, writeText, kind, message) => {
  const write = vi.fn(writeText);
  withClipboard(write);
  await renderHook(() => useCopy()).result.current('https://gyeol.example/');
  expect(write).toHaveBeenCalledWith('https://gyeol.example/');
  expect(vi.mocked(notify).mock.calls).toEqual([[kind, message]]);
});

const aborted = new DOMException('closed', 'AbortError');
const opening = new DOMException('a share is in progress', 'InvalidStateError');
test.each([
  ['shared by the device’s sheet', () => Promise.resolve(), 0],
  ['not copied when the reader closes the sheet', () => Promise.reject(aborted), 0],
  ['not copied by a second tap while the sheet opens', () => Promise.reject(opening), 0],
  ['copied when the sheet fails', () => Promise.reject(new DOMException('no', 'DataError')), 1],
  ['copied when sharing throws something else', () => Promise.reject(new Error('AbortError')), 1],
] as const)('an address is %s', async (_how, outcome, copies) => {
  const write = vi.fn(() => Promise.resolve());
  const share = vi.fn(outcome);
  withClipboard(write, { share });
  await renderHook(() => useShare('Title', '/there')).result.current();
  expect(share).toHaveBeenCalledWith({ title: 'Title', url: '/there' });
  expect(write).toHaveBeenCalledTimes(copies);
});

test('the page’s own address is copied without its query where the device has no sheet', async () => {
  const write = vi.fn(() => Promise.resolve());
  withClipboard(write);
  window.history.replaceState({}, '', '/forums/free?page=2');
  await renderHook(() => useShare('Title')).result.current();
  expect(write).toHaveBeenCalledWith(`${location.origin}/forums/free`);
});

test('a failure is shown in the reader’s language, with its fallback', () => {
  const failure = new Error('no');
  renderHook(() => useFailureToast()).result.current(failure, 'fallback');
  const [t, ...rest] = vi.mocked(failureToast).mock.calls[0] ?? [];
  expect(rest).toEqual([failure, 'fallback']);
  expect((t as unknown as (key: string) => string)('key')).toBe('common:key');
});

const SEEN = 'gyeol-seen-topic';
/** Looks at content: the calls that count it once it is read. */
function look(id: number, kind = 'topic') {
  const cancel = vi.fn();
  vi.mocked(whenRead).mockReturnValue(cancel);
  const count = vi.fn();
  const { store, wrapper } = hookStore();
  const hook = renderHook((props) => useCountView(props.kind, props.id, async () => count), {
    initialProps: { kind, id },
    wrapper,
  });
  const read = async () => {
    vi.mocked(whenRead).mock.lastCall?.[0]();
    await Promise.resolve();
  };
  return { ...hook, count, read, cancel, dispatch: store.dispatch };
}

test('a look is counted once the page is read, once a visit, and once a kind', async () => {
  const first = look(1);
  expect(first.count).not.toHaveBeenCalled();
  await first.read();
  expect(first.count.mock.calls).toEqual([[first.dispatch]]);
  const again = look(1);
  await again.read();
  expect(again.count).not.toHaveBeenCalled();
  const other = look(1, 'post');
  await other.read();
  expect(other.count).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem(SEEN)).toBe('[1]');
});

test('other content in the same page is counted, and a page that goes before is not', async () => {
  const { rerender, count, read, cancel, unmount } = look(1);
  await read();
  rerender({ kind: 'topic', id: 2 });
  await read();
  expect(count).toHaveBeenCalledTimes(2);
  rerender({ kind: 'topic', id: 2 });
  expect(whenRead).toHaveBeenCalledTimes(2);
  expect(cancel).toHaveBeenCalledOnce();
  unmount();
  expect(cancel).toHaveBeenCalledTimes(2);
});

test('the latest 200 are remembered', async () => {
  sessionStorage.setItem(SEEN, JSON.stringify(Array.from({ length: 200 }, (_, index) => index + 1)));
  const { read, count } = look(201);
  await read();
  expect(count).toHaveBeenCalledOnce();
  const seen = JSON.parse(sessionStorage.getItem(SEEN) ?? '');
  expect([seen.length, seen[0], seen.at(-1)]).toEqual([200, 2, 201]);
});

test.each([
  ['{"length":1}', '[1]'],
  ['broken', 'broken'],
])('a look is counted where %s is remembered, and %s is then', async (stored, seen) => {
  sessionStorage.setItem(SEEN, stored);
  const { read, count } = look(1);
  await read();
  expect(count).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem(SEEN)).toBe(seen);
});

function Faulty({ faults }: { faults: string[] }) {
  const { form, showFirst } = useFirstFault();
  return (
    <form ref={form}>
      <button type="button" onClick={showFirst}>
        send
      </button>
      <input aria-label="a" aria-invalid={faults.includes('a')} />
      <fieldset data-invalid={faults.includes('b') || undefined}>
        <input aria-label="b" />
      </fieldset>
    </form>
  );
}

test.each([
  [['a', 'b'], 'a'],
  [['b'], 'b'],
  [[], undefined],
])('of the wrong fields %j the first has the focus once it is asked for', (faults, focused) => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const { getByRole } = render(<Faulty faults={faults} />);
  expect(document.activeElement).toBe(document.body);
  act(() => getByRole('button').click());
  expect(document.activeElement?.getAttribute('aria-label')).toBe(focused ?? null);
  expect(scrolled.mock.calls).toEqual(focused ? [[{ block: 'center' }]] : []);
  expect(focus.mock.calls).toEqual(focused ? [[{ preventScroll: true }]] : []);
});

test('a second rejection moves the focus again', () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { getByRole, getByLabelText } = render(<Faulty faults={['a']} />);
  act(() => getByRole('button').click());
  getByLabelText('b').focus();
  act(() => getByRole('button').click());
  expect(document.activeElement).toBe(getByLabelText('a'));
});

test('the connection is followed as long as somebody asks for it', () => {
  let isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const removed = vi.spyOn(window, 'removeEventListener');
  const { result, unmount } = renderHook(() => useOnline());
  expect(result.current).toBe(true);
  for (const state of ['offline', 'online']) {
    isOnline = state === 'online';
    act(() => void window.dispatchEvent(new Event(state)));
    expect(result.current).toBe(isOnline);
  }
  unmount();
  expect(removed.mock.calls.map(([event]) => event)).toEqual(expect.arrayContaining(['online', 'offline']));
});

test.each(['online', 'click'])(
  'texts that were lost on the way are fetched again at the next event: %s',
  async (again) => {
    const texts = { title: 'Texts' };
    const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal(
      'fetch',
      fetched.mockImplementation(async () => Response.json(texts)),
    );
    const onFailed = vi.fn();
    const { result, unmount } = renderHook(() => useLazyNamespace('skin', onFailed));
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(result.current).toBe(false);
    act(() => void window.dispatchEvent(new Event(again)));
    await vi.waitFor(() => expect(result.current).toBe(true));
    expect(i18n.addResourceBundle.mock.calls).toEqual([['ko', 'skin', texts]]);
    // They are there: nothing more is fetched.
    window.dispatchEvent(new Event('click'));
    window.dispatchEvent(new Event('online'));
    unmount();
    expect(fetched).toHaveBeenCalledTimes(2);
  },
);

test('before hydration the browser is offline, or what the page was rendered for', () => {
  const Connection = (props: { rendered?: boolean }) => String(useOnline(props.rendered));
  expect([{}, { rendered: true }].map((props) => renderToString(<Connection {...props} />))).toEqual(['false', 'true']);
});

test('the reader’s zone is known after the first drawing', () => {
  const zones: unknown[] = [];
  renderHook(() => zones.push(useReaderZone()));
  expect(zones[0]).toBeUndefined();
  expect(zones.at(-1)).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('the page’s own now is what its provider says', () => {
  expect(renderHook(() => useRenderedAt()).result.current).toBeUndefined();
  const { result } = renderHook(() => useRenderedAt(), {
    wrapper: ({ children }) => <RenderedAtProvider renderedAt="2026-03-02">{children}</RenderedAtProvider>,
  });
  expect(result.current).toBe('2026-03-02');
});

test('work is done in its order, one piece after another', async () => {
  const { result } = renderHook(() => useSequential());
  const done: string[] = [];
  let finishFirst = () => {};
  result.current(async () => {
    await new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    done.push('first');
  });
  const second = new Promise<void>((resolve) => {
    result.current(async () => {
      done.push('second');
      resolve();
    });
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  finishFirst();
  await second;
  expect(done).toEqual(['first', 'second']);
});

/** A page that waits for its address: `reach` lets the next try succeed. */
function waitingPage({ type = 'navigate' } = {}) {
  vi.useFakeTimers();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  const reload = vi.fn();
  vi.stubGlobal(
    'window',
    new Proxy(window, {
      get: (target, name) => {
        if (name === 'location') return { href: 'https://gyeol.example/page', reload };
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  );
  let isUp = false;
  const tries = vi.fn(() => (isUp ? Promise.resolve(new Response()) : Promise.reject(new Error('away'))));
  vi.stubGlobal('fetch', tries);
  const hook = renderHook(() => useReloadWhenBack());
  return { ...hook, reload, tries, reach: () => (isUp = true), pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}
const see = async (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};

test('a page tries its address after pauses that double up to a minute, and reloads once it is there', async () => {
  const { tries, pass, reach, reload } = waitingPage();
  for (const pause of [2000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    const before = tries.mock.calls.length;
    await pass(pause - 1);
    expect(tries).toHaveBeenCalledTimes(before);
    await pass(1);
    expect(tries).toHaveBeenCalledTimes(before + 1);
  }
  expect(tries).toHaveBeenLastCalledWith('https://gyeol.example/page', { method: 'HEAD', cache: 'no-store' });
  expect(reload).not.toHaveBeenCalled();
  reach();
  await pass(60_000);
  expect(reload).toHaveBeenCalledOnce();
  await pass(600_000);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that came by a reload begins with a long pause', async () => {
  const { tries, pass } = waitingPage({ type: 'reload' });
  await pass(29_999);
  expect(tries).not.toHaveBeenCalled();
  await pass(1);
  expect(tries).toHaveBeenCalledOnce();
});

test('a page tries at once when the browser is online or the page is seen, and not while it is hidden', async () => {
  const { tries, pass } = waitingPage();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(tries).toHaveBeenCalledTimes(1);
  await see('hidden');
  expect(tries).toHaveBeenCalledTimes(1);
  await see('visible');
  expect(tries).toHaveBeenCalledTimes(2);
  // The pause begins anew: one timer alone is under way.
  await pass(3999);
  expect(tries).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(tries).toHaveBeenCalledTimes(3);
});

test('two tries are never under way at once', async () => {
  const { tries, pass } = waitingPage();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(tries).toHaveBeenCalledTimes(1);
});

test('a page that is left neither tries again nor reloads', async () => {
  const { tries, pass, reach, reload, unmount } = waitingPage();
  reach();
  window.dispatchEvent(new Event('online'));
  unmount();
  await pass(0);
  await see('visible');
  window.dispatchEvent(new Event('online'));
  await pass(600_000);
  expect(tries).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});
