import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { articleOutline } from '../../../contract/articleOutline.ts';
import type { InputOf } from '../../../contract/call.ts';
import { reservedNames } from '../../../contract/common.ts';
import type { managedCourseCalls } from '../../../contract/managedCourses.calls.ts';
import {
  type ListedCourse,
  type ManagedCourse,
  managedCourseFields,
  managedLessonFields,
} from '../../../contract/managedCourses.ts';
import type { LoggedValues } from '../../../contract/moderation.ts';
import { writtenArticle } from '../../../contract/writtenArticle.ts';
import { videos } from '../../db/schema/contents.ts';
import { courseLessons, courseProgress, courses } from '../../db/schema/courses.ts';
import { sanitised } from '../../domain/articles/content.ts';
import { textOf } from '../../domain/articles/sanitise.ts';
import {
  campaignStateOf,
  isInState,
  publicationOf,
  publishedAtOf,
  rejectEmpty,
  requireDraft,
} from '../../domain/campaigns/publication.ts';
import { freeSlug } from '../../domain/campaigns/slug.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { orderRows } from '../../domain/moderation/order.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { toColumns, toFields } from '../../platform/db/fields.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { sorted } from '../../platform/db/ordering.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { htmlOfLesson, type LessonRow, lessonsIn } from './queries.ts';

type CourseRow = typeof courses.$inferSelect;
type Fields = InputOf<typeof managedCourseCalls.createCourse>['body'];
type StoredLesson = ManagedCourse['lessons'][number];

/** Returns a stored course as the fields of its form, but for its lessons. */
const ownFieldsOf = (row: CourseRow): Omit<Fields, 'lessons'> => toFields(row, managedCourseFields);

/** Returns a stored lesson as the fields of its form. */
function lessonFieldsOf(lesson: LessonRow): StoredLesson {
  const { html, htmlEn } = htmlOfLesson(lesson);
  return {
    ...toFields(lesson, managedLessonFields),
    content: writtenArticle(html),
    content_en: writtenArticle(htmlEn),
    image: lesson.image ?? '',
    video: lesson.videoId,
  };
}

const columnsOf = ({ lessons: _, closes_at, ...body }: Fields) => ({
  ...toColumns(body),
  closesAt: closes_at === null ? null : new Date(closes_at),
});

/** Presents what the console says of a course beside the fields of its form. */
const stateOf = (
  row: CourseRow,
  now: Date,
): Pick<ManagedCourse, 'state' | 'published_at' | 'application_count' | 'version'> => ({
  state: campaignStateOf(row, isOver(row, now), now),
  published_at: row.publishedAt?.toISOString() ?? null,
  application_count: row.applicationCount,
  version: row.version,
});

const isOver = ({ closesAt }: CourseRow, now: Date) => closesAt !== null && closesAt <= now;

/** Lists the courses that match, published or not, in the order of their list. */
export async function listManagedCourses(
  db: Db,
  { state, search, ordering, ...page }: InputOf<typeof managedCourseCalls.getManagedCourses>['query'],
  now: Date,
): Promise<{ count: number; results: ListedCourse[] }> {
  const { closesAt, publishedAt, title, titleEn, slug } = courses;
  // Without an end it is not over, where a comparison with none would be neither true nor false.
  const over = sql`(${and(isNotNull(closesAt), lte(closesAt, now))})`;
  const where = and(
    state && isInState(state, publishedAt, over, now),
    search ? holds(sql`${title} || ' ' || ${titleEn} || ' ' || ${slug}`, search) : undefined,
  );
  const rows = await db
    .select({ row: courses, lessonCount: db.$count(courseLessons, eq(courseLessons.courseId, courses.id)) })
    .from(courses)
    .where(where)
    .orderBy(
      ...sorted(ordering, {
        columns: {
          title: title,
          closes_at: closesAt,
          application_count: courses.applicationCount,
        },
        last: courses.id,
        own: [asc(courses.position), asc(courses.id)],
      }),
    )
    .limit(page.page_size)
    .offset(offsetOf(page));
  return {
    count: await db.$count(courses, where),
    results: rows.map(({ row, lessonCount }) => ({
      ...ownFieldsOf(row),
      ...stateOf(row, now),
      lesson_count: lessonCount,
    })),
  };
}

