import type { Figures, Statistics } from '../../../contract/statistics.ts';
import { firstStoredDay, SPANS } from '../../domain/members/activity.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { addDays } from '../../platform/time/seoul.ts';
import {
  type Active,
  countActive,
  countFormer,
  dailyFigures,
  type Held,
  readChallenges,
  readHeld,
  readRetention,
  sumExpiring,
  sumOwed,
  totalActive,
} from './queries.ts';
import { type DayRange, daysOf, rangeBefore } from './range.ts';

const none: Figures = {
  signups_email: 0,
  signups_kakao: 0,
  signups_naver: 0,
  topics: 0,
  posts: 0,
  comments: 0,
  likes: 0,
  check_ins: 0,
  points_issued: 0,
  points_spent: 0,
  points_expired: 0,
};
const names = Object.keys(none) as (keyof Figures)[];

function sumFigures(rows: readonly Partial<Figures>[]): Figures {
  const sums = { ...none };
  for (const row of rows) {
    for (const name of names) sums[name] += row[name] ?? 0;
  }
  return sums;
}

/** Who was active: the changes of the members' numbers, those who have left, and the first day that is kept. */
interface Activity {
  changes: readonly Active[];
  former: Awaited<ReturnType<typeof countFormer>>;
  first: string;
}

/**
 * Returns the members active within a span that ends with a day: the last change until then holds. Null where the span
 * begins before the first day that is kept.
 */
function activeBy(kind: keyof typeof SPANS, { changes, former, first }: Activity): (day: string) => number | null {
  const rows = changes.filter((row) => row.kind === kind);
  const left = new Map(former.filter((row) => row.kind === kind).map(({ day, members }) => [day, members]));
  return (day) => {
    if (addDays(day, 1 - SPANS[kind]) < first) return null;
    return (rows.findLast((change) => change.day <= day)?.members ?? 0) + (left.get(day) ?? 0);
  };
}

/** Returns the points that members held at the end of a day: what they hold now without the changes since. */
const heldBy =
  ({ now, changes }: Held) =>
  (day: string) =>
    changes.reduce((held, change) => (change.day > day ? held - change.points : held), now);

/** Reads the statistics of a range, with those of the range before. */
export async function readStatistics(
  db: Db,
  range: DayRange,
  { now, locale }: { now: Date; locale: Locale },
): Promise<Statistics> {
  const before = rangeBefore(range);
  const daily = await dailyFigures(db, { from: before.from, to: range.to });
  const first = firstStoredDay(now);
  const activity = { changes: await countActive(db, range), former: await countFormer(db, range), first };
  const active = activeBy('day', activity);
  const activeWeek = activeBy('week', activity);
  const activeMonth = activeBy('month', activity);
  const held = heldBy(await readHeld(db, range));
  const total = await totalActive(db, { range, before }, first);
  return {
    ...range,
    totals: { active: total.active, figures: sumFigures(daily.filter(({ day }) => day >= range.from)) },
    before: { ...before, active: total.before, figures: sumFigures(daily.filter(({ day }) => day < range.from)) },
    days: daysOf(range).map((date) => ({
      date,
      active: active(date),
      active_week: activeWeek(date),
      active_month: activeMonth(date),
      points_owed: held(date),
      figures: sumFigures(daily.filter(({ day }) => day === date)),
    })),
    retention: await readRetention(db, range, now),
    challenges: await readChallenges(db, range, { locale, now }),
    points: { ...(await sumOwed(db, now)), months: await sumExpiring(db, now) },
  };
}
