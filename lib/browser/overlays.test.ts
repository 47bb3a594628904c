import { beforeEach, expect, test, vi } from 'vitest';

const { events } = vi.hoisted(() => {
  const listeners: (() => void)[] = [];
  return {
    events: { listeners, on: (name: string, run: () => void) => name === 'routeChangeComplete' && listeners.push(run) },
  };
});
vi.mock('next/router', () => ({ default: { events } }));

type State = { key: string; as: string; overlays?: number } | null;

/**
 * A browser's window with its session history; a move arrives as a task of its own. As in Chromium, an event of
 * the window itself has no capture phase: its listeners are called in the order in which they were added.
 */
class BrowserWindow extends EventTarget {
  entries: State[];
  at = 0;
  moves: number[] = [];
  history: unknown;

  constructor(state: State) {
    super();
    this.entries = [state];
    const browser = this;
    this.history = {
      get state() {
        return browser.entries[browser.at] ?? null;
      },
      pushState(next: State) {
        browser.entries.splice(browser.at + 1, Number.POSITIVE_INFINITY, next);
        browser.at += 1;
      },
      go(by: number) {
        browser.moves.push(by);
        setImmediate(() => browser.moveTo(browser.at + by));
      },
    };
  }

  override addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
    super.addEventListener(type, listener, { once: options?.once ?? false });
  }

  moveTo(place: number) {
    this.at = place;
    this.dispatchEvent(Object.assign(new Event('popstate'), { state: this.entries[place] ?? null }));
  }
}

const list = { key: 'list', as: '/topics' };
let page: BrowserWindow;
/** The states that Next's own listener has seen. */
let seenByNext: State[];
let enterOverlay: (close: () => void) => () => void;
let afterOverlays: (work: () => void) => void;
let leaveOverlayEntries: () => void;
let watchHistory: () => void;

/** Waits until moves through the history have arrived. */
const settled = async () => {
  for (let task = 0; task < 4; task += 1) await new Promise((resolve) => setImmediate(resolve));
};
/** Opens an overlay, which has its entry once this returns. */
const opened = async (close: () => void = vi.fn()) => {
  const leave = enterOverlay(close);
  await settled();
  return leave;
};
const depths = () => page.entries.map((state) => state?.overlays ?? 0);
const goBack = () => {
  page.moveTo(page.at - 1);
  return settled();
};

function openPage(state: State) {
  page = new BrowserWindow(state);
  seenByNext = [];
  vi.stubGlobal('window', page);
}
/** Starts the page's scripts: ours before Next's. */
function start() {
  watchHistory();
  page.addEventListener('popstate', (event) => seenByNext.push((event as PopStateEvent).state));
}

beforeEach(async () => {
  vi.resetModules();
  events.listeners.length = 0;
  openPage(list);
  ({ leaveOverlayEntries, watchHistory } = await import('./overlayEntries.ts'));
  ({ enterOverlay, afterOverlays } = await import('./overlays.ts'));
  start();
});

test('going back closes an overlay, and Next learns nothing of it', async () => {
  const close = vi.fn();
  enterOverlay(close);
  await settled();
  expect(page.entries).toEqual([list, { ...list, overlays: 1 }]);
  await goBack();
  expect(close).toHaveBeenCalledOnce();
  expect([page.at, page.moves, seenByNext]).toEqual([0, [], []]);
});

test('an overlay that is closed by hand leaves its history entry', async () => {
  const close = vi.fn();
  const leave = await opened(close);
  leave();
  await settled();
  expect([page.at, page.moves]).toEqual([0, [-1]]);
  leave();
  await settled();
  expect([page.moves, close.mock.calls]).toEqual([[-1], []]);
});

test('overlays are closed one by one, the last first', async () => {
  const closed: string[] = [];
  await opened(() => closed.push('outer'));
  await opened(() => closed.push('inner'));
  expect(depths()).toEqual([0, 1, 2]);
  await goBack();
  expect([closed, page.at]).toEqual([['inner'], 1]);
  await goBack();
  expect([closed, page.at]).toEqual([['inner', 'outer'], 0]);
});

