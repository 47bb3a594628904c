import { type EarningNumbers, earningDefaults } from '../../../contract/constants/settings.ts';
import type { EarningRules } from '../../../contract/managedSettings.ts';
import type { EarningWay, Ledger, LedgerReason, LedgerSummary } from '../../../contract/points.ts';
import { earningRules } from '../../db/schema/site.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';

/** The credits of an event. `aDay` limits the credits per day (Asia/Seoul), over all `shares`. */
export interface Rule {
  amounts: Partial<Record<Ledger, number>>;
  aDay?: { times: number; shares: LedgerReason[] };
}

/** Reads what operators have set that members earn. Nothing is cached, so that every provider knows a change at once. */
export async function readEarningRules(db: Db): Promise<EarningRules> {
  const [row] = await db.select().from(earningRules);
  return { ...earningDefaults, ...row?.numbers, version: row?.version ?? 1 };
}

/** Builds the table of earnings. A credit that depends on its content (a mission's reward) is entered by its area. */
export function rulesOf(set: EarningNumbers) {
  const written: Rule = {
    amounts: { xp: set.written_xp, point: set.written_point },
    aDay: { times: set.writes_a_day, shares: ['topic_written', 'post_written'] },
  };
  return {
    email_verified: { amounts: { xp: set.welcome_xp, point: set.welcome_point, heart: set.welcome_heart } },
    topic_written: written,
    post_written: written,
    comment_written: {
      amounts: { xp: set.comment_xp, point: set.comment_point },
      aDay: { times: set.comments_a_day, shares: ['comment_written'] },
    },
    liked: { amounts: { xp: set.liked_xp } },
    skin_type_test: { amounts: { xp: set.skin_test_xp, point: set.skin_test_point } },
  } satisfies Partial<Record<LedgerReason, Rule>>;
}
export type Earning = keyof ReturnType<typeof rulesOf>;

/** Lists what adds to a ledger and how often a day, without what earns nothing. */
export function waysOf(ledger: Ledger, set: EarningNumbers): LedgerSummary['ways'] {
  const rules = rulesOf(set);
  const rows: [EarningWay, Rule][] = [
    ['welcome', rules.email_verified],
    ['written', rules.topic_written],
    ['comment', rules.comment_written],
    ['liked', rules.liked],
    ['skin_test', rules.skin_type_test],
    ['daily', { amounts: { heart: set.hearts_a_day } }],
  ];
  return rows.flatMap(([by, { amounts, aDay }]) => {
    const { [ledger]: amount = 0 } = amounts;
    return amount === 0 || aDay?.times === 0 ? [] : [{ by, amount, a_day: aDay?.times ?? null }];
  });
}

/** Says that a member has too few hearts, and when there are more. */
export const tooFewHearts = (locale: Locale, { hearts_a_day: daily }: Pick<EarningNumbers, 'hearts_a_day'>): string =>
  daily === 0 ? message(locale, 'points:noHearts') : message(locale, 'points:tooFewHearts', { daily });
