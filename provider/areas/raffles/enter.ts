import { eq } from 'drizzle-orm';
import { raffleParticipations, raffles } from '../../db/schema/raffles.ts';
import { spend } from '../../domain/ledger/spend.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';
import { commitEntry } from './commitment.ts';
import { requireEntrant } from './policy.ts';
import { lockRaffle, prizesOf } from './queries.ts';
import { firstChain, type ParticipationRow, RaffleRefused, statusOf } from './rules.ts';

/**
 * Enters a member: pays the price, assigns the entry its number and appends it to the raffle's chain.
 * @throws 404, RaffleRefused
 */
export async function enterRaffle(
  tx: Db,
  raffleId: number,
  { member, words, now }: { member: Member; words: string; now: Date },
): Promise<ParticipationRow> {
  const raffle = await lockRaffle(tx, raffleId);
  const prizes = await prizesOf(tx, raffleId);
  const hasPrizes = prizes.some(({ left }) => left > 0);
  const status = statusOf(raffle, hasPrizes, now);
  if (status === 'closed' && now < raffle.endsAt) throw new RaffleRefused('empty');
  if (status !== 'opened') throw new RaffleRefused(status);
  requireEntrant(member);
  const number = raffle.entered + 1;
  const before = raffle.chain ?? (number === 1 ? firstChain(raffle, prizes) : null);
  const committed = before && commitEntry(before, { number, words, username: member.username });
  const [made] = await tx
    .insert(raffleParticipations)
    .values({ raffleId, userId: member.id, words, number, ...committed, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new RaffleRefused('entered');
  const paid = await spend(tx, {
    userId: member.id,
    ledger: 'heart',
    amount: raffle.price,
    reason: 'raffle_entered',
    subject: { kind: 'raffle', id: raffleId },
    now,
  });
  if (!paid) throw new RaffleRefused('hearts');
  await tx
    .update(raffles)
    .set({ entered: number, chain: made.chain })
    .where(eq(raffles.id, raffleId));
  return made;
}
