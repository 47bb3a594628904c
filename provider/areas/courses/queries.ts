import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { PageQuery } from '../../../contract/common.ts';
import type { CourseStatus } from '../../../contract/constants/participation.ts';
import type { courseCalls } from '../../../contract/courses.calls.ts';
import { courseApplications, courseLessons, courseProgress, courses } from '../../db/schema/courses.ts';
import { users } from '../../db/schema/users.ts';
import { htmlOf } from '../../domain/articles/sanitise.ts';
import { isPublished } from '../../domain/campaigns/publication.ts';
import { authorColumns } from '../../domain/members/present.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';

type ListQuery = InputOf<typeof courseCalls.getCourses>['query'];
export type LessonRow = typeof courseLessons.$inferSelect;
export type ApplicationRow = typeof courseApplications.$inferSelect;

/** The calling member, and the time. */
interface Asking {
  userId: number | null;
  now: Date;
}

const statusAt = (now: Date) => sql<CourseStatus>`case
  when ${courses.closesAt} <= ${now.toISOString()}::timestamptz then 'closed'
  else 'opened' end`;

// Columns of an inner table are qualified by hand: drizzle omits the name in a query of a single table.
const lessonsOf = (what: SQL) =>
  sql<number>`(select ${what} from course_lessons where course_lessons.course_id = courses.id)::int`;

/** Selects the columns of a course with its counters; a member's own are null for a visitor. */
const columnsFor = ({ userId, now }: Asking) => ({
  ...getTableColumns(courses),
  status: statusAt(now),
  lessonCount: lessonsOf(sql`count(*)`),
  minutes: lessonsOf(sql`coalesce(sum(course_lessons.minutes), 0)`),
  doneCount:
    userId === null
      ? sql<null>`null`
      : sql<number>`(select count(*) from course_progress
          where course_progress.course_id = courses.id
            and course_progress.user_id = ${userId})::int`,
  applied:
    userId === null
      ? sql<null>`null`
      : sql<boolean>`exists (select 1 from course_applications
          where course_applications.course_id = courses.id
            and course_applications.user_id = ${userId})`,
});

/** Returns a page of courses: the open ones first, in the operator's order. */
export async function listCourses(db: Db, query: ListQuery, asking: Asking) {
  const searchText = sql`${courses.title} || ' ' || ${courses.titleEn} || ' ' ||
    ${courses.description} || ' ' || ${courses.descriptionEn}`;
  const status = statusAt(asking.now);
  const where = and(
    isPublished(courses.publishedAt, asking.now),
    query.status && sql`${status} = ${query.status}`,
    query.search ? holds(searchText, query.search) : undefined,
  );
  const rows = await db
    .select(columnsFor(asking))
    .from(courses)
    .where(where)
    .orderBy(desc(status), asc(courses.position), asc(courses.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: await db.$count(courses, where), rows };
}
export type ListedCourse = Awaited<ReturnType<typeof listCourses>>['rows'][number];

/** Returns a published course by its slug. @throws 404 */
export const findCourse = (db: Db, slug: string, asking: Asking): Promise<ListedCourse> =>
  findWhere(db, slug, asking, isPublished(courses.publishedAt, asking.now));

/** Returns a course by its slug, published or not. @throws 404 */
export const findAnyCourse = (db: Db, slug: string, asking: Asking): Promise<ListedCourse> =>
  findWhere(db, slug, asking, undefined);

async function findWhere(db: Db, slug: string, asking: Asking, where: SQL | undefined): Promise<ListedCourse> {
  const [found] = await db
    .select(columnsFor(asking))
    .from(courses)
    .where(and(eq(courses.slug, slug), where));
  if (!found) throw notFound();
  return found;
}

/** Returns a course's lessons in order. */
export const lessonsIn = (db: Db, courseId: number): Promise<LessonRow[]> =>
  db
    .select()
    .from(courseLessons)
    .where(eq(courseLessons.courseId, courseId))
    .orderBy(asc(courseLessons.position), asc(courseLessons.number));

/** Returns a lesson's text as HTML, in both languages; one without formats is its paragraphs. */
export const htmlOfLesson = ({ content, contentEn, contentHtml, contentHtmlEn }: LessonRow) => ({
  html: contentHtml ?? htmlOf(content),
  htmlEn: contentHtmlEn ?? htmlOf(contentEn),
});

/** Returns the numbers of the lessons that a member has marked as done, in order. */
export async function doneBy(db: Db, courseId: number, userId: number): Promise<number[]> {
  const rows = await db
    .select({ number: courseProgress.number })
    .from(courseProgress)
    .where(and(eq(courseProgress.courseId, courseId), eq(courseProgress.userId, userId)))
    .orderBy(asc(courseProgress.number));
  return rows.map(({ number }) => number);
}

/** Reads a member's application, or undefined. */
export async function ownApplication(db: Db, courseId: number, userId: number): Promise<ApplicationRow | undefined> {
  const [own] = await db
    .select()
    .from(courseApplications)
    .where(and(eq(courseApplications.courseId, courseId), eq(courseApplications.userId, userId)));
  return own;
}

/** Reads a published course with its lessons and the calling member's own progress. @throws 404 */
export const readCourse = async (db: Db, slug: string, asking: Asking) =>
  detailOf(db, await findCourse(db, slug, asking), asking);

/** Reads the lessons of a course, and the calling member's own progress. */
export async function detailOf(db: Db, course: ListedCourse, asking: Asking) {
  const { userId } = asking;
  return {
    course,
    lessons: await lessonsIn(db, course.id),
    done: userId === null ? null : await doneBy(db, course.id, userId),
    application: userId === null ? undefined : await ownApplication(db, course.id, userId),
  };
}
export type CourseDetail = Awaited<ReturnType<typeof readCourse>>;

/** Reads a page of applications, the newest first. */
export async function listApplications(
  db: Db,
  courseId: number,
  { page, page_size }: Pick<PageQuery, 'page' | 'page_size'>,
) {
  const where = eq(courseApplications.courseId, courseId);
  const ids = db
    .select({ id: courseApplications.id })
    .from(courseApplications)
    .where(where)
    .orderBy(desc(courseApplications.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const rows = await db
    .select({ application: courseApplications, user: authorColumns })
    .from(courseApplications)
    .innerJoin(users, eq(users.id, courseApplications.userId))
    .where(inArray(courseApplications.id, ids))
    .orderBy(desc(courseApplications.id));
  return { count: await db.$count(courseApplications, where), rows };
}
export type ListedApplication = Awaited<ReturnType<typeof listApplications>>['rows'][number];
