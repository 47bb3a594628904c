import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { memberModerationCalls } from '../../../contract/moderation.calls.ts';
import type { Suspension } from '../../../contract/moderation.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import type { Actor } from '../../domain/identity/requestContext.ts';
import { endSessions } from '../../domain/identity/sessions.ts';
import { isSuspended } from '../../domain/identity/suspension.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { maySuspend } from '../../domain/moderation/policy.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError } from '../../platform/errors/errors.ts';

/** The end of a suspension without one; from the year 9000 on no date is shown. */
const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

export function presentSuspension(user: UserRow, now: Date): Suspension {
  const suspended = isSuspended(user, now);
  const { suspendedUntil: until, suspendedReason } = user;
  return {
    suspended,
    until: suspended && until && until < FOR_GOOD ? until.toISOString() : null,
    reason: suspended ? suspendedReason : '',
  };
}

/**
 * Suspends a member until an instant, or for good, and ends all of their sessions.
 * @throws 409 `not_suspendable`; `changed` while they are suspended, which is lifted first, and for one who gets a role
 * or leaves at that moment
 */
export async function suspend(
  tx: Db,
  user: UserRow,
  { until, reason }: InputOf<typeof memberModerationCalls.suspend>['body'],
  by: Actor,
): Promise<UserRow> {
  const { member, now } = by;
  if (!maySuspend(member, user)) throw new ApiError(409, 'not_suspendable');
  const end = until === null ? FOR_GOOD : new Date(until);
  // Before the member, in the order of locks: a session that is renewed meanwhile waits, and then has ended.
  await endSessions(tx, user.id, now);
  const [changed] = await tx
    .update(users)
    .set({ suspendedUntil: end, suspendedReason: reason })
    .where(
      and(
        eq(users.id, user.id),
        // As they were when the caller was found to be over them.
        eq(users.role, user.role),
        eq(users.status, user.status),
        or(isNull(users.suspendedUntil), lte(users.suspendedUntil, now)),
      ),
    )
    .returning();
  if (!changed) throw new ApiError(409, 'changed');
  await logAction(tx, by, {
    action: 'suspend',
    memberId: user.id,
    label: user.nickname,
    reason,
    before: presentSuspension(user, now),
    after: presentSuspension(changed, now),
  });
  return changed;
}

/** Lifts a member's suspension; without one nothing changes. */
export async function lift(tx: Db, user: UserRow, by: Actor): Promise<boolean> {
  const { now } = by;
  const [lifted] = await tx
    .update(users)
    .set({ suspendedUntil: null, suspendedReason: '' })
    .where(and(eq(users.id, user.id), gt(users.suspendedUntil, now)))
    .returning();
  if (!lifted) return false;
  await logAction(tx, by, {
    action: 'lift',
    memberId: user.id,
    label: user.nickname,
    before: presentSuspension(user, now),
    after: presentSuspension(lifted, now),
  });
  return true;
}
