import { integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Coupons that were made together; what they have in common is in their rows of `short_missions`. */
export const couponBatches = pgTable('coupon_batches', {
  id: serial().primaryKey(),
  /** The operators' own name. */
  name: text().notNull(),
  /** With the provider's secret, the source of the codes: random bytes, hex. */
  seed: text().notNull(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