/** Orders courses among each other, and logs it. @throws 400 */
export const orderCourses = (tx: Db, slugs: readonly string[], by: RequestContext) =>
  orderRows(
    tx,
    courses,
    { action: 'order_courses', field: 'slugs', key: courses.slug, label: courses.title },
    slugs,
    by,
  );

/** Returns one course as the console shows it, with its lessons and whether members have begun them. @throws 404 */
export async function findManagedCourse(db: Db, slug: string, now: Date): Promise<ManagedCourse> {
  const [row] = await db.select().from(courses).where(eq(courses.slug, slug));
  if (!row) throw notFound();
  const lessons = (await lessonsIn(db, row.id)).map(lessonFieldsOf);
  const begun = await db
    .select({ id: courseProgress.courseId })
    .from(courseProgress)
    .where(eq(courseProgress.courseId, row.id))
    .limit(1);
  return { ...ownFieldsOf(row), lessons, ...stateOf(row, now), is_begun: begun.length > 0 };
}

/** Returns what the log stores of a course. */
const logged = (fields: Fields): Partial<LoggedValues> => ({
  path: fields.slug,
  title: fields.title,
  title_en: fields.title_en,
  description: fields.description,
  description_en: fields.description_en,
  cover: fields.image,
  questions: [fields.task, fields.task_en, fields.question, fields.question_en].filter(Boolean).join('\n'),
  lessons: fields.lessons
    .map(({ title, title_en, content, content_en, steps, steps_en }) =>
      [`${title} (${title_en})`, articleOutline(content), articleOutline(content_en), ...steps, ...steps_en].join('\n'),
    )
    .join('\n\n'),
  ends_at: fields.closes_at,
});

/** What a course needs before members find it. */
const needed = [
  'description',
  'description_en',
  'image',
  'task',
  'task_en',
  'question',
  'question_en',
] as const satisfies (keyof Fields)[];

/** What members have written their application by. */
const agreed = ['task', 'task_en', 'question', 'question_en'] as const satisfies (keyof Fields)[];

/**
 * Checks the fields against each other and what is `stored`, whose pictures stay. Returns them with the sanitised texts
 * of the lessons. @throws 400
 */
async function checkedFields(
  tx: Db,
  body: Fields,
  { member, locale }: RequestContext,
  stored?: ManagedCourse,
): Promise<Fields> {
  const heldLessons = stored?.lessons ?? [];
  const held = [stored?.image ?? '', ...heldLessons.map(({ image }) => image)];
  if (reservedNames.some((reserved) => reserved === body.slug)) throw fieldError(locale, 'slug', 'slugReserved');
  const attaching = { member, locale, held };
  if (body.image) await requireFiles(tx, 'image', [body.image], attaching);
  const pictures = body.lessons.flatMap(({ image }) => (image ? [image] : []));
  await requireFiles(tx, 'lessons', pictures, attaching);
  if (body.lessons.some(({ steps, steps_en }) => steps.length !== steps_en.length)) {
    throw fieldError(locale, 'lessons', 'stepsInBothLanguages');
  }
  const wanted = [...new Set(body.lessons.flatMap(({ video }) => video ?? []))];
  if ((await tx.$count(videos, inArray(videos.id, wanted))) < wanted.length) {
    throw fieldError(locale, 'lessons', 'unknownVideo');
  }
  const contents = await sanitised(tx, textsIn(body.lessons), { member, held: textsIn(heldLessons).join('') });
  if (!contents) throw fieldError(locale, 'lessons', 'unknownFile');
  const lessons = body.lessons.map((lesson, at) => ({
    ...lesson,
    content: contents[2 * at] ?? '',
    content_en: contents[2 * at + 1] ?? '',
  }));
  return { ...body, lessons };
}

