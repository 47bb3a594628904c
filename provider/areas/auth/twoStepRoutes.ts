import { securityCalls } from '../../../contract/security.calls.ts';
import type { signInCalls } from '../../../contract/signIn.calls.ts';
import { findById } from '../../domain/identity/accounts.ts';
import { answerTokens } from '../../domain/identity/answers.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { findKey, useKey } from '../../domain/identity/keys.ts';
import { done, type Handler, mount } from '../../domain/identity/mount.ts';
import { openSession } from '../../domain/identity/sessions.ts';
import { rejectSuspended } from '../../domain/identity/suspension.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, sessionEnded } from '../../platform/errors/errors.ts';
import { type AppContext, read, write } from '../../platform/http/context.ts';
import { message } from '../../platform/messages/message.ts';
import { notifySecurity } from './notifySecurity.ts';
import { listPasskeys } from './passkeys.ts';
import { newSecret, sealSecret } from './totp.ts';
import { beginSetup, disableTwoStep, enableTwoStep, findTwoStep, replaceRecoveryCodes, spendCode } from './twoStep.ts';

const clockOf = (c: AppContext) => {
  const { env, now } = c.get('services');
  return { tokenSecret: env.TOKEN_SECRET, now: now() };
};

const codeError = (c: AppContext) =>
  new ApiError(400, 'bad_credentials', { fields: { otp: [message(c.get('locale'), 'auth:codeWrong')] } });
const challengeError = (c: AppContext) =>
  new ApiError(400, 'token_invalid', { fields: { challenge: [message(c.get('locale'), 'auth:challengeExpired')] } });

/**
 * Runs a transaction that uses a code of a member, and delays guesses: they count by the member, wherever
 * they come from. @throws 429 while a guess has to wait
 */
async function limitCodes<T>(c: AppContext, userId: number, work: (tx: Db) => Promise<T>): Promise<T> {
  const { limits } = c.get('services');
  const guesser = `member:${userId}`;
  await limits.attempt('twoStep', guesser);
  const result = await write(c, work);
  await limits.forget('twoStep', guesser);
  return result;
}

/** Two-step sign-in by an authenticator app: setting it up, turning it off, and its step of the sign-in. */
export const twoStepRoutes = mount(securityCalls, {
  getSecurity: (c, { member: { id } }) =>
    read(c, async (db) => {
      const row = await findTwoStep(db, id);
      const user = await findById(db, id);
      return {
        two_step_at: row?.enabledAt?.toISOString() ?? null,
        recovery_codes: row?.recoveryCodes.length ?? 0,
        has_password: Boolean(user?.passwordHash),
        passkeys: await listPasskeys(db, id),
      };
    }),
  async beginTotp(c, { body, member: { id, username } }) {
    await checkOwnPassword(c, id, body.password);
    const setup = newSecret(username);
    const sealed = sealSecret(setup.secret, id, c.get('services').env.TOKEN_SECRET);
    if (!(await write(c, (tx) => beginSetup(tx, id, sealed)))) throw new ApiError(409, 'changed');
    return setup;
  },
  async confirmTotp(c, { body: { otp }, member: { id: userId, sessionId } }) {
    const codes = await limitCodes(c, userId, async (tx) => {
      const made = await enableTwoStep(tx, { userId, sessionId, otp }, clockOf(c));
      if (!made) throw codeError(c);
      return made;
    });
    await notifySecurity(c, userId, 'twoStepOn');
    return { recovery_codes: codes };
  },
  async removeTotp(c, { body: { password, otp }, member: { id } }) {
    await checkOwnPassword(c, id, password);
    await limitCodes(c, id, async (tx) => {
      if (!(await spendCode(tx, id, otp, clockOf(c)))) throw codeError(c);
      await disableTwoStep(tx, id);
    });
    await notifySecurity(c, id, 'twoStepOff');
    return done;
  },
  async replaceRecoveryCodes(c, { body: { password, otp }, member: { id } }) {
    await checkOwnPassword(c, id, password);
    const codes = await limitCodes(c, id, async (tx) => {
      if (!(await spendCode(tx, id, otp, clockOf(c)))) throw codeError(c);
      return replaceRecoveryCodes(tx, id);
    });
    await notifySecurity(c, id, 'recoveryCodes');
    return { recovery_codes: codes };
  },
});

/** Ends a two-step sign-in. */
export const loginByCode: Handler<typeof signInCalls.loginByCode> = async (c, { body: { challenge, otp } }) => {
  const { now } = c.get('services');
  const held = await read(c, (db) => findKey(db, 'two_step', challenge, now()));
  const userId = held?.userId;
  if (!userId) throw challengeError(c);
  const { user, ticket } = await limitCodes(c, userId, async (tx) => {
    if (!(await spendCode(tx, userId, otp, clockOf(c)))) throw codeError(c);
    if (!(await useKey(tx, 'two_step', challenge, now()))) throw challengeError(c);
    const user = await findById(tx, userId);
    if (!user) throw sessionEnded();
    rejectSuspended(c, user, 400);
    return { user, ticket: await openSession(tx, userId, now(), c.req.header('User-Agent')) };
  });
  return answerTokens(c, user, ticket);
};
