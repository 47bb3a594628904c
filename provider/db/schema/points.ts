import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { creditStatuses, ledgerReasons, ledgers } from '../../../contract/points.ts';
import { instant } from './columns.ts';
import { memberId } from './users.ts';

const owner = () => memberId('user_id');

/** A member's balance, written with each entry and by nothing else; its row is the ledger's lock. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    userId: owner(),
    ledger: text({ enum: ledgers }).notNull(),
    balance: integer().notNull().default(0),
    /** How many entries there are, so that a list need not count them. */
    entries: integer().notNull().default(0),
    /** Hearts only: the day (Asia/Seoul) whose refill has been decided. */
    refilledOn: date('refilled_on'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.ledger] })],
);

/** Every change of a balance, never changed itself: triggers of a migration reject it. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: serial().primaryKey(),
    userId: owner(),
    ledger: text({ enum: ledgers }).notNull(),
    amount: integer().notNull(),
    /** The balance after this entry. */
    balance: integer().notNull(),
    reason: text({ enum: ledgerReasons }).notNull(),
    reversal: boolean().notNull().default(false),
    subjectKind: text('subject_kind').notNull().default(''),
    subjectId: text('subject_id').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('ledger_entries_history').on(t.userId, t.ledger, t.id),
    index('ledger_entries_cause').on(t.userId, t.ledger, t.reason, t.subjectKind, t.subjectId),
    index('ledger_entries_day').on(t.userId, t.ledger, t.reason, t.createdAt),
    index('ledger_entries_points').on(t.createdAt).where(sql`ledger = 'point'`),
  ],
);

/**
 * The remainder of each credit of points, and the instants between which it may be converted. The sum of
 * all of a member's lots is the balance, or 0 while that is below zero.
 */
export const pointLots = pgTable(
  'point_lots',
  {
    entryId: integer('entry_id')
      .primaryKey()
      .references(() => ledgerEntries.id),
    userId: owner(),
    remaining: integer().notNull(),
    availableAt: instant('available_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The time at which its member was notified of the expiry. */
    noticedAt: instant('noticed_at'),
  },
  (t) => [
    index('point_lots_user').on(t.userId, t.entryId),
    index('point_lots_left').on(t.userId, t.expiresAt).where(sql`remaining > 0`),
    index('point_lots_ending').on(t.expiresAt).where(sql`remaining > 0`),
  ],
);

/** Store credit given for points. It is `recorded` until a store's API is configured, then `pending` until it is `sent`. */
export const storeCredits = pgTable(
  'store_credits',
  {
    id: serial().primaryKey(),
    userId: owner(),
    entryId: integer('entry_id')
      .notNull()
      .unique()
      .references(() => ledgerEntries.id),
    /** Korean won. */
    won: integer().notNull(),
    status: text({ enum: creditStatuses }).notNull(),
    /** Whom the store credits, also once the member is erased; null when it has. */
    username: text(),
    /** The store's idempotency key. A restored backup counts ids from before again, so that they would repeat. */
    key: text().notNull().default(sql`gen_random_uuid()::text`),
    attempts: integer().notNull().default(0),
    /** When the store is called next. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** The status by which the store has refused it; null where it has not, or gave no answer. */
    refusal: integer(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('store_credits_user').on(t.userId),
    index('store_credits_unsent').on(t.id).where(sql`status <> 'sent'`),
  ],
);
