import { millisecondsInMinute } from 'date-fns/constants';
import type { Ledger, LedgerReason } from '../../contract/points.ts';
import type { LedgerContent } from '../content/ledger.ts';

/** The credits and debits of each member in the first content, by their ids. */
export type EarnedByMember = Map<number, LedgerContent[]>;

/** An event that credited or debited a member. */
interface Earned {
  userId: number;
  at: Date;
  amounts: Partial<Record<Ledger, number>>;
  reason: LedgerReason;
  subject: { kind: string; id: string };
}

/** Records a credit or a debit, for the ledgers to enter. */
export function saveEarned(
  { now, earned }: { now: Date; earned: EarnedByMember },
  { userId, at, amounts, reason, subject }: Earned,
): void {
  const minutesAgo = (now.getTime() - at.getTime()) / millisecondsInMinute;
  const entries = Object.entries(amounts).map(
    ([ledger, amount]): LedgerContent => ({
      minutesAgo,
      ledger: ledger as Ledger,
      amount,
      reason,
      subject,
    }),
  );
  earned.set(userId, [...(earned.get(userId) ?? []), ...entries]);
}
