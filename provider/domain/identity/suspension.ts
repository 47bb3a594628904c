import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import { type UserRow, users } from '../../db/schema/users.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import type { AppContext } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { signLeaveKey } from './tokens.ts';

/** A suspension until this year or later counts as permanent. */
const FOREVER = 9000;

/** Returns whether a member is suspended now, and so until when. */
export const isSuspended = <User extends Pick<UserRow, 'suspendedUntil'>>(
  user: User,
  now: Date,
): user is User & { suspendedUntil: Date } => user.suspendedUntil !== null && user.suspendedUntil > now;

/** Builds the condition of members who can act now: they have neither left nor are they hidden or suspended. */
export const isActive = (now: Date): SQL | undefined =>
  and(eq(users.status, 'active'), or(isNull(users.suspendedUntil), lte(users.suspendedUntil, now)));

function detailOf(locale: Locale, end: string | undefined, reason: string): string {
  const suspended = end ? message(locale, 'auth:suspended.until', { end }) : message(locale, 'auth:suspended.forever');
  return reason ? `${suspended} ${message(locale, 'auth:suspended.reason', { reason })}` : suspended;
}

/**
 * Rejects a suspended member with the reason and the end, in their language and time zone. One who has proved who they
 * are, by all that a sign-in asks of them, also gets the key by which they may leave.
 * @throws 400 at sign-in, 403 for a session that is already there
 */
export function rejectSuspended(
  c: AppContext,
  user: Pick<UserRow, 'id' | 'suspendedUntil' | 'suspendedReason'>,
  status: 400 | 403,
) {
  const { env, now } = c.get('services');
  if (!isSuspended(user, now())) return;
  const { id, suspendedUntil: until, suspendedReason } = user;
  const locale = c.get('locale');
  const end =
    until.getUTCFullYear() < FOREVER
      ? new Intl.DateTimeFormat(locale, {
          dateStyle: 'long',
          timeStyle: 'short',
          hourCycle: 'h23',
          timeZone: c.get('timeZone'),
        }).format(until)
      : undefined;
  throw new ApiError(status, 'suspended', {
    detail: detailOf(locale, end, suspendedReason),
    ...(status === 400 && { also: { leave_key: signLeaveKey(id, env.TOKEN_SECRET, now()) } }),
  });
}
