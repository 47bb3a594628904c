import { tokens } from '../../../contract/auth.ts';
import { success } from '../../../contract/common.ts';
import {
  loginCodeBody,
  passwordBody,
  recoveryCodes,
  security,
  totpChangeBody,
  totpConfirmBody,
  totpSetup,
} from '../../../contract/security.ts';
import { findById } from '../../domain/identity/accounts.ts';
import { answerTokens } from '../../domain/identity/answers.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { findKey, useKey } from '../../domain/identity/keys.ts';
import { openSession } from '../../domain/identity/sessions.ts';
import { rejectSuspended } from '../../domain/identity/suspension.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, sessionEnded } from '../../platform/errors/errors.ts';
import { type AppContext, call, read, requireMember, router, write } from '../../platform/http/context.ts';
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
  const done = await write(c, work);
  await limits.forget('twoStep', guesser);
  return done;
}

/** Two-step sign-in by an authenticator app: setting it up, turning it off, and its step of the sign-in. */
export const twoStepRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/auth/security/',
      summary: 'How the member signs in: two-step sign-in, recovery codes, passkeys',
      answer: security,
    }),
    async (c) => {
      const { id } = requireMember(c);
      const answer = await read(c, async (db) => {
        const row = await findTwoStep(db, id);
        const user = await findById(db, id);
        return {
          two_step_at: row?.enabledAt?.toISOString() ?? null,
          recovery_codes: row?.recoveryCodes.length ?? 0,
          has_password: Boolean(user?.passwordHash),
          passkeys: await listPasskeys(db, id),
        };
      });
      return c.json(answer, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/auth/totp/',
      summary: 'Begin to set up two-step sign-in: a new secret for an authenticator app',
      body: passwordBody,
      answer: totpSetup,
      errors: [409],
    }),
    async (c) => {
      const { id, username } = requireMember(c);
      await checkOwnPassword(c, id, c.req.valid('json').password);
      const setup = newSecret(username);
      const sealed = sealSecret(setup.secret, id, c.get('services').env.TOKEN_SECRET);
      if (!(await write(c, (tx) => beginSetup(tx, id, sealed)))) throw new ApiError(409, 'changed');
      return c.json(setup, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/auth/totp/confirm/',
      summary: "Enable two-step sign-in by the app's first code, and end every other session",
      body: totpConfirmBody,
      answer: recoveryCodes,
    }),
    async (c) => {
      const { id: userId, sessionId } = requireMember(c);
      const { otp } = c.req.valid('json');
      const codes = await limitCodes(c, userId, async (tx) => {
        const made = await enableTwoStep(tx, { userId, sessionId, otp }, clockOf(c));
        if (!made) throw codeError(c);
        return made;
      });
      await notifySecurity(c, userId, 'twoStepOn');
      return c.json({ recovery_codes: codes }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/auth/totp/remove/',
      summary: 'Disable two-step sign-in by the password and a code',
      body: totpChangeBody,
      answer: success,
    }),
    async (c) => {
      const { id } = requireMember(c);
      const { password, otp } = c.req.valid('json');
      await checkOwnPassword(c, id, password);
      await limitCodes(c, id, async (tx) => {
        if (!(await spendCode(tx, id, otp, clockOf(c)))) throw codeError(c);
        await disableTwoStep(tx, id);
      });
      await notifySecurity(c, id, 'twoStepOff');
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/auth/totp/recovery-codes/',
      summary: 'Replace the recovery codes by the password and a code',
      body: totpChangeBody,
      answer: recoveryCodes,
    }),
    async (c) => {
      const { id } = requireMember(c);
      const { password, otp } = c.req.valid('json');
      await checkOwnPassword(c, id, password);
      const codes = await limitCodes(c, id, async (tx) => {
        if (!(await spendCode(tx, id, otp, clockOf(c)))) throw codeError(c);
        return replaceRecoveryCodes(tx, id);
      });
      return c.json({ recovery_codes: codes }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/auth/login/code/',
      summary: 'End a two-step sign-in by its challenge and a code; a wrong code leaves the challenge valid',
      body: loginCodeBody,
      answer: tokens,
    }),
    async (c) => {
      const { challenge, otp } = c.req.valid('json');
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
      return c.json(await answerTokens(c, user, ticket), 200);
    },
  );
