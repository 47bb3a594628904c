import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { challengeCheckIns, challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { users } from '../../db/schema/users.ts';
import type { Content } from '../../domain/content/contents.ts';

/** Returns the address and the page of one participant in a challenge's list. */
const addressOf = (challengeId: number, username: string) => ({
  path: `/challenges/${challengeId}/participants?user=${username}`,
  page: `challenges/${challengeId}`,
});

/** Check-ins. The credits of a hidden one stay, as with topics. */
export const checkInContent: Content = {
  kind: 'check_in',
  moderated: {
    async find(db, ids) {
      const rows = await db
        .select({
          id: challengeCheckIns.id,
          authorId: challengeParticipants.userId,
          title: challenges.title,
          content: challengeCheckIns.content,
          image: sql<string | null>`nullif(${challengeCheckIns.image}, '')`,
          status: challengeCheckIns.status,
          createdAt: challengeCheckIns.createdAt,
          editedAt: challengeCheckIns.updatedAt,
          challengeId: challenges.id,
          username: users.username,
        })
        .from(challengeCheckIns)
        .innerJoin(challengeParticipants, eq(challengeParticipants.id, challengeCheckIns.participantId))
        .innerJoin(challenges, eq(challenges.id, challengeParticipants.challengeId))
        .innerJoin(users, eq(users.id, challengeParticipants.userId))
        .where(inArray(challengeCheckIns.id, [...ids]));
      return rows.map(({ challengeId, username, ...row }) => ({
        ...row,
        ...addressOf(challengeId, username),
      }));
    },

    async setStatus(tx, id, status, now) {
      await tx.update(challengeCheckIns).set({ status, updatedAt: now }).where(eq(challengeCheckIns.id, id));
    },

    erase: async (tx, ids) => {
      await tx
        .update(challengeCheckIns)
        .set({ content: '', image: '', resourceUrls: sql`'[]'` })
        .where(inArray(challengeCheckIns.id, [...ids]));
    },
  },
};

/** Reviews of challenges, each by its participant's id. */
export const challengeReviewContent: Content = {
  kind: 'challenge_review',
  moderated: {
    async find(db, ids) {
      const rows = await db
        .select({ participant: challengeParticipants, title: challenges.title, username: users.username })
        .from(challengeParticipants)
        .innerJoin(challenges, eq(challenges.id, challengeParticipants.challengeId))
        .innerJoin(users, eq(users.id, challengeParticipants.userId))
        .where(inArray(challengeParticipants.id, [...ids]));
      return rows.map(({ participant, title, username }) => ({
        id: participant.id,
        authorId: participant.userId,
        title,
        content: participant.review,
        status: participant.review === '' ? 'deleted' : participant.reviewStatus,
        createdAt: participant.reviewedAt ?? participant.createdAt,
        editedAt: participant.reviewedAt,
        ...addressOf(participant.challengeId, username),
      }));
    },

    async setStatus(tx, id, status) {
      const [changed] = await tx
        .update(challengeParticipants)
        .set({ reviewStatus: status })
        .where(and(eq(challengeParticipants.id, id), ne(challengeParticipants.reviewStatus, status)))
        .returning({ challengeId: challengeParticipants.challengeId });
      if (!changed) return;
      const step = status === 'published' ? 1 : -1;
      await tx
        .update(challenges)
        .set({ reviewCount: sql`${challenges.reviewCount} + ${step}` })
        .where(eq(challenges.id, changed.challengeId));
    },

    erase: async (tx, ids) => {
      await tx
        .update(challengeParticipants)
        .set({ review: '' })
        .where(inArray(challengeParticipants.id, [...ids]));
    },
  },
};
