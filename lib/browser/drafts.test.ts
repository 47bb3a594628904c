// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { claimDrafts, draftTargets, dropDraft, isText, ownTarget, readDraft, writeDraft } from './drafts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const comment = draftTargets.commentOn('posts/7/', null);
const target = ownTarget('amy', comment);
/** Keeps a draft as if it had been written at an instant. */
const saveDraftAt = (owner: string, savedAt: string, value = savedAt) =>
  localStorage.setItem(`gyeol-draft-2@${owner}:${comment}`, JSON.stringify({ value, savedAt }));

test('a draft is read back by its own target alone', () => {
  expect(writeDraft(target, '쓰다 만 말')).toBe(true);
  expect(readDraft(target, isText)?.value).toBe('쓰다 만 말');
  expect(readDraft(ownTarget('amy', draftTargets.commentOn('posts/7/', 1)), isText)).toBeNull();
  expect(readDraft(ownTarget('ben', comment), isText)).toBeNull();
  expect(readDraft(ownTarget('', comment), isText)).toBeNull();
  dropDraft(target);
  expect(readDraft(target, isText)).toBeNull();
});

test('a draft of another shape, a broken one and one a month old are none', () => {
  writeDraft(target, { title: '제목' });
  expect(readDraft(target, isText)).toBeNull();
  localStorage.setItem(`gyeol-draft-2${target}`, '{"value":');
  expect(readDraft(target, isText)).toBeNull();
  saveDraftAt('amy', '2020-01-01T00:00:00.000Z');
  expect(readDraft(target, isText)).toBeNull();
});

test('a browser that keeps nothing says so instead of breaking', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDraft(target, '말')).toBe(false);
});

test('a visitor’s draft becomes the draft of the member who signs in, and of no other', () => {
  const secret = draftTargets.secretEvent('balm');
  writeDraft(ownTarget('', comment), '방문자의 말');
  writeDraft(ownTarget('', secret), '010-1234-5678');
  claimDrafts('amy');
  expect(readDraft(target, isText)?.value).toBe('방문자의 말');
  expect(readDraft(ownTarget('amy', secret), isText)?.value).toBe('010-1234-5678');
  expect(JSON.stringify({ ...localStorage })).not.toContain('010-1234-5678');
  claimDrafts('ben');
  expect(readDraft(ownTarget('ben', comment), isText)).toBeNull();
  expect(readDraft(target, isText)?.value).toBe('방문자의 말');
});

test('of a visitor’s draft and the member’s own the later one stays, and an old one is gone', () => {
  const now = Date.now();
  const [early, late] = [now - 2000, now - 1000].map((at) => new Date(at).toISOString());
  saveDraftAt('amy', late ?? '', '내 말');
  saveDraftAt('', early ?? '', '방문자의 말');
  claimDrafts('amy');
  expect(readDraft(target, isText)?.value).toBe('내 말');
  saveDraftAt('', new Date(now).toISOString(), '더 늦은 말');
  claimDrafts('amy');
  expect(readDraft(target, isText)?.value).toBe('더 늦은 말');
  dropDraft(target);
  saveDraftAt('', '2020-01-01T00:00:00.000Z');
  claimDrafts('amy');
  expect(localStorage).toHaveLength(0);
});

test('a draft that could not be passed on stays the visitor’s', () => {
  writeDraft(ownTarget('', comment), '방문자의 말');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  claimDrafts('amy');
  full.mockRestore();
  expect(readDraft(ownTarget('', comment), isText)?.value).toBe('방문자의 말');
});
