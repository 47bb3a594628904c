import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage, fillStorage, stubStorage } from '../../tests/storage.ts';
import { claimDrafts, draftTargets, dropDraft, hasDraft, ownerOf, ownTarget, readDraft, writeDraft } from './drafts.ts';

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
  dropDraft(target);
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
  dropDraft(target);
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
  dropDraft(target);
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
  expect([hasDraft(target), readDraft(target)]).toEqual([true, { value: '말', savedAt: '2026-03-01T00:00:00.000Z' }]);
  vi.setSystemTime(new Date('2026-03-31T00:00:00.000Z'));
  expect(hasDraft(target)).toBe(false);
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
  expect(Object.keys(localStorage).sort()).toEqual(['another program', `gyeol-draft-2${target}`]);
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
