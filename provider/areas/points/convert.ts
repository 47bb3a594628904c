import { and, eq, lte, sql } from 'drizzle-orm';
import type { ConvertAnswer } from '../../../contract/points.ts';
import { pointLots } from '../../db/schema/points.ts';
import { enter, lockAccount } from '../../domain/ledger/ledger.ts';
import type { ProviderEnv } from '../../platform/config/env.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/words.ts';
import { recordCredit } from './credit.ts';

/** Korean won that a point is worth. */
export const WON_A_POINT = 1;

type Terms = Pick<ProviderEnv, 'POINT_CONVERT_MIN' | 'POINT_CONVERT_STEP' | 'STORE_CREDIT_URL'>;

const reasons = {
  tooFew: {
    ko: ({ min }: { min: string }) => `${min}포인트부터 전환할 수 있어요.`,
    en: ({ min }: { min: string }) => `You can convert ${min} points or more.`,
  },
  offStep: {
    ko: ({ step }: { step: string }) => `${step}포인트 단위로 전환할 수 있어요.`,
    en: ({ step }: { step: string }) => `Points convert in steps of ${step}.`,
  },
  notEnough: {
    ko: ({ available }: { available: string }) =>
      `지금 전환할 수 있는 포인트는 ${available}포인트예요.`,
    en: ({ available }: { available: string }) => `You can convert ${available} points right now.`,
  },
};

const figure = (value: number) => value.toLocaleString('en-US');

/** What of a member's points may be converted now. */
export async function availablePoints(db: Db, userId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ available: sql<number>`coalesce(sum(${pointLots.remaining}), 0)::int` })
    .from(pointLots)
    .where(
      and(
        eq(pointLots.userId, userId),
        sql`${pointLots.remaining} > 0`,
        lte(pointLots.availableAt, now),
      ),
    );
  return row?.available ?? 0;
}

/** Turns points into store credit, or says why not; nothing is written then. */
export async function convertPoints(
  tx: Db,
  { userId, point, now }: { userId: number; point: number; now: Date },
  terms: Terms,
  locale: Locale,
): Promise<ConvertAnswer> {
  const { POINT_CONVERT_MIN: min, POINT_CONVERT_STEP: step } = terms;
  const refused = (reason: string) => ({ success: false, reason });
  if (point < min) return refused(reasons.tooFew[locale]({ min: figure(min) }));
  if (point % step !== 0) return refused(reasons.offStep[locale]({ step: figure(step) }));
  await lockAccount(tx, { userId, ledger: 'point' });
  const available = await availablePoints(tx, userId, now);
  if (available < point) {
    return refused(reasons.notEnough[locale]({ available: figure(available) }));
  }
  const entry = await enter(tx, {
    userId,
    ledger: 'point',
    amount: -point,
    reason: 'converted',
    now,
  });
  const won = point * WON_A_POINT;
  const hasStore = Boolean(terms.STORE_CREDIT_URL);
  await recordCredit(tx, { userId, entryId: entry.id, won, hasStore, now });
  return { success: true, reason: '' };
}
