import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, fillStorage, memoryStorage, stubStorage } from '../../tests/storage.ts';
import { draftTargets, dropDrafts, dropStored, hasDraft, ownerOf, ownTarget, readDraft, writeDraft } from './drafts.ts';
import { claimDrafts, dropOldDrafts } from './visitorDrafts.ts';

beforeEach(stubStorage);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const comment = draftTargets.commentOn('posts/7/', null);
const target = ownTarget('amy', comment);
/** Keeps a draft as if it had been written at an instant. */
const saveDraftAt = (owner: string, savedAt: string, value = savedAt) =>
  localStorage.setItem(`gyeol-draft-2@${owner}:${comment}`, JSON.stringify({ value, savedAt }));

test('a draft is read back by its own target alone', () => {
  expect(writeDraft(target, '쓰다 만 말')).toBe(true);
  expect(readDraft(target)?.value).toBe('쓰다 만 말');
  expect(readDraft(ownTarget('amy', draftTargets.commentOn('posts/7/', 1)))).toBeNull();
  expect(readDraft(ownTarget('ben', comment))).toBeNull();
  expect(readDraft(ownTarget('', comment))).toBeNull();
  dropStored(target);
  expect(readDraft(target)).toBeNull();
});

test('a broken draft and one that is years old are none', () => {
  localStorage.setItem(`gyeol-draft-2${target}`, '{"value":');
  expect(readDraft(target)).toBeNull();
  saveDraftAt('amy', '2020-01-01T00:00:00.000Z');
  expect(readDraft(target)).toBeNull();
});

test('a browser that keeps nothing says so instead of breaking', () => {
  fillStorage();
  expect(writeDraft(target, '말')).toBe(false);
  blockStorage();
  expect(writeDraft(target, '말')).toBe(false);
  expect(hasDraft(target)).toBe(false);
  dropStored(target);
  claimDrafts('amy');
});

test('a visitor’s draft becomes the draft of the member who signs in, and of no other', () => {
  const secret = draftTargets.secretEvent('balm');
  writeDraft(ownTarget('', comment), '방문자의 말');
  writeDraft(ownTarget('', secret), '010-1234-5678');
  claimDrafts('amy');
  expect(readDraft(target)?.value).toBe('방문자의 말');
  expect(readDraft(ownTarget('amy', secret))?.value).toBe('010-1234-5678');
  expect(JSON.stringify({ ...localStorage })).not.toContain('010-1234-5678');
  claimDrafts('ben');
  expect(readDraft(ownTarget('ben', comment))).toBeNull();
  expect(readDraft(target)?.value).toBe('방문자의 말');
});

test('of a visitor’s draft and the member’s own the later one stays, and an old one is gone', () => {
  const now = Date.now();
  const [early, late] = [now - 2000, now - 1000].map((at) => new Date(at).toISOString());
  saveDraftAt('amy', late ?? '', '내 말');
  saveDraftAt('', early ?? '', '방문자의 말');
  claimDrafts('amy');
  expect(readDraft(target)?.value).toBe('내 말');
  saveDraftAt('', late ?? '', '같은 때의 말');
  claimDrafts('amy');
  expect(readDraft(target)?.value).toBe('내 말');
  saveDraftAt('', new Date(now).toISOString(), '더 늦은 말');
  claimDrafts('amy');
  expect(readDraft(target)?.value).toBe('더 늦은 말');
  dropDrafts(target);
  saveDraftAt('', '2020-01-01T00:00:00.000Z');
  claimDrafts('amy');
  expect({ ...localStorage }).toEqual({});
});

test('a draft that could not be passed on stays the visitor’s', () => {
  writeDraft(ownTarget('', comment), '방문자의 말');
  fillStorage();
  claimDrafts('amy');
  expect(readDraft(ownTarget('', comment))?.value).toBe('방문자의 말');
});

