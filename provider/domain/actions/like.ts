import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LikeAnswer } from '../../../contract/common.ts';
import type { revisedSubjects } from '../../../contract/constants/moderation.ts';
import { own } from '../../../contract/own.ts';
import type { Db } from '../../platform/db/client.ts';
import { type AppContext, invalidates, type Member, write } from '../../platform/http/context.ts';
import { message } from '../../platform/messages/message.ts';
import type { Address, Locked } from '../content/define.ts';
import type { LikesTable } from '../content/written.ts';
import { applyEffects, undoEffects } from '../effects/effects.ts';
import { type RequestContext, requestContext } from '../identity/requestContext.ts';
import { hasBlocked } from '../moderation/blocks.ts';

/** A kind of content that is liked, with the table of its likes. */
interface Likeable<Row> {
  kind: Exclude<(typeof revisedSubjects)[number], 'question'>;
  likes: LikesTable;
  setCounts(tx: Db, row: Row, counts: { likeCount: number }): Promise<void>;
}

/** The row of content that is liked. */
interface LikedRow {
  id: number;
  userId: number;
  likeCount: number;
}

/** Builds a condition: a member's like of content. */
const likeOf = ({ kind, likes }: Pick<Likeable<never>, 'kind' | 'likes'>, id: number, userId: number) => {
  const columns: Record<string, PgColumn> = getTableColumns(likes);
  return and(eq(own(columns, `${kind}Id`) as PgColumn, id), eq(likes.userId, userId));
};

/** Returns whether a member likes content; false for a visitor. */
export async function hasLiked(
  db: Db,
  content: Pick<Likeable<never>, 'kind' | 'likes'>,
  id: number,
  userId: number | undefined,
): Promise<boolean> {
  if (userId === undefined) return false;
  const { likes } = content;
  const rows = await db
    .select({ userId: likes.userId })
    .from(likes as PgTable)
    .where(likeOf(content, id, userId));
  return rows.length > 0;
}

/**
 * Toggles a member's like of locked content, with all that follows from it. When the author has blocked the
 * member, a new like changes nothing and the response has `success: false` with the reason; a like may still be
 * withdrawn.
 */
export async function toggleLike<Row extends LikedRow>(
  tx: Db,
  content: Likeable<Row>,
  { row, title, path }: Omit<Locked<Row>, 'page'>,
  { member, now, locale }: RequestContext,
): Promise<LikeAnswer> {
  const { kind, likes } = content;
  const { id, userId: authorId } = row;
  const removed = await tx
    .delete(likes)
    .where(likeOf(content, id, member.id))
    .returning();
  const liked = removed.length === 0;
  if (liked && (await hasBlocked(tx, authorId, member.id))) {
    return { success: false, liked: false, like_count: row.likeCount, reason: message(locale, 'errors:blocked') };
  }
  if (liked) await tx.insert(likes).values({ [`${kind}Id`]: id, userId: member.id, createdAt: now });
  const likeCount = row.likeCount + (liked ? 1 : -1);
  await content.setCounts(tx, row, { likeCount });
  await (liked ? applyEffects : undoEffects)(tx, `${kind}_liked`, {
    actorId: member.id,
    to: authorId,
    source: { kind: `${kind}_like`, id: `${id}:${member.id}` },
    about: { subject: { type: kind, id, title, path }, cause: { subject: kind, subjectId: id } },
    now,
  });
  return { success: true, liked, like_count: likeCount };
}

/** Makes the handler that toggles a member's like of published content; an unverified member may like. @throws 404 */
export const like =
  <Row extends LikedRow, A extends Address>(
    content: Likeable<Row> & { lock(tx: Db, address: Partial<A>, caller: null): Promise<Locked<Row>> },
  ) =>
  async (c: AppContext, { params, member }: { params: Partial<A>; member: Member }): Promise<LikeAnswer> => {
    const { answer, page } = await write(c, async (tx) => {
      const locked = await content.lock(tx, params, null);
      return { page: locked.page, answer: await toggleLike(tx, content, locked, requestContext(c, member)) };
    });
    invalidates(c, page);
    return answer;
  };
