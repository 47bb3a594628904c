import { asc, eq, inArray, sql } from 'drizzle-orm';
import { courseApplications, courseProgress, courses } from '../../db/schema/courses.ts';
import type { Db } from '../../platform/db/client.ts';

/** Erases what a leaver marked and handed in, which was for them and the managers alone. */
export async function eraseCourseWork(tx: Db, userId: number): Promise<void> {
  await tx.delete(courseProgress).where(eq(courseProgress.userId, userId));
  const gone = await tx
    .delete(courseApplications)
    .where(eq(courseApplications.userId, userId))
    .returning({ courseId: courseApplications.courseId });
  const ids = gone.map(({ courseId }) => courseId);
  // A member hands in once a course; two who are erased at once take their courses in one order.
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, ids))
    .orderBy(asc(courses.id))
    .for('no key update');
  await tx
    .update(courses)
    .set({ applicationCount: sql`${courses.applicationCount} - 1` })
    .where(inArray(courses.id, ids));
}
