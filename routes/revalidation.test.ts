import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let revalidation: typeof import('../server/revalidation.ts') & typeof import('./changedPages.ts');

// Each test has its own clock and memory.
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  revalidation = {
    ...(await import('../server/revalidation.ts')),
    ...(await import('./changedPages.ts')),
  };
});
afterEach(() => vi.useRealTimers());

const link = (...resources: string[]) => resources.map((resource) => `<${resource}>; rel="invalidates"`).join(', ');

test('only existing pages are revalidated, whatever an answer names', () => {
  const named = link('/forums/free/topics/12', '/forums/free', '/topics/12', '/../etc/passwd');
  expect(revalidation.changedBy(named).pages).toEqual(['/forums/free/topics/12']);
  expect(revalidation.changedBy('</forums/free/topics/12>; rel="next"').pages).toEqual([]);
  expect(revalidation.changedBy(undefined)).toEqual({ pages: [], restored: [], lists: [] });
});

test.each([
  ['/forums/sun/topics/3', '/forums/sun/pages/1'],
  ['/posts/7', '/posts/pages/1'],
  ['/questions/barrier-cream', '/questions/pages/every/1'],
  ['/contents/videos/5', '/contents/videos/pages/1'],
  ['/contents/photos/5', '/contents/photos/pages/1'],
  ['/users/bori', '/users/pages/1'],
  ['/events/autumn-tea', '/events/autumn-tea/winners'],
])('%s changes its own page and its list', (resource, list) => {
  const changed = revalidation.changedBy(link(resource));
  expect(changed.pages).toEqual([resource]);
  expect(changed.lists).toContain(list);
});

test('a forum that an operator has changed renders the pages again that name it', () => {
  const { pages, lists } = revalidation.changedBy(link('/forums/sun'));
  expect(pages).toEqual([]);
  expect([...lists].sort()).toEqual(['/base/main', '/forums/all/1', '/forums/sun/pages/1', '/topics/every/1']);
});

test.each([
  '/banners/3',
  '/forums/sun',
  '/forums/sun/topics/3',
  '/posts/7',
  '/challenges/7',
  '/events/autumn-tea',
  '/questions/barrier-cream',
  '/contents/videos/5',
  '/contents/photos/5',
])('the home page, which shows %s, is rendered again with it', (resource) => {
  expect(revalidation.changedBy(link(resource)).lists).toContain('/base/main');
});

test('the home page is rendered again when its sections change', () => {
  expect(revalidation.changedBy(link('/'))).toEqual({ pages: [], restored: [], lists: ['/base/main'] });
});

test('the page of badges is rendered again when a rule changes', () => {
  expect(revalidation.changedBy(link('/badges'))).toEqual({ pages: [], restored: [], lists: ['/badges/1'] });
});

test('a text that an operator has changed renders the pages again that are about it', () => {
  expect(revalidation.changedBy(link('/texts/badges'))).toEqual({ pages: [], restored: [], lists: ['/badges/1'] });
  expect(revalidation.changedBy(link('/texts/surveys')).lists).toEqual(
    expect.arrayContaining(['/surveys/all/1', '/surveys/skin-type', '/surveys/barrier']),
  );
  expect(revalidation.changedBy(link('/texts/skin')).lists).toEqual(
    expect.arrayContaining(['/surveys/all/1', '/skin/YMSJ', '/skin/GTKP', '/users/pages/1']),
  );
  expect(revalidation.changedBy(link('/texts/errors')).lists).toEqual([]);
});

test('the pages of a text are rendered one after the other, so that others are answered meanwhile', async () => {
  let rendering = 0;
  let most = 0;
  const revalidate = vi.fn(async () => {
    rendering += 1;
    most = Math.max(most, rendering);
    await vi.advanceTimersByTimeAsync(1);
    rendering -= 1;
  });
  await revalidation.revalidatePages({ revalidate }, revalidation.changedBy(link('/texts/skin')));
  expect(revalidate.mock.calls.length).toBeGreaterThan(40);
  expect(most).toBe(1);
});

test('a changed page is rendered again in both languages', () => {
  const revalidate = vi.fn().mockResolvedValue(undefined);
  void revalidation.revalidatePages({ revalidate }, revalidation.changedBy(link('/forums/free/topics/1')));
  expect(revalidate.mock.calls.slice(0, 2)).toEqual([['/forums/free/topics/1'], ['/en/forums/free/topics/1']]);
});

test('the first views that list a changed page follow, at most once a pause', async () => {
  const revalidate = vi.fn().mockResolvedValue(undefined);
  const rendered = (list: string) => revalidate.mock.calls.filter(([page]) => page === list).length;
  for (let topic = 1; topic <= 20; topic += 1) {
    void revalidation.revalidatePages({ revalidate }, revalidation.changedBy(link(`/forums/free/topics/${topic}`)));
  }
  // The lists follow the pages.
  await vi.advanceTimersByTimeAsync(0);
  for (const list of [
    '/base/main',
    '/en/base/main',
    '/forums/all/1',
    '/forums/free/pages/1',
    '/en/forums/free/pages/1',
    '/en/topics/every/1',
  ]) {
    expect(rendered(list), list).toBe(1);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rendered('/forums/free/pages/1')).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rendered('/forums/free/pages/1')).toBe(2);
});

test('many writes to one page render it once at a time, and once more after the last', async () => {
  const pending: (() => void)[] = [];
  const revalidate = vi.fn((_page: string) => new Promise<void>((done) => pending.push(done)));
  const rendered = () => revalidate.mock.calls.filter(([page]) => page === '/forums/free/topics/2').length;
  for (let write = 0; write < 20; write += 1) {
    void revalidation.revalidatePages({ revalidate }, revalidation.changedBy(link('/forums/free/topics/2')));
  }
  expect(rendered()).toBe(1);
  for (const done of pending.splice(0)) done();
  await vi.waitFor(() => expect(rendered()).toBe(2));
  for (const done of pending.splice(0)) done();
  void revalidation.revalidatePages({ revalidate }, revalidation.changedBy(link('/forums/free/topics/3')));
  expect(rendered()).toBe(2);
});

test('a restored page is waited for, also while its deletion is still being rendered', async () => {
  const page = '/forums/free/topics/8';
  const pending: (() => void)[] = [];
  const revalidate = vi.fn((_page: string) => new Promise<void>((done) => pending.push(done)));
  void revalidation.revalidatePages({ revalidate }, revalidation.changedBy(link(page)));
  let there = false;
  const waited = revalidation
    .revalidateRestored({ revalidate }, revalidation.changedBy(`<${page}>; rel="restores"`))
    .then(() => {
      there = true;
    });
  const rendered = () => revalidate.mock.calls.filter(([path]) => path === page).length;
  for (const done of pending.splice(0)) done();
  await vi.waitFor(() => expect(rendered()).toBe(2));
  expect(there).toBe(false);
  for (const done of pending.splice(0)) done();
  await waited;
  expect(there).toBe(true);
});

test('a page whose revalidation failed can be revalidated by the next write', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
  const revalidate = vi.fn().mockRejectedValue(new Error('away'));
  const rendered = () => revalidate.mock.calls.filter(([page]) => page === '/forums/free/topics/4').length;
  void revalidation.revalidatePages({ revalidate }, revalidation.changedBy(link('/forums/free/topics/4')));
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  revalidate.mockResolvedValue(undefined);
  void revalidation.revalidatePages({ revalidate }, revalidation.changedBy(link('/forums/free/topics/4')));
  expect(rendered()).toBe(2);
});
