import { expect, test } from 'vitest';
import type { CommentThread } from '@/contract/comments';
import type { Paginated } from '@/contract/common';
import { takenFrom } from './taken';
import { addComment, addReplies, findComment, putBack, removeComment, threadOf } from './threads';

const comment = (id: number, replies: number[] = []): CommentThread => {
  const own = (it: number, parent: number | null) => ({
    id: it,
    content: `말 ${it}`,
    links: [],
    parent,
    showManagerBadge: false,
    status: 'published' as const,
    collapsed: false,
    like_count: 0,
    liked: false,
    can: null,
    created_at: '2026-03-01T00:00:00.000Z',
    edited: false,
    edited_at: null,
    user: null,
  });
  return { ...own(id, null), replies: replies.map((reply) => own(reply, id)), more: null };
};
const page = (...results: CommentThread[]): Paginated<CommentThread> => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});
const ids = ({ results }: Paginated<CommentThread>) => results.map(({ id }) => id);

test('a comment is appended at the end, a reply beneath its comment', () => {
  const threads = page(comment(1));
  addComment(threads, comment(-1));
  addComment(threads, { ...comment(-2), parent: 1 });
  expect(ids(threads)).toEqual([1, -1]);
  expect(threads.count).toBe(2);
  expect(findComment(threads, -2)).toMatchObject({ parent: 1 });
});

test('further replies come before those on the way, and one that the reader wrote meanwhile stands once', () => {
  const thread = comment(1, [2, 3]);
  thread.more = { count: 3, after: 3 };
  const threads = page(thread);
  addComment(threads, { ...comment(6), parent: 1 });
  addComment(threads, { ...comment(-1), parent: 1 });
  addReplies(threads, 1, { results: comment(1, [4, 6]).replies, more: { count: 1, after: 6 } });
  expect(threads.results[0]?.replies.map(({ id }) => id)).toEqual([2, 3, 4, 6, -1]);
  expect(threads.results[0]?.more).toEqual({ count: 1, after: 6 });
  for (const id of [2, 3, 4, 6, -1]) removeComment(threads, id);
  removeComment(threads, 1);
  expect(findComment(threads, 1)).toMatchObject({ status: 'deleted' });
});

test('a comment with replies leaves a placeholder, which is removed with its last reply', () => {
  const threads = page(comment(1, [2]), comment(3));
  removeComment(threads, 1);
  expect(findComment(threads, 1)).toMatchObject({ status: 'deleted', content: '', user: null });
  removeComment(threads, 2);
  expect(ids(threads)).toEqual([3]);
  expect(threads.count).toBe(1);
});

test.each([
  ['old', [1, 2, 3]],
  ['new', [3, 2, 1]],
  ['likes', [2, 3, 1]],
])('a thread is restored at its position of the order %s, once', (_order, order) => {
  const threads = page(...order.map((id) => comment(id, id === 2 ? [4] : [])));
  const take = (id: number) => {
    const thread = threadOf(threads, id);
    if (!thread) throw new Error(`no thread has ${id}`);
    const taken = takenFrom(threads.results, thread);
    removeComment(threads, id);
    return taken;
  };
  putBack(threads, take(4));
  expect(findComment(threads, 4)).toBeDefined();
  for (const id of [1, 3]) putBack(threads, take(id));
  expect(ids(threads)).toEqual(order);
  expect(threads.count).toBe(3);
});
