import { addSeconds } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import { passwordCalls } from '../../../contract/auth.calls.ts';
import { RESET_SECONDS } from '../../../contract/auth.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import { findByEmail, findById } from '../../domain/identity/accounts.ts';
import { keyError, limitMail, mailContext } from '../../domain/identity/answers.ts';
import { checkPassword } from '../../domain/identity/guesses.ts';
import { dropKeys, findKey, issueKey, rememberUse, useKey } from '../../domain/identity/keys.ts';
import { passwordChangedMail, resetMail } from '../../domain/identity/mails.ts';
import { mount } from '../../domain/identity/mount.ts';
import { proveAddress } from '../../domain/identity/ownership.ts';
import { hashPassword, isPassword, rejectGuessable } from '../../domain/identity/password.ts';
import { endSessions, lockSessions } from '../../domain/identity/sessions.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { ApiError, sessionEnded } from '../../platform/errors/errors.ts';
import { type AppContext, read, write } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { message } from '../../platform/messages/message.ts';

/**
 * Replaces a member's password, the one that `user` has, and deletes reset keys, nonces, challenges and sessions but
 * the session `kept`. A nonce can still open a session, so nonces are deleted before sessions. Returns the
 * member, or undefined when another password was set meanwhile.
 */
async function setPassword(tx: Db, user: UserRow, passwordHash: string, now: Date, savedSession?: string) {
  const { id, email, passwordHash: old } = user;
  await lockName(tx, 'email', email);
  await lockSessions(tx, id);
  const held = old === null ? isNull(users.passwordHash) : eq(users.passwordHash, old);
  const [changed] = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), held))
    .returning();
  if (!changed) return undefined;
  await dropKeys(tx, 'reset', id);
  await dropKeys(tx, 'nonce', id);
  await dropKeys(tx, 'two_step', id);
  await endSessions(tx, id, now, savedSession);
  return changed;
}

/** Returns the error (400) for an old password that does not match. */
const rejectOld = (c: AppContext) =>
  new ApiError(400, 'bad_credentials', {
    fields: { old_password: [message(c.get('locale'), 'auth:oldPassword')] },
  });

/** Sets a member's password by the key of a mailed link, and returns the row; undefined where the key is used. */
async function setByKey(c: AppContext, held: UserRow, { token, password }: { token: string; password: string }) {
  rejectGuessable('new_password', password, held, c.get('locale'));
  const passwordHash = await hashPassword(password);
  const now = c.get('services').now();
  return write(c, async (tx) => {
    const used = await useKey(tx, 'reset', token, now);
    if (!used?.userId) return undefined;
    const owner = await proveAddress(tx, { userId: used.userId, email: used.email, by: 'mailbox' }, now);
    const changed = owner && (await setPassword(tx, owner, passwordHash, now));
    if (!changed) throw keyError(c, 'token');
    await rememberUse(tx, used);
    return changed;
  });
}

/** Returns whether a used link has set this password, which its member sends again: the response may be lost. */
async function hasSet(c: AppContext, token: string, password: string): Promise<boolean> {
  const { limits, now } = c.get('services');
  const used = await read(c, (db) => findKey(db, 'used', token, now()));
  const { userId } = used ?? {};
  if (!userId) return false;
  await limits.attempt('signInName', `reset:${userId}`);
  const user = await read(c, (db) => findById(db, userId));
  return isPassword(user?.passwordHash, password);
}

/** Changing a password, and choosing a new one by mail. */
export const passwordRoutes = mount(passwordCalls, {
  async changePassword(c, { body: { old_password, new_password }, member: { id, sessionId } }) {
    const { now } = c.get('services');
    const user = await read(c, (db) => findById(db, id));
    if (!user) throw sessionEnded();
    rejectGuessable('new_password', new_password, user, c.get('locale'));
    const detail = message(c.get('locale'), 'auth:oldPassword');
    await checkPassword(c, id, {
      password: old_password,
      field: 'old_password',
      message: detail,
    });
    const passwordHash = await hashPassword(new_password);
    const changed = await write(c, (tx) => setPassword(tx, user, passwordHash, now(), sessionId));
    if (!changed) throw rejectOld(c);
    if (user.emailVerifiedAt) deliver(c, passwordChangedMail(mailContext(c, user)));
    return { detail: message(c.get('locale'), 'auth:passwordChanged') };
  },
  async resetPassword(c, { body: { email } }) {
    await limitMail(c, email);
    const now = c.get('services').now();
    const { token, userId } = await write(c, async (tx) => {
      const { owner, claimant } = await findByEmail(tx, email);
      const userId = owner?.id ?? claimant?.id ?? null;
      const token = await issueKey(tx, { kind: 'reset', userId, email, seconds: RESET_SECONDS }, now);
      return { token, userId };
    });
    const until = addSeconds(now, RESET_SECONDS);
    if (userId !== null) deliver(c, resetMail(mailContext(c, { id: userId, email }), token, until));
    return { detail: message(c.get('locale'), 'auth:mailed') };
  },
  async confirmPasswordReset(c, { body: { token, new_password } }) {
    const { now } = c.get('services');
    const held = await read(c, async (db) => {
      const key = await findKey(db, 'reset', token, now());
      return key?.userId ? findById(db, key.userId) : undefined;
    });
    const user = held && (await setByKey(c, held, { token, password: new_password }));
    // Used before, or in this moment by another call.
    if (!user && !(await hasSet(c, token, new_password))) throw keyError(c, 'token');
    if (user) deliver(c, passwordChangedMail(mailContext(c, user)));
    return { detail: message(c.get('locale'), 'auth:passwordChanged') };
  },
});
