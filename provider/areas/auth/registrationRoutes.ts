import { subMinutes } from 'date-fns';
import { verificationCalls } from '../../../contract/auth.calls.ts';
import { VERIFY_SECONDS } from '../../../contract/auth.ts';
import { marketingTopics } from '../../../contract/constants/participation.ts';
import type { signInCalls } from '../../../contract/signIn.calls.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { createMember, findByEmail, findByUsername } from '../../domain/identity/accounts.ts';
import { answerTokens, keyError, limitMail, limitMailbox, mailContext } from '../../domain/identity/answers.ts';
import { checkPassword } from '../../domain/identity/guesses.ts';
import { findKey, issueKey, type KeyKind, rememberUse, useKey } from '../../domain/identity/keys.ts';
import { alreadyMemberMail, emailChangedMail, verifyMail } from '../../domain/identity/mails.ts';
import { type Handler, mount } from '../../domain/identity/mount.ts';
import { changeAddress, proveAddress } from '../../domain/identity/ownership.ts';
import { hashPassword, isPassword, rejectGuessable } from '../../domain/identity/password.ts';
import { readerContext } from '../../domain/identity/requestContext.ts';
import { openSession } from '../../domain/identity/sessions.ts';
import { hashKey } from '../../domain/identity/tokens.ts';
import { agreementOf, subscribeMember } from '../../domain/marketing/subscribe.ts';
import { type Checked, checkNickname, checkUsername } from '../../domain/members/rules.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import { startSettings } from '../../domain/notifications/settings.ts';
import type { Db } from '../../platform/db/client.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { type AppContext, read, write } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { message } from '../../platform/messages/message.ts';
import { passPassword } from './sessionRoutes.ts';

/** Returns a checked name. @throws 400 on its field */
function rejectName(c: AppContext, checked: Checked<string>): string {
  if ('value' in checked) return checked.value;
  throw invalidField(checked.field, message(c.get('locale'), `members:${checked.why}`));
}

/**
 * Checks that the caller knows more of an account than the mail that its address received: has a session
 * of it, or its password. @throws 400 on `password`, 429 after too many wrong ones
 */
async function requireRegistrant(c: AppContext, userId: number, password: string | undefined) {
  if (c.get('member')?.id === userId) return;
  const locale = c.get('locale');
  const detail = message(locale, 'auth:passwordNeeded');
  if (password === undefined) throw invalidField('password', detail);
  await checkPassword(c, userId, { password, field: 'password', message: detail });
}

/** Verifies the address of a mailed key, and returns how its change is undone; undefined where the key is used. */
async function verifyByKey(c: AppContext, kind: KeyKind, key: string) {
  const now = c.get('services').now();
  return write(c, async (tx) => {
    const used = await useKey(tx, kind, key, now);
    if (!used?.userId) return undefined;
    const { userId, email } = used;
    const proven =
      kind === 'email'
        ? await changeAddress(tx, { userId, email }, now)
        : (await proveAddress(tx, { userId, email, by: 'registrant' }, now)) && {};
    if (!proven) throw keyError(c, 'key');
    await rememberUse(tx, used);
    return proven;
  });
}

/** Returns whether a key was used before, and has given its member the address that they have. */
async function hasServed(db: Db, key: string, now: Date): Promise<boolean> {
  const used = await findKey(db, 'used', key, now);
  if (!used) return false;
  const { owner } = await findByEmail(db, used.email);
  return owner !== undefined && owner.id === used.userId;
}

/** Minutes in which the same sign-up may come again. */
const REPEAT_MINUTES = 10;

/**
 * Answers a sign-up whose username is taken. One that is sent again, since its response was lost, signs its member in;
 * some wrong passwords a minute are compared, and none of a member by another address. @throws 400 on `username`
 */
