import { hasRole } from '../../../contract/constants/roles.ts';
import type { UserRow } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { type AppContext, invalidates, write } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { link } from '../../platform/mail/link.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { forgetActiveDays } from '../members/activity.ts';
import { lastDayToReturn, leave, lockFollows } from '../members/leave.ts';
import { mailContext } from './answers.ts';
import { dropKeys } from './keys.ts';
import { type MailContext, mail } from './mails.ts';
import { endSessions } from './sessions.ts';
import { isSuspended } from './suspension.ts';

/** Composes the mail to a departed member: until which day (`2026-03-02`) and how they can restore their account. */
function leftMail(context: MailContext, until: string, suspended: boolean): Mail {
  // The zone in which the day is the same as in its digits.
  const day = new Intl.DateTimeFormat(context.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const values = {
    until: day.format(new Date(until)),
    signIn: link(context, '/auth/signin'),
    reset: link(context, '/auth/password/reset'),
  };
  return mail(context, 'left', values, suspended ? 'mails:left.suspended' : undefined);
}

/** What an operator who closes an account adds: the language of its member, and the entry in the audit log. */
interface ByOperator {
  locale: Locale;
  log: (tx: Db) => Promise<void>;
}

/**
 * Closes the account of a member who leaves, and mails them how to restore it; by an operator in one transaction with
 * the log. Returns the last day on which they may. @throws 409 `changed` for a member with a role
 */
export async function closeAccount(c: AppContext, row: UserRow, operator?: ByOperator): Promise<string> {
  const now = c.get('services').now();
  const until = lastDayToReturn(now);
  const left = await write(c, async (tx) => {
    // The sessions before the member, in the order of locks.
    await lockFollows(tx, row.id);
    // A concurrent nonce opens a session, which is ended with the others.
    await dropKeys(tx, 'nonce', row.id);
    await endSessions(tx, row.id, now);
    const role = await leave(tx, row.id, now);
    if (role === undefined) return false;
    // Given since the caller read that there was none.
    if (hasRole(role)) throw new ApiError(409, 'changed');
    await forgetActiveDays(tx, row.id);
    await operator?.log(tx);
    return true;
  });
  const own = mailContext(c, row);
  const context = { ...own, locale: operator?.locale ?? own.locale };
  if (left && row.emailVerifiedAt) deliver(c, leftMail(context, until, isSuspended(row, now)));
  invalidates(c, `users/${row.username}`);
  return until;
}
