import { expect, test, vi } from 'vitest';
import { draftTargets, dropDraft, isText, readDraft, writeDraft } from '@/lib/drafts';

const target = draftTargets.comment('posts/7/');

test('a draft is read back by its own target alone', () => {
  expect(writeDraft(target, '쓰다 만 말')).toBe(true);
  expect(readDraft(target, isText)?.value).toBe('쓰다 만 말');
  expect(readDraft(draftTargets.reply('posts/7/', 1), isText)).toBeNull();
  dropDraft(target);
  expect(readDraft(target, isText)).toBeNull();
});

test('a draft of another shape, a broken one and one a month old are none', () => {
  writeDraft(target, { title: '제목' });
  expect(readDraft(target, isText)).toBeNull();
  localStorage.setItem('gyeol-draft-1:comment:posts/7/', '{"value":');
  expect(readDraft(target, isText)).toBeNull();
  const old = { value: '옛말', savedAt: '2020-01-01T00:00:00.000Z' };
  localStorage.setItem('gyeol-draft-1:comment:posts/7/', JSON.stringify(old));
  expect(readDraft(target, isText)).toBeNull();
});

test('a browser that keeps nothing says so instead of breaking', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDraft(target, '말')).toBe(false);
});
