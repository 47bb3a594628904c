import { eq, inArray, sql } from 'drizzle-orm';
import { courseApplications, courses } from '../../db/schema/courses.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRows } from '../../platform/db/locks.ts';

/** Erases a leaver's applications, which only they and managers could see. */
export async function eraseApplications(tx: Db, userId: number): Promise<void> {
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
