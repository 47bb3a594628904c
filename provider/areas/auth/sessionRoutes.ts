import { and, eq } from 'drizzle-orm';
import { nonceCalls } from '../../../contract/auth.calls.ts';
import { NONCE_SECONDS } from '../../../contract/constants/common.ts';
import { emailAddressOf } from '../../../contract/emailAddress.ts';
import type { signInCalls } from '../../../contract/signIn.calls.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import { findByEmail, findByUsername } from '../../domain/identity/accounts.ts';
import { compareGuess } from '../../domain/identity/guesses.ts';
import { issueKey } from '../../domain/identity/keys.ts';
import { done, type Handler, mount } from '../../domain/identity/mount.ts';
import { isPassword } from '../../domain/identity/password.ts';
import { endSession } from '../../domain/identity/sessions.ts';
import { rejectSuspended } from '../../domain/identity/suspension.ts';
import { readRefreshToken } from '../../domain/identity/tokens.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { type AppContext, read, write } from '../../platform/http/context.ts';
import { answerFirstFactor } from './firstFactor.ts';
import { passFirstFactor } from './twoStep.ts';

/**
 * Finds the member whose password this is. An unknown name takes as many comparisons as a known one, so
 * that the time reveals nothing.
 */
async function whose(candidates: (UserRow | undefined)[], password: string): Promise<UserRow | undefined> {
  let found: UserRow | undefined;
  for (const candidate of candidates) {
    const matches = await isPassword(candidate?.passwordHash, password);
    if (matches) found ??= candidate;
  }
  return found;
}

/**
 * Returns whether a member's password is still the one that was compared, and locks the row: a concurrent
 * change is waited for, and a later one waits for this transaction and then ends the session that it creates.
 */
async function isUnchanged(tx: Db, { id, passwordHash }: UserRow): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? '')))
    .for('share');
  return rows.length > 0;
}

/** Ends the first factor of a member whose password was compared. @throws 400 when another was set meanwhile */
export const passPassword = (c: AppContext, user: UserRow) =>
  write(c, async (tx) => {
    const passed = await passFirstFactor(tx, user.id, c.get('services').now(), c.req.header('User-Agent'));
    // With two-step sign-in after its code: the password alone is no proof.
    if (!('challenge' in passed)) rejectSuspended(c, user, 400);
    if (!(await isUnchanged(tx, user))) throw new ApiError(400, 'bad_credentials');
    return passed;
  });

/** Signs in by password. */
export const login: Handler<typeof signInCalls.login> = async (c, { body }) => {
  const email = emailAddressOf(body.username);
  const name = email ?? body.username.toLowerCase();
  const candidates = await read(c, async (db) => {
    if (email === undefined) return [await findByUsername(db, name)];
    const { owner, claimant } = await findByEmail(db, email);
    return [owner, claimant];
  });
  const user = await compareGuess(c, name, () => whose(candidates, body.password));
  if (!user) throw new ApiError(400, 'bad_credentials');
  return answerFirstFactor(c, user, await passPassword(c, user));
};

/** Signs out. */
export const logout: Handler<typeof signInCalls.logout> = async (c, { body }) => {
  const { env, now } = c.get('services');
  const ticket = readRefreshToken(body.refreshToken, env.TOKEN_SECRET);
  if (ticket) await write(c, (tx) => endSession(tx, ticket.sessionId, now()));
  return done;
};

/** The nonce that carries a session to another device. */
export const nonceRoutes = mount(nonceCalls, {
  async getNonce(c, { member: { id: userId, sessionId } }) {
    const { limits, now } = c.get('services');
    await limits.use('nonce', `member:${userId}`);
    const nonce = await write(c, (tx) =>
      issueKey(tx, { kind: 'nonce', userId, sessionId, email: '', seconds: NONCE_SECONDS }, now()),
    );
    return { ...done, nonce };
  },
});