test('a jump to the page closes all its overlays, the last first', async () => {
  const closed: string[] = [];
  for (const name of ['outer', 'middle', 'inner']) enterOverlay(() => closed.push(name));
  await settled();
  expect(depths()).toEqual([0, 1, 2, 3]);
  page.moveTo(0);
  await settled();
  expect(closed).toEqual(['inner', 'middle', 'outer']);
});

test('a menu that a sheet replaces in one task leaves it its entry', async () => {
  const leave = await opened();
  leave();
  await opened();
  expect([depths(), page.at, page.moves]).toEqual([[0, 1], 1, []]);
});

test('the overlay beneath one that was closed stays open', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  enterOverlay(outer);
  const leaveInner = enterOverlay(inner);
  await settled();
  leaveInner();
  await settled();
  expect([page.at, page.moves]).toEqual([1, [-1]]);
  await goBack();
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 0]);
});

test('going forward to an overlay that was closed returns to the page', async () => {
  const close = vi.fn();
  enterOverlay(close);
  await settled();
  void goBack();
  page.moveTo(1);
  await settled();
  expect([page.at, page.moves, seenByNext, close.mock.calls.length]).toEqual([0, [-1], [], 1]);
});

test('work waits until the entries of closed overlays are gone', async () => {
  const leave = await opened();
  const places: number[] = [];
  leave();
  afterOverlays(() => places.push(page.at));
  afterOverlays(() => places.push(page.at));
  await settled();
  expect(places).toEqual([0, 0]);
  await opened();
  expect(places).toHaveLength(2);
});

test('an overlay that opens during a move has its entry after it', async () => {
  const leave = await opened();
  leave();
  await Promise.resolve();
  expect(page.moves).toEqual([-1]);
  const close = vi.fn();
  await opened(close);
  expect([depths(), page.at, page.moves]).toEqual([[0, 1], 1, [-1]]);
  void goBack();
  expect(close).toHaveBeenCalledOnce();
});

test('Next is notified of moves between pages', async () => {
  const leave = await opened();
  leave();
  await settled();
  const other = { key: 'post', as: '/posts/7' };
  page.entries = [list, other];
  page.moveTo(1);
  await settled();
  // The one move is that of the overlay that was closed.
  expect([seenByNext, page.moves]).toEqual([[other], [-1]]);
  page.entries = [null];
  page.moveTo(0);
  expect(seenByNext).toEqual([other, null]);
});

test('a move to an overlay’s entry of another page goes on to that page itself', async () => {
  const close = vi.fn();
  await opened(close);
  const other = { key: 'post', as: '/posts/7' };
  page.entries = [other, { ...other, overlays: 1 }, { ...other, overlays: 2 }, list, { ...list, overlays: 1 }];
  page.moveTo(2);
  await settled();
  expect([page.at, page.moves, seenByNext]).toEqual([0, [-2], [other]]);
  expect(close).toHaveBeenCalledOnce();
});

test('overlays of the next page are entered above its own entry', async () => {
  const first = vi.fn();
  await opened(first);
  const other = { key: 'post', as: '/posts/7' };
  page.entries[page.at] = other;
  for (const run of events.listeners) run();
  const close = vi.fn();
  await opened(close);
  expect(page.entries).toEqual([list, other, { ...other, overlays: 1 }, { ...other, overlays: 2 }]);
  expect(events.listeners).toHaveLength(1);
});

test('one address in two entries is two pages', async () => {
  await opened();
  const again = { key: 'again', as: list.as };
  page.entries.push(again);
  page.moveTo(2);
  expect(seenByNext).toEqual([again]);
});

test('a page that is loaded again above its own entry returns there, unseen by Next', async () => {
  openPage(list);
  page.entries.push({ ...list, overlays: 1 }, { ...list, overlays: 2 });
  page.at = 2;
  leaveOverlayEntries();
  start();
  await settled();
  expect([page.at, page.moves, seenByNext]).toEqual([0, [-2], []]);
  page.moveTo(0);
  expect(seenByNext).toEqual([list]);
});

test.each([null, list, { ...list, overlays: 0 }])('a page at its own entry %j stays', async (state) => {
  openPage(state);
  leaveOverlayEntries();
  start();
  page.moveTo(0);
  await settled();
  expect([page.moves, seenByNext]).toEqual([[], [state]]);
});