/** Returns the HTML of lessons, of each in both languages. */
const textsIn = (lessons: Fields['lessons']): string[] =>
  lessons.flatMap(({ content, content_en }) => [content, content_en]);

/** Checks that a course can be shown to members. @throws 400 with the field's name */
function rejectIncomplete(fields: Fields, locale: RequestContext['locale']) {
  rejectEmpty(fields, needed, locale);
  if (fields.lessons.length === 0) throw fieldError(locale, 'lessons', 'lessonNeeded');
  if (fields.lessons.some(({ content, content_en }) => !content || !content_en)) {
    throw fieldError(locale, 'lessons', 'lessonTextNeeded');
  }
}

/** Returns whether a stored lesson is not among those of a form. */
const isGone = ({ number }: StoredLesson, { lessons }: Fields) => !lessons.some((lesson) => lesson.number === number);

/** Checks that nothing changes that members rely on. @throws 400 with the field's name */
function rejectPromised(stored: ManagedCourse, body: Fields, locale: RequestContext['locale']) {
  if (stored.published_at && body.slug !== stored.slug) throw fieldError(locale, 'slug', 'publishedAlready');
  if (stored.is_begun && stored.lessons.some((lesson) => isGone(lesson, body))) {
    throw fieldError(locale, 'lessons', 'lessonsRead');
  }
  const changed = agreed.find((name) => body[name] !== stored[name]);
  if (changed && stored.application_count > 0) throw fieldError(locale, changed, 'joinedAlready');
}

/**
 * Stores the lessons of a course in their order, over those that it has. A lesson keeps its number, and with it the
 * marks of members, wherever it is moved; one that is new, or that another operator has removed, gets a number that none
 * has had.
 */
async function storeLessons(
  tx: Db,
  { id: courseId, lastLesson }: Pick<CourseRow, 'id' | 'lastLesson'>,
  { lessons }: Fields,
  stored: readonly StoredLesson[] = [],
) {
  const free = new Set(stored.map(({ number }) => number));
  let last = Math.max(lastLesson, ...free);
  const numbered = lessons.map(({ number, ...lesson }) => ({
    ...lesson,
    number: number !== null && free.delete(number) ? number : ++last,
  }));
  await tx.update(courses).set({ lastLesson: last }).where(eq(courses.id, courseId));
  await tx.delete(courseLessons).where(eq(courseLessons.courseId, courseId));
  if (numbered.length === 0) return;
  await tx.insert(courseLessons).values(
    numbered.map(({ content, content_en, image, video, ...lesson }, position) => ({
      ...toColumns(lesson),
      courseId,
      position,
      content: textOf(content),
      contentEn: textOf(content_en),
      contentHtml: content,
      contentHtmlEn: content_en,
      image: image || null,
      videoId: video,
    })),
  );
}

async function insertDraft(tx: Db, body: Fields, by: RequestContext) {
  const [row] = await tx
    .insert(courses)
    .values({ ...columnsOf(body), position: sql`(select coalesce(min(position) - 1, 0) from ${courses})` })
    .onConflictDoNothing()
    .returning();
  if (!row) throw fieldError(by.locale, 'slug', 'slugTaken');
  await storeLessons(tx, row, body);
  await logAction(tx, by, { action: 'create_course', label: body.title, after: logged(body) });
}

/** Creates a draft before the other courses, and logs it. @throws 400 */
export async function createCourse(tx: Db, body: Fields, by: RequestContext) {
  await insertDraft(tx, await checkedFields(tx, body, by), by);
}

