import { eq, inArray } from 'drizzle-orm';
import { missionEntries, missions } from '../../db/schema/missions.ts';
import type { Content } from '../../domain/content/contents.ts';

/** Reviews of missions: withdrawn or emptied ones do not exist. */
export const missionReviewContent: Content = {
  kind: 'mission_review',
  moderated: {
    async find(db, ids) {
      const rows = await db
        .select({ entry: missionEntries, title: missions.title })
        .from(missionEntries)
        .innerJoin(missions, eq(missions.id, missionEntries.missionId))
        .where(inArray(missionEntries.id, [...ids]));
      return rows.map(({ entry, title }) => ({
        id: entry.id,
        authorId: entry.userId,
        title,
        content: entry.review,
        status: entry.status === 'completed' && entry.review !== '' ? entry.reviewStatus : 'deleted',
        createdAt: entry.reviewedAt ?? entry.changedAt,
        // Also by a change of the review, which keeps its place in the list by `reviewedAt`.
        editedAt: entry.changedAt,
        path: `/missions/${entry.missionId}#review-${entry.id}`,
        page: `missions/${entry.missionId}`,
      }));
    },

    async setStatus(tx, id, status) {
      await tx.update(missionEntries).set({ reviewStatus: status }).where(eq(missionEntries.id, id));
    },

    async erase(tx, ids) {
      await tx
        .update(missionEntries)
        .set({ review: '' })
        .where(inArray(missionEntries.id, [...ids]));
    },
  },
};
