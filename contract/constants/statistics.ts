/** Constants of the managers' statistics. */

/** The ranges that are offered, in days; the second is the default. */
export const statisticsRanges = [7, 28, 90] as const;
export const STATISTICS_DAYS = 28;
/** The most days of one range. */
export const STATISTICS_DAYS_MAX = 366;
/** The days of a member's activity are deleted this long after: a range and the month before it. */
export const ACTIVE_DAYS_STORED = 400;
