import { eq, inArray, sql } from 'drizzle-orm';
import { challengeChecks, challengeEntrants, challenges } from '../db/schema/challenges.ts';
import { users } from '../db/schema/users.ts';
import type { SubjectHandler } from '../moderation/subject.ts';

/** Check-ins as moderation knows them. What one earned stays when it is hidden, as with topics. */
export const checkSubject: SubjectHandler = {
  async find(db, ids) {
    const rows = await db
      .select({
        id: challengeChecks.id,
        authorId: challengeEntrants.userId,
        title: challenges.title,
        content: challengeChecks.content,
        status: challengeChecks.status,
        createdAt: challengeChecks.createdAt,
        challengeId: challenges.id,
        username: users.username,
      })
      .from(challengeChecks)
      .innerJoin(challengeEntrants, eq(challengeEntrants.id, challengeChecks.entrantId))
      .innerJoin(challenges, eq(challenges.id, challengeEntrants.challengeId))
      .innerJoin(users, eq(users.id, challengeEntrants.userId))
      .where(inArray(challengeChecks.id, [...ids]));
    return rows.map(({ challengeId, username, ...row }) => ({
      ...row,
      path: `/challenges/${challengeId}/entrants?user=${username}`,
      page: `challenges/${challengeId}`,
    }));
  },

  async setStatus(tx, id, status, now) {
    await tx
      .update(challengeChecks)
      .set({ status, updatedAt: now })
      .where(eq(challengeChecks.id, id));
  },

  erase: async (tx, ids) => {
    await tx
      .update(challengeChecks)
      .set({ content: '', image: '', resourceUrls: sql`'[]'` })
      .where(inArray(challengeChecks.id, [...ids]));
  },
};
