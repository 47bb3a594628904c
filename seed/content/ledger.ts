import type { Ledger, LedgerReason } from '../../contract/points.ts';
import { createRandom } from './random.ts';

/** One change of a balance, so many minutes before the first start. */
export interface LedgerContent {
  minutesAgo: number;
  ledger: Ledger;
  amount: number;
  reason: LedgerReason;
  /** The subject of the entry, where it still exists. */
  subject?: { kind: string; id: string };
}

const DAY_MINUTES = 24 * 60;
const YEAR_DAYS = 364;
/** Existing challenges have their own entries from this many days before the first start. */
const CHALLENGES_MAX_AGE_DAYS = 80;
/** Days before the first start on which points became store credit, and how many. */
const CONVERSIONS = [
  { day: 201, amount: -1500 },
  { day: 74, amount: -1000 },
];

/** Composes a year of the demo member: content, check-ins and purchases, oldest first. */
export function yearOfDemo(): LedgerContent[] {
  const random = createRandom(20_26);
  const entries: LedgerContent[] = [];
  let at = 0;
  const add = (ledger: Ledger, amount: number, reason: LedgerReason) =>
    entries.push({ minutesAgo: at, ledger, amount, reason });

  for (let day = YEAR_DAYS; day >= 1; day -= 1) {
    at = day * DAY_MINUTES - random.int(30, 600);
    if (random.chance(0.16)) {
      add('xp', 10, 'topic_written');
      add('point', 10, 'topic_written');
    }
    if (random.chance(0.4)) add('xp', 2, 'comment_written');
    if (random.chance(0.3)) add('xp', 1, 'liked');
    const challenged = random.chance(0.28);
    if (challenged && day > CHALLENGES_MAX_AGE_DAYS) {
      add('xp', 10, 'challenge_checked');
      add('point', 20, 'challenge_checked');
    }
    if (day % 45 === 20 && day > CHALLENGES_MAX_AGE_DAYS) {
      add('xp', 100, 'challenge_completed');
      add('point', 300, 'challenge_completed');
      add('heart', 3, 'challenge_completed');
    }
    if (day === 340) {
      add('xp', 20, 'skin_type_test');
      add('point', 100, 'skin_type_test');
    }
    if (day <= 60 && day % 3 === 0) add('heart', -1, 'heart_given');
    if (day <= 60 && day % 4 === 0) add('heart', 1, 'heart_received');
    const conversion = CONVERSIONS.find((it) => it.day === day);
    if (conversion) add('point', conversion.amount, 'converted');
  }
  return entries;
}
