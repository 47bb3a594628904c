import type { CommentReply, CommentThread, RepliesPage } from '@/contract/comments';
import type { Paginated } from '@/contract/common';
import type { CommentOrdering } from '@/contract/constants/common';
import { putInto, type Taken } from './taken';

/** A page of comments as the cache holds it; these change it in place. */
type Threads = Paginated<CommentThread>;

/** Finds a comment or a reply by its id. */
export function findComment(threads: Threads, id: number): CommentThread | CommentReply | undefined {
  const all = threads.results.flatMap((thread) => [thread, ...thread.replies]);
  return all.find((comment) => comment.id === id);
}

/** Adds a comment at the end, first where the newest is, or beneath the one it replies to. */
export function addComment(threads: Threads, comment: CommentThread, ordering?: CommentOrdering): void {
  if (comment.parent === null) {
    if (ordering === 'new') threads.results.unshift(comment);
    else threads.results.push(comment);
    threads.count += 1;
    return;
  }
  const { replies: _, more: __, ...reply } = comment;
  threads.results.find((thread) => thread.id === comment.parent)?.replies.push(reply);
}

/** Adds further replies of a thread, in their order among those that the reader has written meanwhile. */
export function addReplies(threads: Threads, id: number, { results, more }: RepliesPage): void {
  const thread = threads.results.find((it) => it.id === id);
  if (!thread) return;
  const added = results.filter((reply) => !thread.replies.some((known) => known.id === reply.id));
  // One that is on the way has a negative id, and stays last.
  const isOnTheWay = ({ id: reply }: CommentReply) => Number(reply < 0);
  thread.replies = [...thread.replies, ...added].sort((a, b) => isOnTheWay(a) - isOnTheWay(b) || a.id - b.id);
  thread.more = more;
}

const hasReplies = ({ replies, more }: CommentThread) => replies.length > 0 || Boolean(more);

/** Removes a comment. With replies it stays as an empty placeholder, which is removed with its last reply. */
export function removeComment(threads: Threads, id: number): void {
  const thread = threads.results.find((it) => it.id === id);
  if (thread && hasReplies(thread)) {
    thread.status = 'deleted';
    thread.content = '';
    thread.links = [];
    thread.user = null;
    return;
  }
  const before = threads.results.length;
  for (const it of threads.results) it.replies = it.replies.filter((reply) => reply.id !== id);
  threads.results = threads.results.filter((it) => it.id !== id && (it.status !== 'deleted' || hasReplies(it)));
  threads.count -= before - threads.results.length;
}

/** Restores a thread as it was before one of its comments was removed. */
export function putBack(threads: Threads, taken: Taken<CommentThread>): void {
  const index = threads.results.findIndex((it) => it.id === taken.item.id);
  if (index >= 0) {
    threads.results[index] = taken.item;
    return;
  }
  putInto(threads.results, taken);
  threads.count += 1;
}

/** Returns the thread that contains a comment or a reply. */
export const threadOf = (threads: Threads, id: number): CommentThread | undefined =>
  threads.results.find((thread) => thread.id === id || thread.replies.some((reply) => reply.id === id));
