import { eq } from 'drizzle-orm';
import { prizeAt } from '../../contract/draw.ts';
import { commitEntry, drawNumber, newSeed } from '../../provider/areas/raffles/commitment.ts';
import { firstChain } from '../../provider/areas/raffles/rules.ts';
import { raffleParticipations, rafflePrizes, raffles } from '../../provider/db/schema/raffles.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import { daysBefore } from '../../provider/platform/time/days.ts';
import { hadJoined } from '../content/members.ts';
import { raffles as content, type SeedRaffle } from '../content/raffles.ts';
import { createRandom } from '../content/random.ts';
import { closingAfter } from './closing.ts';
import { type EarnedByMember, saveEarned } from './earned.ts';
import { posterPicture, postPicture } from './pictures.ts';

const CLIENT_SEED_LENGTH = 32;
const HOURS_A_DAY = 24;

/** Returns a client seed as a browser would create it. */
const randomClientSeed = (random: ReturnType<typeof createRandom>) =>
  Array.from({ length: CLIENT_SEED_LENGTH }, () => random.int(0, 15).toString(16)).join('');

async function insertRaffle(tx: Db, raffle: SeedRaffle, now: Date) {
  const { title, title_en: titleEn, description, description_en: descriptionEn, price } = raffle;
  // A seed of its own for each site: one in public code would decide every draw.
  const seed = newSeed();
  const startsAt = daysBefore(now, raffle.starts_days_ago);
  const [made] = await tx
    .insert(raffles)
    .values({
      title,
      titleEn,
      description,
      descriptionEn,
      price,
      ...seed,
      image: urlOf(posterPicture(raffle.image).name),
      startsAt,
      endsAt: closingAfter(now, -raffle.ends_days_ago),
      publishedAt: startsAt,
      drawn: raffle.entries,
      entered: raffle.entries,
    })
    .returning();
  if (!made) throw new Error('A raffle of the first content was not inserted');
  const prizes = await tx
    .insert(rafflePrizes)
    .values(
      raffle.prizes.map((prize) => ({
        raffleId: made.id,
        name: prize.name,
        nameEn: prize.name_en,
        description: prize.description,
        descriptionEn: prize.description_en,
        image: urlOf(postPicture(prize.image, false).name),
        stock: prize.stock,
        left: prize.stock,
        odds: prize.odds,
      })),
    )
    .returning();
  return { made, prizes: prizes.sort((a, b) => a.id - b.id) };
}

/**
 * Inserts the first raffles, each with draws that are computed from its seed; records what the entries cost in `earned`.
 */
export async function insertRaffles(
  tx: Db,
  now: Date,
  { memberIds, earned }: { memberIds: ReadonlyMap<string, number>; earned: EarnedByMember },
): Promise<void> {
  const random = createRandom(77);
  const participants = [...memberIds].filter(([name]) => !['demo', 'manager'].includes(name));
  for (const raffle of content) {
    const { made, prizes } = await insertRaffle(tx, raffle, now);
    let chain = firstChain(made, prizes);
    const left = new Map(prizes.map(({ id, stock }) => [id, stock]));
    const drawnDaysAgo = Math.max(0, raffle.ends_days_ago) + 1;
    const drawnAt = daysBefore(now, drawnDaysAgo);
    const rows = random
      .shuffle(participants)
      .filter(([name]) => hadJoined(name, drawnDaysAgo * HOURS_A_DAY))
      .slice(0, raffle.entries)
      .map(([username, userId], index) => {
        const number = index + 1;
        const clientSeed = randomClientSeed(random);
        const committed = commitEntry(chain, { number, clientSeed, username });
        chain = committed.chain;
        const fallen = prizeAt(prizes, drawNumber(made.seed, made.id, number, clientSeed));
        const stock = fallen ? (left.get(fallen.id) ?? 0) : 0;
        const won = fallen && stock > 0 ? fallen : null;
        if (won) left.set(won.id, stock - 1);
        return {
          raffleId: made.id,
          userId,
          clientSeed,
          number,
          ...committed,
          status: won ? ('won' as const) : ('lost' as const),
          prizeId: won?.id ?? null,
          createdAt: drawnAt,
          drawnAt,
        };
      });
    await tx.insert(raffleParticipations).values(rows);
    for (const { userId, createdAt } of raffle.price > 0 ? rows : []) {
      const subject = { kind: 'raffle', id: String(made.id) };
      const amounts = { heart: -raffle.price };
      saveEarned({ now, earned }, { userId, at: createdAt, amounts, reason: 'raffle_entered', subject });
    }
    await tx.update(raffles).set({ chain }).where(eq(raffles.id, made.id));
    for (const [id, rest] of left) {
      const prize = prizes.find((it) => it.id === id);
      if (prize && prize.stock !== rest) {
        await tx.update(rafflePrizes).set({ left: rest }).where(eq(rafflePrizes.id, id));
      }
    }
  }
}
