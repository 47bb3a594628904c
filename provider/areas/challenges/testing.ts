import { eq, sql } from 'drizzle-orm';
import { challengeCheckIns, challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { addDays } from '../../platform/time/seoul.ts';
import { dayIn } from '../../platform/time/zones.ts';
import type { TestProvider } from '../../testing.ts';

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
        startsOn: addDays(today, -2),
        endsOn: addDays(today, 7),
        groupSize: 3,
        publishedAt: provider.services.now(),
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
export async function participantsOf(
  provider: TestProvider,
  challengeId: number,
  members: { id: number }[],
  said?: Partial<typeof challengeCheckIns.$inferInsert>,
) {
  const now = provider.services.now();
  return provider.services.database.write(async (tx) => {
    const made = await tx
      .insert(challengeParticipants)
      .values(
        members.map(({ id: userId }) => ({
          challengeId,
          userId,
          createdAt: now,
          ...(said && { checkInCount: 1, checkedAt: now }),
        })),
      )
      .returning();
    const checks = said
      ? await tx
          .insert(challengeCheckIns)
          .values(
            made.map(({ id: participantId }) => ({
              day: todayOf(provider),
              content: '세안하고 바로 발랐어요.',
              resourceUrls: [],
              createdAt: now,
              updatedAt: now,
              ...said,
              participantId,
            })),
          )
          .returning()
      : [];
    await tx
      .update(challenges)
      .set({
        participantCount: sql`${challenges.participantCount} + ${made.length}`,
        checkInCount: sql`${challenges.checkInCount} + ${checks.length}`,
      })
      .where(eq(challenges.id, challengeId));
    return made.map((participant) => {
      const check = checks.find(({ participantId }) => participantId === participant.id);
      return { ...participant, checkInId: check?.id ?? 0 };
    });
  });
}
