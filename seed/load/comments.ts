import { millisecondsInHour } from 'date-fns/constants';
import { comments, type SubjectKind } from '../../provider/db/schema/comments.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import type { SeedComment } from '../content/comments/comments.ts';
import { idAt, known } from './accounts.ts';

/** Counts the comments of the content at a place: all of them, and the top-level ones. */
export function countComments(list: readonly SeedComment[], place: number) {
  const own = list.filter((comment) => comment.place === place);
  return { commentCount: own.length, threadCount: own.filter(({ parent }) => parent === undefined).length };
}

/**
 * Inserts comments on one kind of content, whose ids are in the content's order; the oldest first so that
 * their ids follow their times, and replies last.
 */
export async function insertComments(
  tx: Db,
  list: readonly SeedComment[],
  {
    now,
    users,
    subject,
    contentIds,
  }: { now: Date; users: ReadonlyMap<string, number>; subject: SubjectKind; contentIds: readonly number[] },
) {
  const indexed = list
    .map((comment, index) => ({ comment, index }))
    .sort((a, b) => b.comment.hours_ago - a.comment.hours_ago || a.index - b.index);
  const ids = new Map<number, number>();
  const insert = async (part: typeof indexed) => {
    const rows = part.map(({ comment }) => {
      const subjectId = contentIds[comment.place];
      if (subjectId === undefined) throw new Error(`A first comment is about no ${subject}`);
      return {
        subject,
        subjectId,
        userId: known(users, comment.author),
        parentId: comment.parent === undefined ? null : known(ids, comment.parent),
        content: comment.content,
        showManagerBadge: comment.showManagerBadge,
        createdAt: new Date(now.getTime() - comment.hours_ago * millisecondsInHour),
      };
    });
    const made = await tx.insert(comments).values(rows).returning({ id: comments.id });
    for (const [place, { index }] of part.entries()) ids.set(index, idAt(made, place));
  };
  await insert(indexed.filter(({ comment }) => comment.parent === undefined));
  await insert(indexed.filter(({ comment }) => comment.parent !== undefined));
}
