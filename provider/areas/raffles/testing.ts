import { rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import type { TestProvider } from '../../testing.ts';
import { newSeed } from './commitment.ts';

const HOUR = 60 * 60 * 1000;

/** Inserts a raffle for a test: open for an hour, with one prize of `stock` and `odds`. */
export async function aRaffle(
  provider: TestProvider,
  { stock = 100, odds = 5000, ...row }: Partial<typeof raffles.$inferInsert> & { stock?: number; odds?: number } = {},
) {
  const now = provider.services.now();
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR);
  return provider.services.database.write(async (tx) => {
    const [made] = await tx
      .insert(raffles)
      .values({
        title: '첫 래플',
        titleEn: 'A raffle',
        description: '',
        descriptionEn: '',
        image: '',
        startsAt: at(-1),
        endsAt: at(1),
        publishedAt: now,
        ...newSeed(),
        ...row,
      })
      .returning();
    if (!made) throw new Error('no raffle was made');
    const texts = { name: '크림', nameEn: 'Cream', description: '', descriptionEn: '', image: '' };
    await tx.insert(rafflePrizes).values({ ...texts, raffleId: made.id, stock, left: stock, odds });
    return made;
  });
}
