import { and, eq, gt, isNull } from 'drizzle-orm';
import { VERIFY_SECONDS } from '../../../contract/auth.ts';
import type { signInCalls } from '../../../contract/signIn.calls.ts';
import { sessions, type singleUseTokens } from '../../db/schema/users.ts';
import { findById } from '../../domain/identity/accounts.ts';
import { answerTokens, keyError, mailContext } from '../../domain/identity/answers.ts';
import { issueKey, useKey } from '../../domain/identity/keys.ts';
import { verifyMail } from '../../domain/identity/mails.ts';
import type { Handler } from '../../domain/identity/mount.ts';
import { readerContext } from '../../domain/identity/requestContext.ts';
import { openSession, rotate } from '../../domain/identity/sessions.ts';
import { rejectSuspended } from '../../domain/identity/suspension.ts';
import { isSame, nonceProof, readRefreshToken } from '../../domain/identity/tokens.ts';
import { startSettings } from '../../domain/notifications/settings.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, sessionEnded } from '../../platform/errors/errors.ts';
import { type AppContext, write } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { readAssertion } from './assertion.ts';
import { answerFirstFactor } from './firstFactor.ts';
import { memberOf } from './social.ts';
import { passFirstFactor } from './twoStep.ts';

type NonceRow = typeof singleUseTokens.$inferSelect;

async function byRefreshToken(c: AppContext, refreshToken: string) {
  const { env, limits, now } = c.get('services');
  const used = readRefreshToken(refreshToken, env.TOKEN_SECRET);
  if (!used) throw sessionEnded();
  await limits.use('write', `session:${used.sessionId}`);
  const rotated = await write(c, (tx) => rotate(tx, used, now()));
  if (!rotated) throw sessionEnded();
  rejectSuspended(c, rotated.user, 403);
  return answerTokens(c, rotated.user, rotated.ticket);
}

/**
 * Checks that a nonce is exchanged by, or on behalf of, the session that requested it, and that this session
 * has not ended since.
 */
async function isOfSession(
  tx: Db,
  row: NonceRow,
  given: { nonce: string; proof: string | undefined; sessionId: string | undefined },
  now: Date,
): Promise<boolean> {
  const { sessionId } = row;
  if (!sessionId) return false;
  const isProven =
    given.proof === undefined ? given.sessionId === sessionId : isSame(given.proof, nonceProof(sessionId, given.nonce));
  if (!isProven) return false;
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .for('share');
  return session !== undefined;
}

async function byNonce(c: AppContext, { nonce, proof }: { nonce: string; proof?: string }) {
  const { limits, now } = c.get('services');
  await limits.use('writeByAddress', c.get('address'));
  const sessionId = c.get('member')?.sessionId;
  const { user, ticket } = await write(c, async (tx) => {
    const used = await useKey(tx, 'nonce', nonce, now());
    const isOwn = used && (await isOfSession(tx, used, { nonce, proof, sessionId }, now()));
    const user = isOwn && used.userId ? await findById(tx, used.userId) : undefined;
    if (!user) throw keyError(c, 'nonce', 'nonce_invalid');
    rejectSuspended(c, user, 400);
    return { user, ticket: await openSession(tx, user.id, now(), c.req.header('User-Agent')) };
  });
  return answerTokens(c, user, ticket);
}

async function byAssertion(c: AppContext, { assertion, return_path }: { assertion: string; return_path?: string }) {
  const { env, limits, now } = c.get('services');
  const claims = await readAssertion(assertion, env.ASSERTION_SECRET, now());
  if (!claims) throw keyError(c, 'assertion');
  await limits.use('write', `${claims.provider}:${claims.account}`);
  const { user, isNew, passed, key } = await write(c, async (tx) => {
    const found = await memberOf(tx, claims, now());
    if (!found) throw new ApiError(409, 'account_not_linked');
    const { user, isNew } = found;
    if (isNew) await startSettings(tx, user.id, readerContext(c));
    const unproven = isNew && user.email && !user.emailVerifiedAt;
    const proof = { kind: 'verify', userId: user.id, email: user.email } as const;
    const key = unproven ? await issueKey(tx, { ...proof, seconds: VERIFY_SECONDS }, now()) : null;
    const passed = await passFirstFactor(tx, user.id, now(), c.req.header('User-Agent'));
    if (!('challenge' in passed)) rejectSuspended(c, user, 400);
    return { user, isNew, passed, key };
  });
  if (key) deliver(c, verifyMail(mailContext(c, user), key, return_path));
  const answer = await answerFirstFactor(c, user, passed);
  return isNew && user.emailVerifiedAt ? { ...answer, is_new: true } : answer;
}

/** Exchanges a nonce, a refresh token or the web's assertion about a social sign-in for tokens. */
export const authenticate: Handler<typeof signInCalls.authenticate> = (c, { body }) => {
  if ('refreshToken' in body) return byRefreshToken(c, body.refreshToken);
  if ('nonce' in body) return byNonce(c, body);
  return byAssertion(c, body);
};
