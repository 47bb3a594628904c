import type { CallSchemas } from './call.ts';
import { publicationBody } from './campaigns.ts';
import {
  bodyId,
  fileUrl,
  givenInstant,
  instant,
  ordered,
  ordering,
  pageQuery,
  paginated,
  slug,
  success,
  text,
} from './common.ts';
import {
  COURSE_BYTES_MAX,
  COURSE_DESCRIPTION_MAX,
  COURSE_LESSONS_MAX,
  COURSE_TASK_MAX,
  COURSE_TITLE_MAX,
  campaignStates,
  LESSON_ALT_MAX,
  LESSON_CONTENT_MAX,
  LESSON_MINUTES_MAX,
  LESSON_STEP_MAX,
  LESSON_STEPS_MAX,
  LESSON_TITLE_MAX,
} from './constants/campaigns.ts';
import { course } from './courses.ts';
import * as z from './zod.ts';

const title = text(COURSE_TITLE_MAX);
const description = text(COURSE_DESCRIPTION_MAX, 0);
const task = text(COURSE_TASK_MAX, 0);
const lessonTitle = text(LESSON_TITLE_MAX);
const content = text(LESSON_CONTENT_MAX, 0);
const steps = z.array(text(LESSON_STEP_MAX)).max(LESSON_STEPS_MAX);
const alt = text(LESSON_ALT_MAX, 0);
const count = z.number().int().min(0);
const version = z.number().int().min(1);

/**
 * A lesson in both languages. `number` is the one that it has, null for a new one. `content` is HTML as the editor of
 * articles writes it, `steps` are tasks for today. `image` is '' without a picture, `video` the id of a video of
 * contents, null for none.
 */
const lessonBody = z.strictObject({
  number: bodyId.nullable(),
  title: lessonTitle,
  title_en: lessonTitle,
  content,
  content_en: content,
  steps,
  steps_en: steps,
  minutes: z.number().int().min(1).max(LESSON_MINUTES_MAX),
  image: z.union([z.literal(''), fileUrl]),
  image_alt: alt,
  image_alt_en: alt,
  video: bodyId.nullable(),
});

export const managedLessonFields = lessonBody.omit({ video: true }).keyof().options;

/** A draft. What it lacks to be published is checked when it is. `closes_at` is null for always. */
const managedCourseBody = z.strictObject({
  slug,
  title,
  title_en: title,
  description,
  description_en: description,
  image: z.union([z.literal(''), fileUrl]),
  task,
  task_en: task,
  question: task,
  question_en: task,
  closes_at: givenInstant.nullable(),
  lessons: z.array(lessonBody).max(COURSE_LESSONS_MAX),
});
export type ManagedCourseBody = z.input<typeof managedCourseBody>;
export const managedCourseFields = managedCourseBody.omit({ lessons: true }).keyof().options;

/** A lesson as it is stored: the first content's texts have limits of their own. */
const storedLesson = z.object({
  number: bodyId,
  title: z.string(),
  title_en: z.string(),
  content: z.string(),
  content_en: z.string(),
  steps: z.array(z.string()),
  steps_en: z.array(z.string()),
  minutes: z.number().int(),
  image: z.string(),
  image_alt: z.string(),
  image_alt_en: z.string(),
  video: z.number().int().nullable(),
});

/**
 * A course as the console shows and changes it. `published_at` is null for a draft. Once members have marked lessons
 * (`is_begun`), none of these can be removed; an `application_count` above 0 fixes its task and its
 * question. `version` counts its changes.
 */
const managedCourse = z.object({
  slug: z.string(),
  state: z.enum(campaignStates),
  published_at: instant.nullable(),
  title: z.string(),
  title_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  image: z.string(),
  task: z.string(),
  task_en: z.string(),
  question: z.string(),
  question_en: z.string(),
  closes_at: instant.nullable(),
  lessons: z.array(storedLesson),
  is_begun: z.boolean(),
  application_count: count,
  version,
});
export type ManagedCourse = z.infer<typeof managedCourse>;

/** A course in a list, which has only the number of its lessons: their texts are megabytes on a page. */
const listedCourse = managedCourse.omit({ lessons: true, is_begun: true }).extend({ lesson_count: count });
export type ListedCourse = z.infer<typeof listedCourse>;

const bySlug = z.object({ slug });
const large = { maxBytes: COURSE_BYTES_MAX } as const;

export const managedCourseSchemas = {
  /** `search` finds titles and slugs. */
  getManagedCourses: {
    summary: 'Courses, published or not, in the order of their list',
    query: pageQuery.extend({ state: z.enum(campaignStates).optional(), ordering: ordering('courses') }),
    response: paginated(listedCourse),
    errors: [409],
  },
  /** A course before the others. */
  createCourse: {
    summary: 'Create a draft of a course',
    body: managedCourseBody,
    response: managedCourse,
    rule: large,
    errors: [404],
  },
  /** Some courses once each; those that are not named keep their places. */
  orderCourses: {
    summary: 'Order courses among each other',
    body: z.strictObject({ slugs: ordered(slug) }),
    response: success,
    errors: [404],
  },
  getManagedCourse: {
    summary: 'A course with its lessons in both languages',
    params: bySlug,
    response: managedCourse,
    errors: [409],
  },
  /** Every field. The slug changes in a draft only. */
  updateCourse: {
    summary: 'Change a course over the version that was read',
    params: bySlug,
    body: managedCourseBody.extend({ version }),
    response: managedCourse,
    rule: large,
  },
  deleteCourse: {
    summary: 'Delete a draft of a course',
    params: bySlug,
    response: success,
  },
  publishCourse: {
    summary: 'Publish a course, now or later, or take it back',
    params: bySlug,
    body: publicationBody,
    response: managedCourse,
  },
  copyCourse: {
    summary: 'Copy a course to a draft',
    params: bySlug,
    response: managedCourse,
  },
  getCoursePreview: {
    summary: 'A course, published or not, as members see it',
    params: bySlug,
    response: course,
    errors: [409],
  },
} satisfies CallSchemas;
