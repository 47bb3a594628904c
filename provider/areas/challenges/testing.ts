import { eq, sql } from 'drizzle-orm';
import { challengeChecks, challengeEntrants, challenges } from '../../db/schema/challenges.ts';
import type { TestProvider } from '../../testing.ts';
import { dayAfter, dayIn } from './windows.ts';

type ChallengeValues = typeof challenges.$inferInsert;

const todayOf = ({ services }: TestProvider) => dayIn('Asia/Seoul', services.now());

/** Inserts a challenge for a test: open at any time today, for ten days, with groups of three. */
export async function aChallenge(provider: TestProvider, row: Partial<ChallengeValues> = {}) {
  const today = todayOf(provider);
  return provider.services.database.write(async (tx) => {
    const [made] = await tx
      .insert(challenges)
      .values({
        type: 'moisture',
        title: '보습 열흘',
        titleEn: 'Ten days of moisture',
        description: '',
        descriptionEn: '',
        rules: [],
        rulesEn: [],
        image: '',
        startsOn: dayAfter(today, -2),
        endsOn: dayAfter(today, 7),
        groupSize: 3,
        ...row,
      })
      .returning();
    if (!made) throw new Error('no challenge was made');
    return made;
  });
}

/**
 * Creates participants of a challenge who, where `said` is given, have checked in today with it.
 */
export async function entrantsOf(
  provider: TestProvider,
  challengeId: number,
  members: { id: number }[],
  said?: Partial<typeof challengeChecks.$inferInsert>,
) {
  const now = provider.services.now();
  return provider.services.database.write(async (tx) => {
    const made = await tx
      .insert(challengeEntrants)
      .values(
        members.map(({ id: userId }) => ({
          challengeId,
          userId,
          createdAt: now,
          ...(said && { checkCount: 1, checkedAt: now }),
        })),
      )
      .returning();
    const checks = said
      ? await tx
          .insert(challengeChecks)
          .values(
            made.map(({ id: entrantId }) => ({
              day: todayOf(provider),
              content: '세안하고 바로 발랐어요.',
              resourceUrls: [],
              createdAt: now,
              updatedAt: now,
              ...said,
              entrantId,
            })),
          )
          .returning()
      : [];
    await tx
      .update(challenges)
      .set({
        entrantCount: sql`${challenges.entrantCount} + ${made.length}`,
        checkCount: sql`${challenges.checkCount} + ${checks.length}`,
      })
      .where(eq(challenges.id, challengeId));
    return made.map((entrant) => {
      const check = checks.find(({ entrantId }) => entrantId === entrant.id);
      return { ...entrant, checkId: check?.id ?? 0 };
    });
  });
}
