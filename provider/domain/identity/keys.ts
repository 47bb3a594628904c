import { and, eq, gt } from 'drizzle-orm';
import { singleUseTokens } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { hashKey, makeSingleUseKey } from './tokens.ts';

type Row = typeof singleUseTokens.$inferSelect;
export type KeyKind = Row['kind'];

/** Creates and returns a single-use key, valid for `seconds`; only its hash is stored. */
export async function issueKey(
  tx: Db,
  { seconds, ...row }: Pick<Row, 'kind' | 'userId' | 'email'> & { sessionId?: string; seconds: number },
  now: Date,
): Promise<string> {
  const { key, hash } = makeSingleUseKey();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await tx.insert(singleUseTokens).values({ ...row, hash, expiresAt });
  return key;
}

const working = (kind: KeyKind, key: string, now: Date) =>
  and(eq(singleUseTokens.hash, hashKey(key)), eq(singleUseTokens.kind, kind), gt(singleUseTokens.expiresAt, now));

/** Reads the row of a key that still works, and leaves the key as it is. */
export async function findKey(db: Db, kind: KeyKind, key: string, now: Date): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(singleUseTokens)
    .where(working(kind, key, now));
  return row;
}

/**
 * Uses a key: deletes and returns its row, or undefined when it is unknown, used, expired or of another kind. With
 * `owner`, a key of another session is left as it is.
 */
export async function useKey(
  tx: Db,
  kind: KeyKind,
  key: string,
  now: Date,
  owner?: { userId: number; sessionId: string },
): Promise<Row | undefined> {
  const { userId, sessionId } = singleUseTokens;
  const isOwn = owner && and(eq(userId, owner.userId), eq(sessionId, owner.sessionId));
  const held = await findKey(tx, kind, key, now);
  // Using one deletes the member's others: two concurrent ones would deadlock without this.
  if (held?.userId && held.email) await lockName(tx, 'email', held.email);
  const [row] = await tx
    .delete(singleUseTokens)
    .where(and(working(kind, key, now), isOwn))
    .returning();
  return row;
}

/**
 * Remembers until its end whom a used key has served, as a key of the kind `used`: who sends it again because the
 * response was lost reads that it worked. Call it last: proving an address deletes the keys of its account.
 */
export async function rememberUse(tx: Db, row: Row) {
  await tx.insert(singleUseTokens).values({ ...row, kind: 'used' });
}

/** Invalidates every key of a kind that a member still has. */
export async function dropKeys(tx: Db, kind: KeyKind, userId: number) {
  await tx.delete(singleUseTokens).where(and(eq(singleUseTokens.kind, kind), eq(singleUseTokens.userId, userId)));
}