/** Copies a course to a draft, which has no end. Returns its slug. @throws 404 */
export async function copyCourse(tx: Db, slug: string, by: RequestContext): Promise<string> {
  const stored = await findManagedCourse(tx, slug, by.now);
  const { state: _, published_at: __, is_begun, application_count, version, ...fields } = stored;
  const lessons = fields.lessons.map((lesson) => ({ ...lesson, number: null }));
  const copy = { ...fields, lessons, slug: await freeSlug(tx, courses, slug), closes_at: null };
  await insertDraft(tx, await checkedFields(tx, copy, by, stored), by);
  return copy.slug;
}

/** Locks a course, and returns it with its row. @throws 404 */
async function lockCourse(tx: Db, slug: string, now: Date) {
  const row = await lockExisting(tx, courses, eq(courses.slug, slug));
  return { row, stored: await findManagedCourse(tx, slug, now) };
}

/**
 * Changes a course over the version that was read, and logs it.
 * @throws 404, 409 `edit_conflict`, 400 for a wrong field, one that members rely on, and one that they would miss
 */
export async function updateCourse(
  tx: Db,
  slug: string,
  { version, ...sent }: InputOf<typeof managedCourseCalls.updateCourse>['body'],
  by: RequestContext,
) {
  const { now, locale } = by;
  const { row, stored } = await lockCourse(tx, slug, now);
  requireVersion(row, { version });
  const body = await checkedFields(tx, sent, by, stored);
  rejectPromised(stored, body, locale);
  if (row.publishedAt) rejectIncomplete(body, locale);
  const isEnd = columnsOf(body).closesAt?.getTime() !== row.closesAt?.getTime();
  if (isEnd) rejectEnd(columnsOf(body), row.publishedAt, locale);
  if (body.slug !== slug && (await tx.$count(courses, eq(courses.slug, body.slug))) > 0) {
    throw fieldError(locale, 'slug', 'slugTaken');
  }
  await tx
    .update(courses)
    .set({ ...columnsOf(body), version: version + 1 })
    .where(eq(courses.id, row.id));
  await storeLessons(tx, row, body, stored.lessons);
  await logAction(tx, by, { action: 'edit_course', label: body.title, before: logged(stored), after: logged(body) });
}

/** Checks that a course closes after it is published. @throws 400 */
function rejectEnd(
  { closesAt }: Pick<CourseRow, 'closesAt'>,
  publishedAt: Date | null,
  locale: RequestContext['locale'],
) {
  if (publishedAt && closesAt && closesAt <= publishedAt) throw fieldError(locale, 'closes_at', 'overBeforePublished');
}

/**
 * Publishes a course, at once or at a time, or takes it back to a draft, and logs it.
 * @throws 404, 409 `edit_conflict`, `campaign_joined`, 400 for what it lacks and for a time after its end
 */
export async function publishCourse(
  tx: Db,
  slug: string,
  body: InputOf<typeof managedCourseCalls.publishCourse>['body'],
  by: RequestContext,
) {
  const { now, locale } = by;
  const { row, stored } = await lockCourse(tx, slug, now);
  const publishedAt = publishedAtOf(
    { version: row.version, isJoined: stored.is_begun || stored.application_count > 0 },
    body,
    by,
  );
  if (publishedAt) rejectIncomplete(stored, locale);
  rejectEnd(row, publishedAt, locale);
  await tx
    .update(courses)
    .set({ publishedAt, version: body.version + 1 })
    .where(eq(courses.id, row.id));
  await logAction(tx, by, {
    action: 'publish_course',
    label: row.title,
    before: publicationOf(row),
    after: publicationOf({ publishedAt }),
  });
}

/** Deletes a draft, and logs what it was. @throws 404, 409 `changed` for one that is no draft */
export async function deleteCourse(tx: Db, slug: string, by: RequestContext) {
  const { row, stored } = await lockCourse(tx, slug, by.now);
  requireDraft(row);
  await tx.delete(courseLessons).where(eq(courseLessons.courseId, row.id));
  await tx.delete(courses).where(eq(courses.id, row.id));
  await logAction(tx, by, { action: 'delete_course', label: row.title, before: logged(stored) });
}
