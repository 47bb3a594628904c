import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memberId } from './users.ts';

/** Coupons that were made together; what they have in common is in their rows of `short_missions`. */
export const couponBatches = pgTable('coupon_batches', {
  id: serial().primaryKey(),
  /** The operators' own name. */
  name: text().notNull(),
  /** With the provider's secret, the source of the codes: random bytes, hex. */
  seed: text().notNull(),
  createdBy: memberId('created_by'),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
});
