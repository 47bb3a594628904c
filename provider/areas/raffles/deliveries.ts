import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { managedRaffleCalls } from '../../../contract/managedRaffles.calls.ts';
import type { RaffleDelivery } from '../../../contract/managedRaffles.ts';
import { raffleDeliveries, raffleParticipations, rafflePrizes } from '../../db/schema/raffles.ts';
import { users } from '../../db/schema/users.ts';
import { logMarks, sentColumns, toMark } from '../../domain/campaigns/sent.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { logAction } from '../../domain/moderation/log.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { FILE_BATCH } from '../../platform/http/sendFile.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { presentAddress } from './present.ts';
import { findRaffle, lockRaffle } from './queries.ts';

/** Logs that it is read where the prizes of the winners go. @throws 404 */
export async function logDeliveries(tx: Db, id: number, by: RequestContext) {
  const { raffle } = await findRaffle(tx, id, by.now);
  const [counted] = await tx
    .select({ deliveries: count() })
    .from(raffleDeliveries)
    .innerJoin(raffleParticipations, eq(raffleParticipations.id, raffleDeliveries.participationId))
    .where(eq(raffleParticipations.raffleId, id));
  const deliveries = counted?.deliveries ?? 0;
  await logAction(tx, by, { action: 'export_deliveries', label: raffle.title, after: { deliveries } });
}

/** Reads where the next prizes go, until that is erased, in the order of the draws. */
export const readDeliveries = (db: Db, raffleId: number, last?: { number: number }) =>
  db
    .select({
      number: raffleParticipations.number,
      username: users.username,
      nickname: users.nickname,
      prize: rafflePrizes,
      delivery: raffleDeliveries,
      sentAt: raffleParticipations.sentAt,
    })
    .from(raffleDeliveries)
    .innerJoin(raffleParticipations, eq(raffleParticipations.id, raffleDeliveries.participationId))
    .innerJoin(rafflePrizes, eq(rafflePrizes.id, raffleParticipations.prizeId))
    .innerJoin(users, eq(users.id, raffleParticipations.userId))
    .where(and(eq(raffleParticipations.raffleId, raffleId), last && gt(raffleParticipations.number, last.number)))
    .orderBy(asc(raffleParticipations.number))
    .limit(FILE_BATCH);

/** Returns the function that presents where a prize goes, and which it is. */
export const sendingsIn =
  (locale: Locale) =>
  ({
    username,
    nickname,
    prize,
    delivery,
    sentAt,
  }: Awaited<ReturnType<typeof readDeliveries>>[number]): RaffleDelivery => ({
    username,
    nickname,
    prize: localised(prize, 'name', locale),
    ...presentAddress(delivery),
    sent_at: sentAt?.toISOString() ?? null,
  });

/**
 * Marks the prizes of winners as sent, or no longer, and logs each. Those marked so before keep who did it and when.
 * Returns the others. @throws 404 also for an entry that has not won
 */
export async function markPrizes(
  tx: Db,
  raffleId: number,
  { winners, sent }: InputOf<typeof managedRaffleCalls.markRafflePrizes>['body'],
  by: RequestContext,
): Promise<number[]> {
  const { title } = await lockRaffle(tx, raffleId);
  const prizes = await tx
    .select({
      id: raffleParticipations.id,
      userId: raffleParticipations.userId,
      sentAt: raffleParticipations.sentAt,
      name: rafflePrizes.name,
    })
    .from(raffleParticipations)
    .innerJoin(rafflePrizes, eq(rafflePrizes.id, raffleParticipations.prizeId))
    .where(and(eq(raffleParticipations.raffleId, raffleId), inArray(raffleParticipations.id, winners)))
    .orderBy(asc(raffleParticipations.id));
  if (prizes.length < new Set(winners).size) throw notFound();
  const marked = toMark(prizes, sent);
  const ids = marked.map(({ id }) => id);
  await tx.update(raffleParticipations).set(sentColumns(sent, by)).where(inArray(raffleParticipations.id, ids));
  await logMarks(tx, marked, { sent, labelOf: ({ name }) => `${title} · ${name}` }, by);
  return ids;
}
