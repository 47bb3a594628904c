import { and, eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { type AppEnv, type Member, read } from '../context.ts';
import { sessions, users } from '../db/schema/users.ts';
import { sessionEnded } from '../errors.ts';
import { refuseSuspended } from './suspension.ts';
import { readAccessToken } from './tokens.ts';

/** Calls that prove who asks by what they carry, so that a stale token beside it does no harm. */
const ownProof = /\/(auth\/(?!password\/change)|users\/authenticate\/)/;

/**
 * Puts the member who asks into the context. Without a bearer token nobody asks; with one that no
 * longer works the call is refused (401), and a suspended member's is too (403).
 */
export const identify = createMiddleware<AppEnv>(async (c, next) => {
  const bearer = c.req.header('Authorization')?.match(/^Bearer (.+)$/)?.[1];
  c.set('member', null);
  if (bearer && !ownProof.test(c.req.path)) {
    const { env, now } = c.get('services');
    const claims = await readAccessToken(bearer, env.TOKEN_SECRET, now());
    if (!claims) throw sessionEnded();
    const [row] = await read(c, (db) =>
      db
        .select({
          id: users.id,
          username: users.username,
          role: users.role,
          status: users.status,
          emailVerifiedAt: users.emailVerifiedAt,
          suspendedUntil: users.suspendedUntil,
          suspendedReason: users.suspendedReason,
          revokedAt: sessions.revokedAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, claims.sessionId), eq(sessions.userId, claims.userId))),
    );
    if (!row) throw sessionEnded();
    // A suspension ends every session: what the member hears is why.
    refuseSuspended(c, row, 403);
    // One that was opened at the moment of leaving is not among those that leaving has ended.
    const hasLeft = row.status === 'left';
    if (hasLeft || row.revokedAt || row.expiresAt <= now()) throw sessionEnded();
    const member: Member = {
      id: row.id,
      username: row.username,
      isManager: row.role === 'manager',
      isVerified: row.emailVerifiedAt !== null,
      sessionId: claims.sessionId,
    };
    c.set('member', member);
  }
  await next();
});
