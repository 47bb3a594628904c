import type { CallSchemas } from './call.ts';
import { givenDay } from './common.ts';
import { STATISTICS_DAYS, STATISTICS_DAYS_MAX } from './constants/statistics.ts';
import * as z from './zod.ts';

const day = z.iso.date();
const count = z.number().int().nonnegative();
/** A month of Asia/Seoul, as `2026-03`. */
const month = z.string().regex(/^\d{4}-\d{2}$/);

/**
 * Days of Asia/Seoul, both included. `to` is today when left out, `from`
 * the first of `days` days. @throws 400 `from` after `to` or further from it than 366 days, `to` after today
 */
const statisticsQuery = z.object({
  from: givenDay.optional(),
  to: givenDay.optional(),
  days: z.coerce.number().int().min(1).max(STATISTICS_DAYS_MAX).default(STATISTICS_DAYS),
});
export type StatisticsQuery = z.input<typeof statisticsQuery>;

/**
 * Counts of a day or a range. Content is counted while it is published. Points are net of reversals, so that issued −
 * spent − expired is the change of all balances; on a day they can be negative.
 */
const figures = z.object({
  signups_email: count,
  signups_kakao: count,
  signups_naver: count,
  topics: count,
  posts: count,
  comments: count,
  likes: count,
  check_ins: count,
  points_issued: z.number().int(),
  points_spent: z.number().int(),
  points_expired: z.number().int(),
});
export type Figures = z.infer<typeof figures>;

/**
 * `active` members wrote, liked or followed; it is null where the days of activity, of which the latest 400 are kept,
 * do not reach. `before` is of the same length. `days` has members active on the day, and within the 7 and 30 days that
 * end with it, and the points that members held at its end.
 *
 * `retention`: the members who joined in a week (from Monday), and how many were active again 7 to 13 and 28 to 34
 * days after they joined; null while these days are not over, or where they are kept no more. `challenges` ran in the
 * range, the last to end first.
 */
const statistics = z.object({
  from: day,
  to: day,
  totals: z.object({ active: count.nullable(), figures }),
  before: z.object({ from: day, to: day, active: count.nullable(), figures }),
  days: z.array(
    z.object({
      date: day,
      active: count.nullable(),
      active_week: count.nullable(),
      active_month: count.nullable(),
      points_owed: z.number().int(),
      figures,
    }),
  ),
  retention: z.array(z.object({ week: day, joined: count, week_1: count.nullable(), week_4: count.nullable() })),
  challenges: z.array(
    z.object({
      id: z.number().int().positive(),
      title: z.string(),
      ends_on: day,
      participants: count,
      completed: count,
    }),
  ),
  /** What members hold now, how much of it expires within 30 days, and in each month from this one to the last. */
  points: z.object({ owed: count, expiring: count, months: z.array(z.object({ month, expiring: count })) }),
});
export type Statistics = z.infer<typeof statistics>;

/**
 * Open reports and appeals, submissions and questions that wait, ended events whose winners can be chosen and are not
 * announced, ended raffles that are not drawn yet, prizes of events and of raffles to send: those of announced or drawn
 * winners with an address. A queue that the role does not open is 0.
 */
const work = z.object({
  reports: count,
  appeals: count,
  submissions: count,
  support: count,
  events: count,
  raffles: count,
  event_prizes: count,
  raffle_prizes: count,
});
export type Work = z.infer<typeof work>;

/** Ours, not the specification's. */
export const statisticsSchemas = {
  getStatistics: {
    summary: 'What happened on the days of a range',
    query: statisticsQuery,
    response: statistics,
    errors: [404, 409],
  },
  getWork: {
    summary: 'The number of tasks that wait for the caller’s role, by queue',
    response: work,
    errors: [404, 409],
  },
} satisfies CallSchemas;
