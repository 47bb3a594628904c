import { and, eq, sql } from 'drizzle-orm';
import type { ResponseOf } from '../../../contract/call.ts';
import type { pointCalls } from '../../../contract/points.calls.ts';
import { pointLots } from '../../db/schema/points.ts';
import { enter, lockAccount } from '../../domain/ledger/ledger.ts';
import { usableLots } from '../../domain/ledger/lots.ts';
import type { ProviderEnv } from '../../platform/config/env.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { recordCredit } from './credit.ts';

/** Korean won that a point is worth. */
export const WON_A_POINT = 1;

type Terms = Pick<ProviderEnv, 'POINT_CONVERT_MIN' | 'POINT_CONVERT_STEP' | 'STORE_CREDIT_URL'>;

const figure = (value: number) => value.toLocaleString('en-US');

/** Returns a member's points that may be converted now. */
async function availablePoints(db: Db, userId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ available: sql<number>`coalesce(sum(${pointLots.remaining}), 0)::int` })
    .from(pointLots)
    .where(and(eq(pointLots.userId, userId), sql`${pointLots.remaining} > 0`, usableLots(now)));
  return row?.available ?? 0;
}

/** Converts points into store credit, or returns why not; nothing is written then. */
export async function convertPoints(
  tx: Db,
  { userId, point, now }: { userId: number; point: number; now: Date },
  terms: Terms,
  locale: Locale,
): Promise<ResponseOf<typeof pointCalls.convertPoints>> {
  const { POINT_CONVERT_MIN: min, POINT_CONVERT_STEP: step } = terms;
  const rejected = (reason: string) => ({ success: false, reason });
  if (point < min) return rejected(message(locale, 'points:convert.tooFew', { min: figure(min) }));
  if (point % step !== 0) return rejected(message(locale, 'points:convert.offStep', { step: figure(step) }));
  await lockAccount(tx, { userId, ledger: 'point' });
  const available = await availablePoints(tx, userId, now);
  if (available < point) {
    return rejected(message(locale, 'points:convert.notEnough', { available: figure(available) }));
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
