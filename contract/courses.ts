import { z } from 'zod';
import { fileUrl, instant, pageQuery, paginated, slug, text } from './common.ts';
import { COURSE_ANSWER_MAX, COURSE_CONTENT_MAX, courseStatuses, MAX_COURSE_FILES } from './constants/participation.ts';
import { author } from './users.ts';

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
 * A lesson, counted from 1. `content` is plain text whose paragraphs are separated by an empty line,
 * `steps` a list of tasks for today. `video` is the id of a video of contents, shown within the lesson.
 */
const lesson = z.object({
  number: z.number().int(),
  title: z.string(),
  content: z.string(),
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

/** GET courses/: in the operator's order, the open ones first. */
export const coursesQuery = pageQuery.extend({ status: z.enum(courseStatuses).optional() });
export type CoursesQuery = z.input<typeof coursesQuery>;
export const coursesAnswer = paginated(courseSummary);

/**
 * POST courses/{slug}/applications/: once per member. PUT (ours) changes the member's own while the course is
 * open. @throws 409 `email_unverified`, `course_closed`, `course_applied`; 404 where a PUT finds none
 */
export const courseApplicationBody = z.strictObject({
  content: text(COURSE_CONTENT_MAX),
  answer: text(COURSE_ANSWER_MAX),
  resourceUrls: z.array(fileUrl).max(MAX_COURSE_FILES).default([]),
});
export type CourseApplicationBody = z.input<typeof courseApplicationBody>;

/**
 * GET courses/{slug}/applications/ (ours): applications, the newest first; 404 but for managers.
 */
export const courseApplicationsQuery = pageQuery.omit({ search: true });
const managedCourseApplication = courseApplication.extend({
  id: z.number().int().positive(),
  user: author,
});
export type ManagedCourseApplication = z.infer<typeof managedCourseApplication>;
export const courseApplicationsAnswer = paginated(managedCourseApplication);

/** PUT courses/{slug}/lessons/{number}/ (ours): marks a lesson as read, or no longer. */
export const lessonParams = z.object({ slug, number: z.coerce.number().int().min(1).max(100) });
export const lessonBody = z.strictObject({ done: z.boolean() });
/** The numbers of all lessons that the member has marked by now. */
export const lessonAnswer = z.object({ done: z.array(z.number().int()) });
