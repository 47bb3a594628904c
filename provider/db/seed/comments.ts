import type { Db } from '../client.ts';
import { comments as content } from '../content/comments.ts';
import { comments } from '../schema/comments.ts';
import { idAt, known } from './accounts.ts';

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** The comments, oldest first so that their ids say when they came; replies after what they answer. */
export async function insertComments(
  tx: Db,
  now: Date,
  users: ReadonlyMap<string, number>,
  topicIds: number[],
) {
  const indexed = content
    .map((comment, index) => ({ ...comment, index }))
    .sort((a, b) => b.hours_ago - a.hours_ago || a.index - b.index);
  const ids = new Map<number, number>();
  const insert = async (part: typeof indexed) => {
    const rows = part.map((comment) => {
      const topicId = topicIds[comment.topic];
      if (topicId === undefined) throw new Error(`There is no first topic ${comment.topic}`);
      return {
        subject: 'topic' as const,
        subjectId: topicId,
        userId: known(users, comment.author),
        parentId: comment.parent === undefined ? null : known(ids, comment.parent),
        content: comment.content,
        showManagerBadge: comment.showManagerBadge ?? false,
        createdAt: new Date(now.getTime() - comment.hours_ago * HOUR_MILLISECONDS),
      };
    });
    const made = await tx.insert(comments).values(rows).returning({ id: comments.id });
    for (const [place, { index }] of part.entries()) ids.set(index, idAt(made, place));
  };
  await insert(indexed.filter(({ parent }) => parent === undefined));
  await insert(indexed.filter(({ parent }) => parent !== undefined));
}
