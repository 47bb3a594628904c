import { and, eq, gt } from 'drizzle-orm';
import { emailChangeCalls } from '../../../contract/auth.calls.ts';
import { VERIFY_SECONDS } from '../../../contract/auth.ts';
import { singleUseTokens, type UserRow } from '../../db/schema/users.ts';
import { findByEmail, findById } from '../../domain/identity/accounts.ts';
import { keyError, limitMail, mailContext } from '../../domain/identity/answers.ts';
import { checkPassword } from '../../domain/identity/guesses.ts';
import { dropKeys, issueKey } from '../../domain/identity/keys.ts';
import { emailChangeMail, emailTakenMail } from '../../domain/identity/mails.ts';
import { mount } from '../../domain/identity/mount.ts';
import { restoreAddress } from '../../domain/identity/ownership.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { ApiError, invalidField, sessionEnded } from '../../platform/errors/errors.ts';
import { type AppContext, read, write } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { message } from '../../platform/messages/message.ts';

/** Reads the address that a member has asked to change to, while its link works. */
async function pendingOf(db: Db, userId: number, now: Date) {
  const [row] = await db
    .select({ email: singleUseTokens.email, expiresAt: singleUseTokens.expiresAt })
    .from(singleUseTokens)
    .where(
      and(eq(singleUseTokens.userId, userId), eq(singleUseTokens.kind, 'email'), gt(singleUseTokens.expiresAt, now)),
    );
  return { pending: row ? { email: row.email, expires_at: row.expiresAt.toISOString() } : null };
}

/** Replaces a member's pending change by one to `email`, and mails its link; that of a taken address has none. */
async function begin(c: AppContext, userId: number, email: string) {
  await limitMail(c, email);
  const { now } = c.get('services');
  const { key, owner, answer } = await write(c, async (tx) => {
    await lockName(tx, 'email', email);
    const { owner } = await findByEmail(tx, email);
    await dropKeys(tx, 'email', userId);
    const key = await issueKey(tx, { kind: 'email', userId, email, seconds: VERIFY_SECONDS }, now());
    return { key, owner, answer: await pendingOf(tx, userId, now()) };
  });
  deliver(
    c,
    owner ? emailTakenMail(mailContext(c, owner)) : emailChangeMail(mailContext(c, { id: userId, email }), key),
  );
  return answer;
}

/**
 * Checks that the caller is more than a borrowed session. A member without a password sets one by mail first,
 * unless no address of theirs is verified: then there is no mailbox that the change could be hidden from.
 * @throws 400 on `password`, 429 after too many wrong ones
 */
async function requireOwner(c: AppContext, { id, passwordHash, emailVerifiedAt }: UserRow, password: string) {
  const locale = c.get('locale');
  if (passwordHash !== null) {
    await checkPassword(c, id, { password, field: 'password', message: message(locale, 'auth:oldPassword') });
  } else if (emailVerifiedAt) throw invalidField('password', message(locale, 'auth:passwordFirst'));
}

/** Changing the e-mail address: asked for, cancelled, and undone from the former mailbox. */
export const emailChangeRoutes = mount(emailChangeCalls, {
  getEmailChange: (c, { member }) => read(c, (db) => pendingOf(db, member.id, c.get('services').now())),
  async changeEmail(c, { body: { email, password }, member: { id } }) {
    const user = await read(c, (db) => findById(db, id));
    if (!user) throw sessionEnded();
    await requireOwner(c, user, password);
    const isOwn = user.emailVerifiedAt !== null && user.email === email;
    if (isOwn) throw invalidField('email', message(c.get('locale'), 'auth:emailSame'));
    return begin(c, id, email);
  },
  async resendEmailChange(c, { member: { id } }) {
    const { pending } = await read(c, (db) => pendingOf(db, id, c.get('services').now()));
    if (!pending) throw new ApiError(409, 'changed');
    return begin(c, id, pending.email);
  },
  async cancelEmailChange(c, { member }) {
    await write(c, (tx) => dropKeys(tx, 'email', member.id));
    return { pending: null };
  },
  async undoEmailChange(c, { body }) {
    const { now } = c.get('services');
    await write(c, async (tx) => {
      if (!(await restoreAddress(tx, body.key, now()))) throw keyError(c, 'key');
    });
    return { detail: message(c.get('locale'), 'auth:emailUndone') };
  },
});
