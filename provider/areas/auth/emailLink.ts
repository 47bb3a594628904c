import { EMAIL_LINK_SECONDS } from '../../../contract/auth.ts';
import type { signInCalls } from '../../../contract/signIn.calls.ts';
import { singleUseTokens } from '../../db/schema/users.ts';
import { keyError, limitMail } from '../../domain/identity/answers.ts';
import { findKey, rememberUse, useKey } from '../../domain/identity/keys.ts';
import { done, type Handler } from '../../domain/identity/mount.ts';
import { hashKey } from '../../domain/identity/tokens.ts';
import { type AppContext, write } from '../../platform/http/context.ts';
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
