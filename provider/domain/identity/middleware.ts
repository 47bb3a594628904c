import { and, eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { rightsOf, seesEverything } from '../../../contract/constants/roles.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { ApiError, sessionEnded } from '../../platform/errors/errors.ts';
import { callRule } from '../../platform/http/callRules.ts';
import { type AppContext, type AppEnv, type Member, read } from '../../platform/http/context.ts';
import { moderatedForumIds } from './moderatedForums.ts';
import { rejectSuspended } from './suspension.ts';
import { readAccessToken } from './tokens.ts';
import { hasTwoStep } from './twoStep.ts';

/** Reads the member of a bearer token. @throws 401 when its session has ended, 403 when suspended */
async function memberOf(c: AppContext, bearer: string): Promise<Member> {
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
        moderatedForums: moderatedForumIds,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, claims.sessionId), eq(sessions.userId, claims.userId))),
  );
  if (!row) throw sessionEnded();
  // A suspension ends every session: the member gets the reason.
  rejectSuspended(c, row, 403);
  // A session opened during leaving is not among those that leaving has ended.
  const hasLeft = row.status === 'left';
  if (hasLeft || row.revokedAt || row.expiresAt <= now()) throw sessionEnded();
  const needsTwoStep =
    row.role !== 'member' && env.REQUIRE_TWO_STEP && !(await read(c, (db) => hasTwoStep(db, row.id)));
  return {
    id: row.id,
    username: row.username,
    role: row.role,
    rights: needsTwoStep ? [] : rightsOf(row.role, row.moderatedForums !== null),
    needsTwoStep,
    moderatedForums: row.moderatedForums,
    isManager: seesEverything(row.role) && !needsTwoStep,
    isVerified: row.emailVerifiedAt !== null,
    sessionId: claims.sessionId,
  };
}

/**
 * Puts the calling member into the context, or none without a bearer token; with one that no longer works
 * the call is rejected (401), and a suspended member's is too (403). A call that carries its own proof is
 * then handled as a visitor's.
 */
export const identify = createMiddleware<AppEnv>(async (c, next) => {
  const bearer = c.req.header('Authorization')?.match(/^Bearer (.+)$/)?.[1];
  c.set('member', null);
  if (bearer) {
    try {
      c.set('member', await memberOf(c, bearer));
    } catch (error) {
      if (!(error instanceof ApiError && callRule(c).ownProof)) throw error;
    }
  }
  await next();
});
