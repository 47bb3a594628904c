import type { CallSchemas } from './call.ts';
import { instant, pageQuery, paginated, text } from './common.ts';
import { CONVERT_MAX } from './constants/common.ts';
import * as z from './zod.ts';

/** The ledgers of a member's balances. Only points can be converted into money. */
export const ledgers = ['point', 'xp', 'heart'] as const;
export type Ledger = (typeof ledgers)[number];

/** What became of store credit: stored here only, on its way to the store, confirmed by it. */
export const creditStatuses = ['recorded', 'pending', 'sent'] as const;

/** The reason of an entry; a reversal has the reason of the reversed entry. */
export const ledgerReasons = [
  'email_verified',
  'topic_written',
  'post_written',
  'comment_written',
  'liked',
  'hearts_refilled',
  'heart_given',
  'heart_received',
  'challenge_checked',
  'challenge_completed',
  'mission_completed',
  'skin_type_test',
  'raffle_entered',
  'converted',
  'expired',
  'corrected',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

/**
 * The subject of an entry: a topic, a check-in. Its id is that of the content, `''` without one.
 */
const ledgerSubject = z.object({ kind: z.string(), id: z.string() });

/**
 * One entry. `amount` is signed, `balance` is the one after it; `reversal` reverses an earlier one.
 */
const ledgerEntry = z.object({
  id: z.number().int().positive(),
  username: z.string(),
  amount: z.number().int(),
  balance: z.number().int(),
  reason: z.enum(ledgerReasons),
  reversal: z.boolean(),
  subject: ledgerSubject.nullable(),
  created_at: instant,
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** What earns the same for every member; `daily` is the refill of hearts. Challenges and missions say their own. */
export const earningWays = ['welcome', 'written', 'comment', 'liked', 'skin_test', 'daily'] as const;
export type EarningWay = (typeof earningWays)[number];

/**
 * The balance now, and at the end of each day of the last year (Asia/Seoul) on which it changed; what adds to it, as
 * operators have set it, `a_day` times at most, without what earns nothing.
 */
const ledgerSummary = z.object({
  balance: z.number().int(),
  series: z.array(z.object({ date: z.iso.date(), balance: z.number().int() })),
  ways: z.array(
    z.object({
      by: z.enum(earningWays),
      amount: z.number().int().positive(),
      a_day: z.number().int().positive().nullable(),
    }),
  ),
});
export type LedgerSummary = z.infer<typeof ledgerSummary>;

/**
 * Points by their state: `available` convert now, `pending` wait their seven days, `expiring` of the
 * available expire within 30 days, the first of them at `expires_at`. `minimum` and `step` limit a
 * conversion, `won` is the value of one point.
 */
const pointSummary = ledgerSummary.extend({
  available: z.number().int(),
  pending: z.number().int(),
  expiring: z.number().int(),
  expires_at: instant.nullable(),
  minimum: z.number().int(),
  step: z.number().int(),
  won: z.number().int(),
});
export type PointSummary = z.infer<typeof pointSummary>;

/** What a member received for verifying the address; 0 until then. */
const welcomeGifts = z.object({ point: z.number().int(), xp: z.number().int(), heart: z.number().int() });
export type WelcomeGifts = z.infer<typeof welcomeGifts>;

/** The caller's own without a `username`; any member's for a manager. */
const historiesQuery = pageQuery.extend({ username: text(20, 0).optional() });
const histories = paginated(ledgerEntry);
const withBalance = histories.extend({ summary: ledgerSummary });

/** Credit that was given for points. It is `pending` until the store has confirmed it, where there is one. */
const storeCredit = z.object({
  id: z.number().int().positive(),
  won: z.number().int(),
  status: z.enum(creditStatuses),
  created_at: instant,
});
export type StoreCredit = z.infer<typeof storeCredit>;

/**
 * `total` is the sum of all credit in won, `pending` the part that the store has not confirmed; `store` is the
 * store's page, null where none is configured.
 */
const credits = paginated(storeCredit).extend({
  summary: z.object({
    total: z.number().int(),
    pending: z.number().int(),
    store: z.string().nullable(),
  }),
});
export type CreditsAnswer = z.infer<typeof credits>;

export const pointSchemas = {
  getPointHistories: {
    summary: 'Points earned and spent, newest first, with the convertible amount',
    query: historiesQuery,
    response: histories.extend({ summary: pointSummary }),
  },
  /** `reason` is the reason in the caller's language why nothing was converted, `''` on success. */
  convertPoints: {
    summary: 'Convert points to store credit',
    body: z.strictObject({ point: z.number().int().min(1).max(CONVERT_MAX) }),
    response: z.object({ success: z.boolean(), reason: z.string() }),
  },
  /** Ours. */
  getCredits: {
    summary: 'The caller’s store credit, newest first, and where it is spent',
    query: pageQuery.omit({ search: true }),
    response: credits,
  },
  /** Ours. */
  getWelcomeGifts: {
    summary: 'What the caller received for verifying the address',
    response: welcomeGifts,
  },
  getXpHistories: {
    summary: 'Experience earned, newest first',
    query: historiesQuery,
    response: withBalance,
  },
  getHeartHistories: {
    summary: 'Hearts given, received and refilled, newest first',
    query: historiesQuery,
    response: withBalance,
  },
} satisfies CallSchemas;
