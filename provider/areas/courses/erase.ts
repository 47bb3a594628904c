import { eq, inArray, sql } from 'drizzle-orm';
import { courseApplications, courseProgress, courses } from '../../db/schema/courses.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRows } from '../../platform/db/locks.ts';

/** Erases a leaver's progress and applications, which only they and managers could see. */
export async function eraseCourseWork(tx: Db, userId: number): Promise<void> {
  await tx.delete(courseProgress).where(eq(courseProgress.userId, userId));
  const deleted = await tx
    .delete(courseApplications)
    .where(eq(courseApplications.userId, userId))
    .returning({ courseId: courseApplications.courseId });
  const ids = deleted.map(({ courseId }) => courseId);
  await lockRows(tx, courses, inArray(courses.id, ids));
  await tx
    .update(courses)
    .set({ applicationCount: sql`${courses.applicationCount} - 1` })
    .where(inArray(courses.id, ids));
}
