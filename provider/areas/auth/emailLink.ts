import { EMAIL_LINK_SECONDS } from '../../../contract/auth.ts';
import type { InputOf } from '../../../contract/call.ts';
import type { signInCalls } from '../../../contract/signIn.calls.ts';
import { singleUseTokens } from '../../db/schema/users.ts';
import { findByEmail } from '../../domain/identity/accounts.ts';
import { keyError, limitMail } from '../../domain/identity/answers.ts';
import { findKey, rememberUse, useKey } from '../../domain/identity/keys.ts';
import { done, type Handler } from '../../domain/identity/mount.ts';
import { hashKey } from '../../domain/identity/tokens.ts';
import type { Db } from '../../platform/db/client.ts';
import { loggable } from '../../platform/errors/errors.ts';
import { type AppContext, write } from '../../platform/http/context.ts';
import type { MailError } from '../../platform/mail/failure.ts';
import { endOf, recordMail } from '../../platform/mail/record.ts';
import { readAssertion } from './assertion.ts';

/** Returns the address that the web asserts. @throws 400 for an assertion that the web did not sign */
async function assertedEmail(c: AppContext, assertion: string): Promise<string> {
  const { env, now } = c.get('services');
  const claims = await readAssertion(assertion, env.ASSERTION_SECRET, now());
  if (claims?.provider !== 'email' || !claims.email) throw keyError(c, 'assertion');
  return claims.email;
}

/** Stores the token of an e-mail link of the web: hashed, short-lived, for a single use. */
export const saveEmailLink: Handler<typeof signInCalls.saveEmailLink> = async (c, { body: { assertion, token } }) => {
  const email = await assertedEmail(c, assertion);
  await limitMail(c, email);
  const expiresAt = new Date(c.get('services').now().getTime() + EMAIL_LINK_SECONDS * 1000);
  const row = { hash: hashKey(`${email} ${token}`), kind: 'link', email, expiresAt } as const;
  await write(c, (tx) => tx.insert(singleUseTokens).values(row).onConflictDoNothing());
  return done;
};

type Failure = InputOf<typeof signInCalls.reportEmailLink>['body']['failure'];

/** Returns a failure of the web's mailer as one of ours. */
const mailError = ({ reason, answer, reply, command }: NonNullable<Failure>): MailError =>
  Object.assign(new Error('a mail of the web was not sent'), {
    code: reason,
    command,
    response: reply,
    ...(answer !== null && { responseCode: answer }),
  });

/** Records how the mail of an e-mail link ended, for the member whom it signs in. */
async function recordLink(tx: Db, email: string, failure: Failure, now: Date) {
  const { owner, claimant } = await findByEmail(tx, email);
  const memberId = (owner ?? claimant)?.id;
  if (memberId === undefined) return;
  const error = failure ? mailError(failure) : undefined;
  const end = { state: error ? endOf(error, false) : 'sent', error, now } as const;
  await recordMail(tx, { to: email, record: { memberId, kind: 'signInLink' } }, end);
}

/** Records how the mail of an e-mail link ended, after the response: its time would reveal who is registered. */
export const reportEmailLink: Handler<typeof signInCalls.reportEmailLink> = async (c, { body }) => {
  const email = await assertedEmail(c, body.assertion);
  const { database, log, now } = c.get('services');
  database
    .write((tx) => recordLink(tx, email, body.failure, now()))
    .catch((error: Error) => log.error(loggable(error), 'a mail was not recorded'));
  return done;
};

/** Uses the token of an e-mail link, on one page. */
export const spendEmailLink: Handler<typeof signInCalls.spendEmailLink> = async (c, { body }) => {
  const { assertion, token, attempt } = body;
  const email = await assertedEmail(c, assertion);
  const now = c.get('services').now();
  const key = `${email} ${token}`;
  const success = await write(c, async (tx) => {
    const used = await useKey(tx, 'link', key, now);
    if (!used) return (await findKey(tx, 'used', `${key} ${attempt}`, now)) !== undefined;
    await rememberUse(tx, { ...used, hash: hashKey(`${key} ${attempt}`) });
    return true;
  });
  return { success };
};
