import type { LedgerEntry, StoreCredit } from '../../../contract/points.ts';
import type { ledgerEntries, storeCredits } from '../../db/schema/points.ts';

/** Presents a ledger entry. */
export const presentEntry =
  (username: string) =>
  (row: typeof ledgerEntries.$inferSelect): LedgerEntry => ({
    id: row.id,
    username,
    amount: row.amount,
    balance: row.balance,
    reason: row.reason,
    reversal: row.reversal,
    subject: row.subjectKind ? { kind: row.subjectKind, id: row.subjectId } : null,
    created_at: row.createdAt.toISOString(),
  });

/** Presents the store credit of a conversion. */
export const presentCredit = ({ id, won, status, createdAt }: typeof storeCredits.$inferSelect): StoreCredit => ({
  id,
  won,
  status,
  created_at: createdAt.toISOString(),
});
