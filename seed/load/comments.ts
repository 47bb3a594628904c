import { millisecondsInHour } from 'date-fns/constants';
import { comments, type SubjectKind } from '../../provider/db/schema/comments.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { comments as content } from '../content/comments/comments.ts';
import { idAt, known } from './accounts.ts';

/** A comment of the first content; `parent` is the place of its parent in the same list. */
interface SeedThread {
  author: string;
  content: string;
  parent?: number;
  hours_ago: number;
  showManagerBadge?: boolean;
}

/**
 * Inserts comments on one kind of content, oldest first so that their ids follow their times; replies
 * last.
 */
export async function insertThreads<T extends SeedThread>(
  tx: Db,
  list: readonly T[],
  {
    now,
    users,
    subject,
    idOf,
  }: {
    now: Date;
    users: ReadonlyMap<string, number>;
    subject: SubjectKind;
    idOf: (comment: T) => number | undefined;
  },
) {
  const indexed = list
    .map((comment, index) => ({ comment, index }))
    .sort((a, b) => b.comment.hours_ago - a.comment.hours_ago || a.index - b.index);
  const ids = new Map<number, number>();
  const insert = async (part: typeof indexed) => {
    const rows = part.map(({ comment }) => {
      const subjectId = idOf(comment);
      if (subjectId === undefined) throw new Error(`A first comment is about no ${subject}`);
      return {
        subject,
        subjectId,
        userId: known(users, comment.author),
        parentId: comment.parent === undefined ? null : known(ids, comment.parent),
        content: comment.content,
        showManagerBadge: comment.showManagerBadge ?? false,
        createdAt: new Date(now.getTime() - comment.hours_ago * millisecondsInHour),
      };
    });
    const made = await tx.insert(comments).values(rows).returning({ id: comments.id });
    for (const [place, { index }] of part.entries()) ids.set(index, idAt(made, place));
  };
  await insert(indexed.filter(({ comment }) => comment.parent === undefined));
  await insert(indexed.filter(({ comment }) => comment.parent !== undefined));
}

/** Inserts the comments of the first topics. */
export const insertComments = (tx: Db, now: Date, users: ReadonlyMap<string, number>, topicIds: number[]) =>
  insertThreads(tx, content, {
    now,
    users,
    subject: 'topic',
    idOf: ({ topic }) => topicIds[topic],
  });
