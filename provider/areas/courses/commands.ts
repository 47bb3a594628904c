import { and, eq, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { courseCalls } from '../../../contract/courses.calls.ts';
import { courseApplications, courseLessons, courseProgress, courses } from '../../db/schema/courses.ts';
import { isPublished } from '../../domain/campaigns/publication.ts';
import { applyEffects } from '../../domain/effects/effects.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { rejectBannedWords } from '../../domain/moderation/bannedWords.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { doneBy, findCourse, ownApplication } from './queries.ts';

type Body = InputOf<typeof courseCalls.applyToCourse>['body'];

/** Checks that an application may be stored: no banned word, only existing pictures. @throws 400 */
async function checkBody(
  tx: Db,
  { content, answer, resourceUrls }: Body,
  by: RequestContext,
  held: readonly string[] = [],
) {
  await rejectBannedWords(tx, by.locale, { content, answer });
  await requireFiles(tx, 'resourceUrls', resourceUrls, { ...by, held, isPrivate: true });
}

/**
 * Locks a published course until the transaction ends: an operator changes it, or takes it back, before or after what a
 * member stores, which counts for the operator. @throws 404
 */
const lockCourse = (tx: Db, slug: string, now: Date) =>
  lockExisting(tx, courses, and(eq(courses.slug, slug), isPublished(courses.publishedAt, now)));

/** Locks the course that a member may submit to now. @throws 404; 409 `course_closed` */
async function openCourse(tx: Db, slug: string, { member, now }: RequestContext) {
  await lockCourse(tx, slug, now);
  const course = await findCourse(tx, slug, { userId: member.id, now });
  if (course.status === 'closed') throw new ApiError(409, 'course_closed');
  return course;
}

/**
 * Creates a member's application to a course, once. @throws 404, 409 course_closed, course_applied, 400
 */
export async function applyToCourse(tx: Db, slug: string, body: Body, by: RequestContext) {
  const course = await openCourse(tx, slug, by);
  if (course.applied) throw new ApiError(409, 'course_applied');
  await checkBody(tx, body, by);
  const { member, now } = by;
  const made = await tx
    .insert(courseApplications)
    .values({ ...body, courseId: course.id, userId: member.id, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: courseApplications.id });
  // A concurrent application was stored first.
  if (made.length === 0) throw new ApiError(409, 'course_applied');
  await tx
    .update(courses)
    .set({ applicationCount: sql`${courses.applicationCount} + 1` })
    .where(eq(courses.id, course.id));
  await applyEffects(tx, 'course_applied', { actorId: member.id, now });
}

/** Changes a member's application. @throws 404, 409 course_closed, 400 */
export async function changeApplication(tx: Db, slug: string, body: Body, by: RequestContext) {
  const course = await openCourse(tx, slug, by);
  const own = await ownApplication(tx, course.id, by.member.id);
  if (!own) throw notFound();
  await checkBody(tx, body, by, own.resourceUrls);
  await tx
    .update(courseApplications)
    .set({ ...body, updatedAt: by.now })
    .where(eq(courseApplications.id, own.id));
}

/** Marks a lesson as read by a member, or no longer; the numbers of all they have marked. @throws 404 */
export async function markLesson(
  tx: Db,
  { slug, number }: { slug: string; number: number },
  done: boolean,
  { userId, now }: { userId: number; now: Date },
): Promise<number[]> {
  const { id: courseId } = await lockCourse(tx, slug, now);
  const isLesson = and(eq(courseLessons.courseId, courseId), eq(courseLessons.number, number));
  if ((await tx.$count(courseLessons, isLesson)) === 0) throw notFound();
  if (done) {
    await tx.insert(courseProgress).values({ userId, courseId, number, doneAt: now }).onConflictDoNothing();
  } else {
    await tx
      .delete(courseProgress)
      .where(
        and(
          eq(courseProgress.userId, userId),
          eq(courseProgress.courseId, courseId),
          eq(courseProgress.number, number),
        ),
      );
  }
  return doneBy(tx, courseId, userId);
}