test('drafts last for 30 days', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00.000Z') });
  writeDraft(target, '말');
  vi.setSystemTime(new Date('2026-03-30T23:59:59.999Z'));
  expect(hasDraft(target)).toBe(true);
  expect(readDraft(target)).toMatchObject({ value: '말', savedAt: '2026-03-01T00:00:00.000Z' });
  dropOldDrafts();
  expect(Object.keys(localStorage)).toHaveLength(1);
  vi.setSystemTime(new Date('2026-03-31T00:00:00.000Z'));
  expect(hasDraft(target)).toBe(false);
  localStorage.setItem('another', 'kept');
  dropOldDrafts();
  expect(Object.keys(localStorage)).toEqual(['another']);
});

test.each(['null', '7', '"text"', '{}', '{"value":"a"}', '{"savedAt":"2999-03-01"}', '{"value":"a","savedAt":2999}'])(
  'what is stored as %s is no draft',
  (stored) => {
    localStorage.setItem(`gyeol-draft-2${target}`, stored);
    expect(hasDraft(target)).toBe(false);
  },
);

test('a draft without a time that can be read is none', () => {
  saveDraftAt('amy', 'yesterday');
  expect(hasDraft(target)).toBe(false);
});

test('a draft has an owner', () => {
  expect([ownerOf(target), ownerOf(ownTarget('', 'a:b'))]).toEqual(['amy', '']);
});

test('a draft of a member is not passed on', () => {
  writeDraft(target, '말');
  localStorage.setItem('another program', 'kept');
  claimDrafts('ben');
  expect(localStorage.getItem('another program')).toBe('kept');
  expect(readDraft(target)?.value).toBe('말');
});

test('every form has a draft of its own, apart by content', () => {
  const { commentOn, report, editCheckIn, ...others } = draftTargets;
  const single = Object.values(others).filter((target) => typeof target === 'string');
  const byContent = Object.values(others).filter((target) => typeof target === 'function');
  const names = [1, 2].flatMap((content) => [
    ...byContent.map((nameOf) => (nameOf as (content: unknown) => string)(content)),
    commentOn(`posts/${content}/`, null),
    commentOn(`posts/${content}/`, 7),
    report('topic', content),
    report('post', content),
    editCheckIn(content, '2026-03-01'),
    editCheckIn(content, '2026-03-02'),
  ]);
  const contentless = [draftTargets.newPost(), draftTargets.newQuestion()];
  const expected = names.length - contentless.length + single.length;
  expect(new Set([...names, ...single]).size).toBe(expected);
});

test('personal details are stored for the visit alone', () => {
  const { secretSettings, secretEvent, newsletter, settings, event } = draftTargets;
  for (const name of [secretSettings('delivery'), secretEvent('balm'), newsletter]) {
    writeDraft(ownTarget('amy', name), '010-1234-5678');
  }
  expect([Object.keys(sessionStorage).length, Object.keys(localStorage).length]).toEqual([3, 0]);
  for (const name of [settings('nickname'), event('private:')]) writeDraft(ownTarget('amy', name), '말');
  expect(Object.keys(localStorage)).toHaveLength(2);
});

/** Opens a document in a tab with this session storage: a new tab has an empty one. */
async function openTab(session = memoryStorage()) {
  const heard: Record<string, () => void> = {};
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => {
    heard[event] = listener;
  });
  vi.resetModules();
  const drafts = await import('./drafts.ts');
  return { ...drafts, session, leave: () => heard.pagehide?.(), comeBack: () => heard.pageshow?.() };
}
type Tab = Awaited<ReturnType<typeof openTab>>;
const others = (tab: Tab) => tab.otherDrafts(target).map(({ value }) => value);

