import type { Ledger, LedgerReason } from '../../../contract/points.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/words.ts';
import { enter, lockAccount, refillHearts, type Subject } from './ledger.ts';

/** Why nothing that costs hearts was done. */
export const tooFewHearts: Record<Locale, string> = {
  ko: '하트가 모자라요. 하트는 매일 0시에 5개까지 채워져요.',
  en: 'You have too few hearts. They fill up to five every midnight in Seoul.',
};

interface Price {
  userId: number;
  ledger: Ledger;
  /** Positive. */
  amount: number;
  reason: LedgerReason;
  subject: Subject;
  now: Date;
}

/** Pays what something costs. Says false, with nothing entered, where there is not enough. */
export async function spend(tx: Db, price: Price): Promise<boolean> {
  const { userId, ledger, amount, now } = price;
  if (amount === 0) return true;
  if (ledger === 'heart') await refillHearts(tx, userId, now);
  const { balance } = await lockAccount(tx, { userId, ledger });
  if (balance < amount) return false;
  await enter(tx, { ...price, amount: -amount });
  return true;
}
