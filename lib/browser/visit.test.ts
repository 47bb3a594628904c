import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { knownZones, unknownZones } from '../../tests/inputs/zones.ts';
import { whenIdle } from './idle.ts';
import { isInstalledApp } from './installed.ts';
import { isChangedSince, markListsChanged } from './listChanges.ts';
import { preventReplacement } from './preventReplacement.ts';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a list is old once this visit has changed lists after it was rendered', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T00:00:01.000Z') });
  expect(isChangedSince('2026-03-01T00:00:00.000Z')).toBe(false);
  markListsChanged();
  expect(isChangedSince('2026-03-01T00:00:00.999Z')).toBe(true);
  expect(isChangedSince('2026-03-01T00:00:01.000Z')).toBe(false);
});

test.each([-300_000, 300_000])(
  'a list is old by the clock of the server where the browser’s is %d ms ahead',
  async (ahead) => {
    const now = Date.parse('2026-03-01T00:00:01.000Z');
    vi.useFakeTimers({ now: now + ahead });
    const { noteServerTime } = await import('./serverClock.ts');
    const lists = await import('./listChanges.ts');
    noteServerTime(undefined);
    noteServerTime(new Date(now - 20_000).toUTCString());
    noteServerTime(new Date(now).toUTCString());
    lists.markListsChanged();
    expect(lists.isChangedSince('2026-03-01T00:00:00.999Z')).toBe(true);
    expect(lists.isChangedSince('2026-03-01T00:00:01.000Z')).toBe(false);
  },
);

test('work waits for an idle browser, for 3 s at the most', () => {
  const [request, cancel] = [vi.fn(() => 7), vi.fn()];
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const work = () => undefined;
  whenIdle(work)();
  whenIdle(work, 100);
  expect(request.mock.calls).toEqual([
    [work, { timeout: 3000 }],
    [work, { timeout: 100 }],
  ]);
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

test('without idle callbacks work waits for the next task, and can be cancelled', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const [work, cancelled] = [vi.fn(), vi.fn()];
  whenIdle(work);
  whenIdle(cancelled)();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect([work.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0]);
});

test('the site is an installed app in a window of its own, and never on the server', () => {
  expect(isInstalledApp()).toBe(false);
  const matchMedia = (query: string) => ({ matches: query === '(display-mode: standalone)' });
  vi.stubGlobal('window', { matchMedia });
  expect(isInstalledApp()).toBe(true);
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  expect(isInstalledApp()).toBe(false);
});

/** Loads `readerZone` in a browser that names its zone by Temporal, always by a text, or as Safari by Intl alone. */
async function inBrowserOf(engine: 'Intl' | 'Temporal', zone: { name: string | undefined }) {
  vi.stubGlobal('Temporal', engine === 'Temporal' ? { Now: { timeZoneId: () => zone.name ?? '' } } : undefined);
  const { readerZone } = await import('./readerZone.ts');
  return () => {
    if (engine === 'Intl')
      vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
        timeZone: zone.name,
      } as Intl.ResolvedDateTimeFormatOptions);
    return readerZone();
  };
}

describe.each(['Intl', 'Temporal'] as const)('in a browser that names its zone by %s', (engine) => {
  test('the reader’s time zone follows the browser’s, as on a journey', async () => {
    const zone = { name: 'Asia/Tokyo' };
    const readerZone = await inBrowserOf(engine, zone);
    expect(readerZone()).toBe('Asia/Tokyo');
    zone.name = 'America/New_York';
    expect(readerZone()).toBe('America/New_York');
  });

  test.each([...unknownZones, ...knownZones])(
    '$input, of $from, is shown as $expected',
    async ({ input, expected }) => {
      const readerZone = await inBrowserOf(engine, { name: input });
      expect(readerZone()).toBe(expected);
    },
  );
});

/** Has the history at an entry with this state; `isMove` by the browser's buttons, or a fragment. */
function reach(state: { key: string } | null, { isMove }: { isMove: boolean }) {
  vi.stubGlobal('history', { state });
  if (isMove) window.dispatchEvent(Object.assign(new Event('popstate'), { state }));
}

test('a page is come back to from a popstate until it is rendered', async () => {
  vi.stubGlobal('window', new EventTarget());
  const { forgetGoingBack, isBackNavigation } = await import('./navigationType.ts');
  reach({ key: 'first' }, { isMove: false });
  expect(isBackNavigation()).toBe(false);
  reach({ key: 'second' }, { isMove: true });
  expect(isBackNavigation()).toBe(true);
  forgetGoingBack();
  expect(isBackNavigation()).toBe(false);
});

test('a link that follows a page come back to leads to a new visit, whoever rendered that page', async () => {
  vi.stubGlobal('window', new EventTarget());
  const { isBackNavigation } = await import('./navigationType.ts');
  reach({ key: 'first' }, { isMove: true });
  reach({ key: 'second' }, { isMove: false });
  expect(isBackNavigation()).toBe(false);
  reach({ key: 'first' }, { isMove: true });
  expect(isBackNavigation()).toBe(true);
});

test('a move to a fragment is not one back', async () => {
  vi.stubGlobal('window', new EventTarget());
  const { isBackNavigation } = await import('./navigationType.ts');
  reach(null, { isMove: true });
  expect(isBackNavigation()).toBe(false);
});

test.each([
  [[{ type: 'reload' }], true],
  [[{ type: 'back_forward' }], true],
  [[{ type: 'navigate' }], false],
  [[{}], false],
  [[], false],
])('a document with the navigation %j is loaded again: %s', async (entries, isAgain) => {
  const { isReloaded } = await import('./navigationType.ts');
  const read = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
  expect(isReloaded()).toBe(isAgain);
  expect(read).toHaveBeenCalledExactlyOnceWith('navigation');
});

test('a page under the address of another is kept by the client that would load that one', () => {
  const data = { page: '/404', props: { __N_SSG: true, other: 1 } };
  preventReplacement('/404');
  vi.stubGlobal('window', { __NEXT_DATA__: data });
  preventReplacement('/_offline');
  expect(data.props).toEqual({ __N_SSG: true, other: 1 });
  preventReplacement('/404');
  expect(data.props).toEqual({ other: 1 });
  vi.stubGlobal('window', {});
  preventReplacement('/404');
});