async function answerTaken(
  c: AppContext,
  known: UserRow,
  { email, password }: Pick<UserRow, 'email'> & { password: string },
) {
  const { limits, now } = c.get('services');
  const isSame = known.email === email && known.createdAt >= subMinutes(now(), REPEAT_MINUTES);
  const isAllowed = isSame && (await limits.allows('closedName', hashKey(`sign-up ${known.id}`)));
  // Compared in every case, so that the time reveals nothing of the address.
  const isRepeated = await isPassword(isAllowed ? known.passwordHash : null, password);
  const passed = isRepeated && (await passPassword(c, known));
  if (!passed || 'challenge' in passed) {
    throw invalidField('username', message(c.get('locale'), 'auth:usernameTaken'));
  }
  return answerTokens(c, known, passed);
}

/** Signs up. The response does not reveal whether the address is registered. */
export const register: Handler<typeof signInCalls.register> = async (c, { body }) => {
  const { username, email, password, nickname, agreements, return_path } = body;
  const locale = c.get('locale');
  rejectName(c, checkUsername(username));
  const shownName = rejectName(c, checkNickname(nickname, false));
  rejectGuessable('password', password, { username, email }, locale);
  // Whatever becomes of it: each sign-up compares or hashes a password.
  await c.get('services').limits.use('mailByAddress', c.get('address'));
  const known = await read(c, async (db) => {
    await rejectBannedWords(db, locale, { username, nickname });
    return findByUsername(db, username);
  });
  if (known) return answerTaken(c, known, body);
  await limitMailbox(c, email);
  const passwordHash = await hashPassword(password);
  const now = c.get('services').now();
  const { user, ticket, key, owner } = await write(c, async (tx) => {
    const { owner } = await findByEmail(tx, email);
    const user = await createMember(
      tx,
      {
        username,
        email,
        passwordHash,
        nickname: shownName,
        marketing: agreements.marketing,
        isVerified: false,
      },
      now,
    );
    if (!user) throw invalidField('username', message(locale, 'auth:usernameTaken'));
    await startSettings(tx, user.id, readerContext(c));
    if (agreements.marketing) {
      const topics = [...marketingTopics];
      await subscribeMember(tx, user.id, agreementOf({ topics, source: 'signup', locale, now }), now);
    }
    const key = await issueKey(tx, { kind: 'verify', userId: user.id, email, seconds: VERIFY_SECONDS }, now);
    const ticket = await openSession(tx, user.id, now, c.req.header('User-Agent'));
    return { user, ticket, key, owner };
  });
  deliver(c, owner ? alreadyMemberMail(mailContext(c, owner)) : verifyMail(mailContext(c, user), key, return_path));
  return await answerTokens(c, user, ticket);
};

/** Verification of the address. No response reveals whether an address is registered. */
export const registrationRoutes = mount(verificationCalls, {
  async verifyEmail(c, { body: { key, password } }) {
    const now = c.get('services').now();
    const held = await read(
      c,
      async (db) =>
        (await findKey(db, 'verify', key, now)) ??
        (await findKey(db, 'email', key, now)) ??
        (await findKey(db, 'used', key, now)),
    );
    if (!held?.userId) throw keyError(c, 'key');
    await requireRegistrant(c, held.userId, password);
    const { kind } = held;
    const changed = kind === 'used' ? undefined : await verifyByKey(c, kind, key);
    // Used before, or in this moment by another call.
    if (!changed && !(await read(c, (db) => hasServed(db, key, now)))) throw keyError(c, 'key');
    if (changed?.undo) {
      const former = { id: held.userId, email: changed.undo.email };
      deliver(c, emailChangedMail(mailContext(c, former), changed.undo.key));
    }
    return { detail: message(c.get('locale'), 'auth:verified') };
  },
  async resendEmail(c, { body: { email, return_path }, member }) {
    await limitMail(c, email);
    const now = c.get('services').now();
    const { key, userId } = await write(c, async (tx) => {
      const { owner, claimant } = await findByEmail(tx, email, member?.id);
      const userId = owner ? null : (claimant?.id ?? null);
      const key = await issueKey(tx, { kind: 'verify', userId, email, seconds: VERIFY_SECONDS }, now);
      return { key, userId };
    });
    if (userId !== null) deliver(c, verifyMail(mailContext(c, { id: userId, email }), key, return_path));
    return { detail: message(c.get('locale'), 'auth:mailed') };
  },
});
