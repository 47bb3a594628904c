import type { CallSchemas } from './call.ts';
import { bodyId, fileUrl, instant, pageQuery, paginated, slug, text } from './common.ts';
import { COURSE_ANSWER_MAX, COURSE_CONTENT_MAX, courseStatuses, MAX_COURSE_FILES } from './constants/participation.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

/**
 * A course in a list. It accepts applications while it is `opened`: until `closes_at`, null for always.
 * `minutes` is the reading time of all lessons; `done_count` and `applied` are the calling member's own,
 * null for a visitor.
 */
export const courseSummary = z.object({
  slug: z.string(),
  status: z.enum(courseStatuses),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  lesson_count: z.number().int().min(0),
  minutes: z.number().int(),
  application_count: z.number().int().min(0),
  closes_at: instant.nullable(),
  done_count: z.number().int().nullable(),
  applied: z.boolean().nullable(),
});
export type CourseSummary = z.infer<typeof courseSummary>;

/**
 * A lesson. `number` names it in marks and links for as long as it is there; lessons are in the order of the list.
 * `content_html` is its text as it is shown, `content` the same as plain text whose paragraphs are separated by an empty
 * line, `steps` a list of tasks for today. `video` is the id of a video of contents, shown within the lesson.
 */
const lesson = z.object({
  number: z.number().int(),
  title: z.string(),
  content: z.string(),
  content_html: z.string(),
  steps: z.array(z.string()),
  minutes: z.number().int(),
  image: z.object({ url: z.string(), alt: z.string() }).nullable(),
  video: z.number().int().nullable(),
});
export type Lesson = z.infer<typeof lesson>;

/**
 * A member's application at a course's end: a record of their routine, and the answer to its question.
 */
const courseApplication = z.object({
  content: z.string(),
  answer: z.string(),
  resourceUrls: z.array(z.string()),
  created_at: instant,
  updated_at: instant,
});
export type CourseApplication = z.infer<typeof courseApplication>;

/**
 * A course in detail. `task` is the subject of an application's `content`, `question` that of its
 * `answer`. `done` are the numbers of the lessons that the calling member has marked, null for a visitor.
 */
export const course = courseSummary.extend({
  lessons: z.array(lesson),
  task: z.string(),
  question: z.string(),
  done: z.array(z.number().int()).nullable(),
  application: courseApplication.nullable(),
});
export type Course = z.infer<typeof course>;

const coursesQuery = pageQuery.extend({ status: z.enum(courseStatuses).optional() });
export type CoursesQuery = z.input<typeof coursesQuery>;

const courseApplicationBody = z.strictObject({
  content: text(COURSE_CONTENT_MAX),
  answer: text(COURSE_ANSWER_MAX),
  resourceUrls: z.array(fileUrl).max(MAX_COURSE_FILES).default([]),
});
export type CourseApplicationBody = z.input<typeof courseApplicationBody>;

const managedCourseApplication = courseApplication.extend({
  id: z.number().int().positive(),
  user: author,
});
export type ManagedCourseApplication = z.infer<typeof managedCourseApplication>;

const bySlug = z.object({ slug });

export const courseSchemas = {
  getCourses: {
    summary: 'Courses in the operator’s order, the open ones first',
    query: coursesQuery,
    response: paginated(courseSummary),
  },
  getCourse: {
    summary: 'A course with its lessons and the member’s progress',
    params: bySlug,
    response: course,
  },
  /** Once per member. @throws 409 `email_unverified`, `course_closed`, `course_applied` */
  applyToCourse: {
    summary: 'Submit notes on a course',
    params: bySlug,
    body: courseApplicationBody,
    response: course,
  },
  /** Ours, while the course is open. @throws 409 `email_unverified`, `course_closed`; 404 where there is none */
  changeCourseApplication: {
    summary: 'Change the submitted notes',
    params: bySlug,
    body: courseApplicationBody,
    response: course,
  },
  /** Ours. */
  getCourseApplications: {
    summary: 'Submissions of members, the newest first',
    params: bySlug,
    query: pageQuery.omit({ search: true }),
    response: paginated(managedCourseApplication),
    errors: [409],
  },
  /** Ours. Answers the numbers of all lessons that the member has marked by now. @throws 404 for one that is gone */
  markLesson: {
    summary: 'Mark a lesson as read, or no longer',
    params: z.object({ slug, number: z.coerce.number().pipe(bodyId) }),
    body: z.strictObject({ done: z.boolean() }),
    response: z.object({ done: z.array(z.number().int()) }),
  },
} satisfies CallSchemas;
