import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { REFRESH_GRACE_SECONDS, SESSION_SECONDS } from '../../../contract/auth.ts';
import type { Tokens } from '../../../contract/signIn.ts';
import { sessions, type UserRow, users } from '../../db/schema/users.ts';
import { announce, type Db } from '../../platform/db/client.ts';
import type { Services } from '../../platform/http/context.ts';
import { channelOf } from '../../platform/live/live.ts';
import { comeBack } from '../members/leave.ts';
import { presentUser } from '../members/present.ts';
import { deviceOf } from './device.ts';
import { hashKey, signAccessToken, signRefreshToken } from './tokens.ts';

/** A session's refresh token before it is signed. */
export interface Ticket {
  sessionId: string;
  generation: number;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Begins a member's session on a device, which restores a leaver's account. */
export async function openSession(tx: Db, userId: number, now: Date, userAgent?: string): Promise<Ticket> {
  await comeBack(tx, userId);
  const id = randomUUID();
  const expiresAt = later(now, SESSION_SECONDS);
  await tx.insert(sessions).values({ id, userId, rotatedAt: now, expiresAt, ...deviceOf(userAgent) });
  return { sessionId: id, generation: 1 };
}

/** Presents the tokens of a sign-in, for the member only. */
export async function presentTokens(
  user: UserRow,
  { sessionId, generation }: Ticket,
  { env, now }: Pick<Services, 'env' | 'now'>,
): Promise<Tokens> {
  return {
    user: presentUser(user, true),
    accessToken: await signAccessToken({ userId: user.id, sessionId }, env.TOKEN_SECRET, now()),
    refreshToken: signRefreshToken(sessionId, generation, env.TOKEN_SECRET),
  };
}

/**
 * Exchanges a refresh token for its successor, under the session's lock. Until the successor is used, a token has it
 * again and again: the response that brought it may be lost. A minute after that use (two tabs) it ends the session,
 * since one of its two holders is a thief. Null when the session has ended; the caller's transaction must still
 * commit.
 */
export async function rotate(tx: Db, ticket: Ticket, now: Date): Promise<{ user: UserRow; ticket: Ticket } | null> {
  const { sessionId, generation } = ticket;
  const [row] = await tx
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), ne(users.status, 'left')))
    .for('update', { of: sessions });
  if (!row || row.session.expiresAt <= now) return null;
  const { session, user } = row;
  const latest = session.generation;
  const grace = session.grace.filter(({ until }) => until >= now.getTime());
  const isFirstUse = generation === latest;
  if (!isFirstUse && generation !== latest - 1 && !grace.some((retired) => retired.generation === generation)) {
    await endSession(tx, sessionId, now);
    return null;
  }
  const next = { sessionId, generation: generation + 1 };
  const retired = { generation: latest - 1, until: later(now, REFRESH_GRACE_SECONDS).getTime() };
  const use = isFirstUse && { generation: next.generation, grace: [...grace, retired] };
  await tx
    .update(sessions)
    .set({ ...use, rotatedAt: now, expiresAt: later(now, SESSION_SECONDS) })
    .where(eq(sessions.id, sessionId));
  return { user, ticket: next };
}

/** Returns whether a session has neither been ended nor expired. */
export async function isLive(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const live = and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  return (await db.select({ id: sessions.id }).from(sessions).where(live)).length > 0;
}

const liveOf = (userId: number, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

/**
 * Lists a member's sessions, the latest used first. `id` is a hash: the session's own id proves nonces
 * (lib/nonceProof.ts) and appears in no response.
 */
export async function listSessions(db: Db, userId: number, now: Date) {
  const rows = await db
    .select()
    .from(sessions)
    .where(liveOf(userId, now))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id));
  return rows.map(({ id, ...row }) => ({ ...row, sessionId: id, id: hashKey(id) }));
}

/** Ends one session; ending an ended one changes nothing. Returns whether it was live. */
export async function endSession(tx: Db, sessionId: string, now: Date): Promise<boolean> {
  const [ended] = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId });
  if (ended) announce(channelOf(ended.userId));
  return ended !== undefined;
}

/**
 * Locks a member's sessions until the transaction ends: before the member, in the order of locks, where it changes both
 * and ends the sessions last.
 */
export const lockSessions = (tx: Db, userId: number) =>
  tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(sessions.id)
    .for('no key update');

/** Ends every session of a member, or every one but `savedSession`. Returns their number. */
export async function endSessions(tx: Db, userId: number, now: Date, savedSession?: string): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        savedSession ? ne(sessions.id, savedSession) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  announce(channelOf(userId));
  return ended.length;
}
