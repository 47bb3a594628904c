import type { Db } from '../../platform/db/client.ts';
import type { Actor } from '../identity/requestContext.ts';
import { logAction } from '../moderation/log.ts';

/** A winner's prize, and when it was marked as sent. */
interface Prize {
  id: number;
  userId: number;
  sentAt: Date | null;
}

/** Returns the prizes whose mark is another than the wanted one. */
export const toMark = <P extends Prize>(prizes: readonly P[], sent: boolean): P[] =>
  prizes.filter(({ sentAt }) => (sentAt !== null) !== sent);

/** Returns the columns of a prize that is marked as sent, or no longer. */
export const sentColumns = (sent: boolean, { member, now }: Actor) =>
  sent ? { sentAt: now, sentBy: member.id } : { sentAt: null, sentBy: null };

/** Logs the prizes whose mark has changed, one entry each, by which a winner's can be found; `labelOf` names one. */
export async function logMarks<P extends Prize>(
  tx: Db,
  prizes: readonly P[],
  { sent, labelOf }: { sent: boolean; labelOf: (prize: P) => string },
  by: Actor,
) {
  const { now } = by;
  for (const prize of prizes) {
    const { userId, sentAt } = prize;
    await logAction(tx, by, {
      action: sent ? 'mark_sent' : 'unmark_sent',
      memberId: userId,
      label: labelOf(prize),
      before: { sent_at: sentAt?.toISOString() ?? null },
      after: { sent_at: sent ? now.toISOString() : null },
    });
  }
}
