import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { challengeChecks, challengeEntrants, challenges } from '../../db/schema/challenges.ts';
import { users } from '../../db/schema/users.ts';
import type { SubjectHandler } from '../../domain/moderation/subject.ts';

/** Returns the address and the page of one entrant in a challenge's list. */
const placeOf = (challengeId: number, username: string) => ({
  path: `/challenges/${challengeId}/entrants?user=${username}`,
  page: `challenges/${challengeId}`,
});

/** The handler of check-ins for moderation. The credits of a hidden one stay, as with topics. */
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
      ...placeOf(challengeId, username),
    }));
  },

  async setStatus(tx, id, status, now) {
    await tx.update(challengeChecks).set({ status, updatedAt: now }).where(eq(challengeChecks.id, id));
  },

  erase: async (tx, ids) => {
    await tx
      .update(challengeChecks)
      .set({ content: '', image: '', resourceUrls: sql`'[]'` })
      .where(inArray(challengeChecks.id, [...ids]));
  },
};

/** Reviews of challenges as moderation knows them, each by its entrant's id. */
export const challengeReviewSubject: SubjectHandler = {
  async find(db, ids) {
    const rows = await db
      .select({ entrant: challengeEntrants, title: challenges.title, username: users.username })
      .from(challengeEntrants)
      .innerJoin(challenges, eq(challenges.id, challengeEntrants.challengeId))
      .innerJoin(users, eq(users.id, challengeEntrants.userId))
      .where(inArray(challengeEntrants.id, [...ids]));
    return rows.map(({ entrant, title, username }) => ({
      id: entrant.id,
      authorId: entrant.userId,
      title,
      content: entrant.review,
      status: entrant.review === '' ? 'deleted' : entrant.reviewStatus,
      createdAt: entrant.reviewedAt ?? entrant.createdAt,
      ...placeOf(entrant.challengeId, username),
    }));
  },

  async setStatus(tx, id, status) {
    const [changed] = await tx
      .update(challengeEntrants)
      .set({ reviewStatus: status })
      .where(and(eq(challengeEntrants.id, id), ne(challengeEntrants.reviewStatus, status)))
      .returning({ challengeId: challengeEntrants.challengeId });
    if (!changed) return;
    const step = status === 'published' ? 1 : -1;
    await tx
      .update(challenges)
      .set({ reviewCount: sql`${challenges.reviewCount} + ${step}` })
      .where(eq(challenges.id, changed.challengeId));
  },

  erase: async (tx, ids) => {
    await tx
      .update(challengeEntrants)
      .set({ review: '' })
      .where(inArray(challengeEntrants.id, [...ids]));
  },
};
