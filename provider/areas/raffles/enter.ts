import { eq } from 'drizzle-orm';
import { raffleParticipations, raffles } from '../../db/schema/raffles.ts';
import { isPublished } from '../../domain/campaigns/publication.ts';
import { readEarningRules } from '../../domain/ledger/rules.ts';
import { spend } from '../../domain/ledger/spend.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';
import { commitEntry } from './commitment.ts';
import { rejectManager } from './policy.ts';
import { lockRaffle, prizesOf } from './queries.ts';
import { firstChain, type ParticipationRow, RaffleRejected, statusOf } from './rules.ts';

/**
 * Enters a member: pays the price, assigns the entry its number and appends it to the raffle's chain.
 * @throws 404, also for one that is not published, RaffleRejected
 */
export async function enterRaffle(
  tx: Db,
  raffleId: number,
  { member, clientSeed, now }: { member: Member; clientSeed: string; now: Date },
): Promise<ParticipationRow> {
  const raffle = await lockRaffle(tx, raffleId, isPublished(raffles.publishedAt, now));
  const prizes = await prizesOf(tx, raffleId);
  const status = statusOf(raffle, prizes, now);
  if (status === 'closed' && now < raffle.endsAt && !raffle.endedAt) throw new RaffleRejected('empty');
  if (status !== 'opened') throw new RaffleRejected(status);
  rejectManager(member);
  const number = raffle.entered + 1;
  const before = raffle.chain ?? (number === 1 ? firstChain(raffle, prizes) : null);
  const committed = before && commitEntry(before, { number, clientSeed, username: member.username });
  const [made] = await tx
    .insert(raffleParticipations)
    .values({ raffleId, userId: member.id, clientSeed, number, ...committed, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new RaffleRejected('entered');
  const paid = await spend(tx, {
    userId: member.id,
    ledger: 'heart',
    amount: raffle.price,
    reason: 'raffle_entered',
    subject: { kind: 'raffle', id: raffleId },
    now,
  });
  if (!paid) throw new RaffleRejected('hearts', (await readEarningRules(tx)).hearts_a_day);
  await tx.update(raffles).set({ entered: number, chain: made.chain }).where(eq(raffles.id, raffleId));
  return made;
}
