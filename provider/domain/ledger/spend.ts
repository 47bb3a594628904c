import type { Ledger, LedgerReason } from '../../../contract/points.ts';
import type { Db } from '../../platform/db/client.ts';
import { enter, lockAccount, refillHearts, type Subject } from './ledger.ts';

interface Price {
  userId: number;
  ledger: Ledger;
  /** Positive. */
  amount: number;
  reason: LedgerReason;
  subject: Subject;
  now: Date;
}

/** Pays a price. Returns false, without an entry, when the balance is too low. */
export async function spend(tx: Db, price: Price): Promise<boolean> {
  const { userId, ledger, amount, now } = price;
  if (amount === 0) return true;
  if (ledger === 'heart') await refillHearts(tx, userId, now);
  const { balance } = await lockAccount(tx, { userId, ledger });
  if (balance < amount) return false;
  await enter(tx, { ...price, amount: -amount });
  return true;
}