test('two tabs have a draft each, and what one sends or empties stays in the other', async () => {
  const first = await openTab();
  first.writeDraft(target, 'A');
  const second = await openTab();
  expect([second.readDraft(target), second.hasDraft(target), others(second)]).toEqual([null, true, ['A']]);
  second.writeDraft(target, 'B');
  expect([first.readDraft(target)?.value, second.readDraft(target)?.value]).toEqual(['A', 'B']);
  expect([others(first), others(second)]).toEqual([['B'], ['A']]);
  second.dropStored(target);
  expect([first.readDraft(target)?.value, others(first)]).toEqual(['A', []]);
});

test('a tab that is loaded again goes on with its own draft, whatever is written in others', async () => {
  const first = await openTab();
  first.writeDraft(target, 'A');
  const second = await openTab();
  second.writeDraft(target, 'B');
  first.leave();
  const again = await openTab(first.session);
  expect([again.takeDraft(target)?.value, others(again)]).toEqual(['A', ['B']]);
  expect(Object.keys(localStorage)).toHaveLength(2);
});

test('what closed tabs leave is continued by the next one, the latest first, and the others are offered', async () => {
  for (const value of ['A', 'B']) {
    const tab = await openTab();
    tab.writeDraft(target, value);
    tab.leave();
  }
  const next = await openTab();
  expect([next.takeDraft(target)?.value, others(next)]).toEqual(['B', ['A']]);
  next.dropStored(target);
  expect(next.takeDraft(target)?.value).toBe('A');
});

test.each([
  ['another text', { text: 'n' }, { text: 'n', note: 'stays' }, [{ text: 'left', note: 'stays' }]],
  ['the text with more', { text: 'left and on' }, { text: 'left and on', note: 'stays' }, []],
  ['a field that it has not', { title: 'n' }, { text: 'left', note: 'stays', title: 'n' }, []],
])('what a closed tab left is offered where %s is typed before it is read', async (_what, typed, value, offered) => {
  const first = await openTab();
  first.writeDraft(target, { text: 'left', note: 'stays' });
  first.leave();
  const next = await openTab();
  next.addToDraft(target, typed);
  expect([next.readDraft(target)?.value, others(next)]).toEqual([value, offered]);
  // What is typed on is this document's own.
  next.addToDraft(target, { text: 'new' });
  expect(others(next)).toEqual(offered);
});

test('a copy of a tab begins with its text, and leaves it there', async () => {
  const first = await openTab();
  first.writeDraft(target, 'A');
  const copy = await openTab(memoryStorage(first.session));
  expect(copy.takeDraft(target)?.value).toBe('A');
  copy.writeDraft(target, 'A and more');
  expect([first.readDraft(target)?.value, copy.readDraft(target)?.value]).toEqual(['A', 'A and more']);
  copy.dropStored(target);
  expect(first.readDraft(target)?.value).toBe('A');
});

test('the text of a tab that was killed is offered in another, and continued in the same', async () => {
  const killed = await openTab();
  killed.writeDraft(target, 'A');
  const other = await openTab();
  expect([other.takeDraft(target), others(other)]).toEqual([null, ['A']]);
  const reopened = await openTab(killed.session);
  expect(reopened.takeDraft(target)?.value).toBe('A');
});

test('a document that the browser shows again keeps its draft from the next tab', async () => {
  const first = await openTab();
  first.writeDraft(target, 'A');
  first.leave();
  first.comeBack();
  const next = await openTab();
  expect([next.takeDraft(target), others(next)]).toEqual([null, ['A']]);
});

test('a draft of an earlier version of the site is continued once', async () => {
  saveDraftAt('amy', new Date().toISOString(), '전에 쓰던 말');
  const first = await openTab();
  expect(first.takeDraft(target)?.value).toBe('전에 쓰던 말');
  const second = await openTab();
  expect([second.takeDraft(target), others(second)]).toEqual([null, ['전에 쓰던 말']]);
});

test('content that is deleted takes the drafts of every tab with it', async () => {
  const first = await openTab();
  first.writeDraft(target, 'A');
  const second = await openTab();
  second.writeDraft(target, 'B');
  second.dropDrafts(target);
  expect({ ...localStorage }).toEqual({});
});
