import { millisecondsInDay } from 'date-fns/constants';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { addressesUntil } from '../../../contract/addressDays.ts';
import type { InputOf } from '../../../contract/call.ts';
import { RAFFLE_DETAILS_DAYS } from '../../../contract/constants/participation.ts';
import type { raffleCalls } from '../../../contract/raffles.calls.ts';
import { consents } from '../../db/schema/members.ts';
import { raffleDeliveries, raffleParticipations, raffles } from '../../db/schema/raffles.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { saveConsent } from '../../domain/members/consents.ts';
import { checkDelivery } from '../../domain/members/rules.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { message } from '../../platform/messages/message.ts';
import { findAnyRaffle, lockRaffle } from './queries.ts';
import type { RaffleRow } from './rules.ts';

/** Returns when the addresses of a raffle's winners are erased. */
export const storedUntil = ({ endsAt }: RaffleRow) =>
  new Date(endsAt.getTime() + RAFFLE_DETAILS_DAYS * millisecondsInDay);

/** An entry of a raffle by its id, with its owner. */
interface OwnEntry {
  raffleId: number;
  id: number;
  userId: number;
}

/**
 * Reads a winner's raffle and where the prize goes; `delivery` is null before it is given. @throws 404 for
 * another's entry, and one that has not won
 */
export async function ownDelivery(db: Db, { raffleId, id, userId }: OwnEntry) {
  const { raffle } = await findAnyRaffle(db, raffleId);
  const [own] = await db
    .select({ sentAt: raffleParticipations.sentAt, delivery: raffleDeliveries })
    .from(raffleParticipations)
    .leftJoin(raffleDeliveries, eq(raffleDeliveries.participationId, raffleParticipations.id))
    .where(
      and(
        eq(raffleParticipations.id, id),
        eq(raffleParticipations.raffleId, raffleId),
        eq(raffleParticipations.userId, userId),
        eq(raffleParticipations.status, 'won'),
      ),
    );
  if (!own) throw notFound();
  return { raffle, ...own };
}
export type OwnDelivery = Awaited<ReturnType<typeof ownDelivery>>;

/** Stores where a winner's prize goes, with the consent to it. @throws 404, 409 `closed`, `prize_sent`, 400 by field */
export async function saveDelivery(
  tx: Db,
  { raffleId, id }: Omit<OwnEntry, 'userId'>,
  { consent: _, ...given }: InputOf<typeof raffleCalls.savePrizeDelivery>['body'],
  { member, now, locale }: RequestContext,
): Promise<OwnDelivery> {
  const userId = member.id;
  // An operator who marks the prize as sent has sent it to the address that was there.
  await lockRaffle(tx, raffleId);
  const { raffle, sentAt } = await ownDelivery(tx, { raffleId, id, userId });
  if (sentAt) throw new ApiError(409, 'prize_sent');
  if (addressesUntil(raffle.endsAt) <= now) throw new ApiError(409, 'closed');
  const checked = checkDelivery({ ...given, agreed: true });
  if ('why' in checked) {
    throw new ApiError(400, 'invalid', { fields: { [checked.field]: [message(locale, `members:${checked.why}`)] } });
  }
  const address = checked.value;
  if (!address) {
    throw new ApiError(400, 'invalid', { fields: { name: [message(locale, 'members:needed')] } });
  }
  const [delivery] = await tx
    .insert(raffleDeliveries)
    .values({ participationId: id, userId, ...address, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: raffleDeliveries.participationId, set: { ...address, updatedAt: now } })
    .returning();
  await saveConsent(tx, { userId, kind: 'raffle', subject: raffleId }, now);
  return { raffle, sentAt, delivery: delivery ?? null };
}

/**
 * Erases the addresses of winners 90 days after their raffle has ended, as the consent says, and the consents
 * with them; returns the number of addresses. That they won stays.
 */
export async function eraseRaffleDetails(tx: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - RAFFLE_DETAILS_DAYS * millisecondsInDay);
  const over = tx.select({ id: raffles.id }).from(raffles).where(lte(raffles.endsAt, since));
  const entries = tx
    .select({ id: raffleParticipations.id })
    .from(raffleParticipations)
    .where(inArray(raffleParticipations.raffleId, over));
  const erased = await tx
    .delete(raffleDeliveries)
    .where(inArray(raffleDeliveries.participationId, entries))
    .returning({ id: raffleDeliveries.participationId });
  await tx.delete(consents).where(and(eq(consents.kind, 'raffle'), inArray(consents.subject, over)));
  return erased.length;
}
