import type { TFunction } from 'i18next';
import {
  COURSE_BYTES_MAX,
  COURSE_DESCRIPTION_MAX,
  COURSE_TASK_MAX,
  COURSE_TITLE_MAX,
  LESSON_MINUTES_MAX,
  LESSON_STEP_MAX,
  LESSON_STEPS_MAX,
} from '@/contract/constants/campaigns';
import { type ManagedCourse, type ManagedCourseBody, managedCourseSchemas } from '@/contract/managedCourses';
import { typedInteger } from '@/contract/typedCode';
import * as z from '@/contract/zod';
import { newKey } from '@/lib/browser/keys';
import { withProblems } from '@/lib/withProblems';
import { instantOfSeoul, seoulFieldOf } from '../seoulTime';
import { optionalInstant } from '../typedFields';
import { readingMinutes } from './readingMinutes';

export const COURSE_SLUG_MAX = 60;

const { shape } = managedCourseSchemas.createCourse.body;
const lessonOfCall = shape.lessons.element.extend({ image: z.string() });
const typedLesson = z.object({
  key: z.string(),
  /** The one that it has, null for one that is not saved yet. */
  number: z.number().nullable(),
  title: z.string(),
  title_en: z.string(),
  content: z.string(),
  content_en: z.string(),
  steps: z.string(),
  steps_en: z.string(),
  minutes: z.string(),
  image: z.string(),
  image_alt: z.string(),
  image_alt_en: z.string(),
  video: z.string(),
});
export type LessonValues = z.infer<typeof typedLesson>;

const courseValues = z.object({
  ...shape,
  image: z.string(),
  closes_at: optionalInstant,
  lessons: z.array(typedLesson),
  version: z.number(),
});
/** The values of the form of a course: numbers as typed, tasks a line each, its end as it is in Korea, '' for none. */
export type CourseValues = z.input<typeof courseValues>;

/** The texts of a course, and how long each may be in either language. */
export const courseTexts = {
  title: COURSE_TITLE_MAX,
  description: COURSE_DESCRIPTION_MAX,
  task: COURSE_TASK_MAX,
  question: COURSE_TASK_MAX,
} as const;

/** Returns the tasks that are typed, a line each. */
const stepsOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the minutes that are typed, or where nothing is, those that the texts take. */
const minutesOf = (typed: string, { content, content_en }: Pick<LessonValues, 'content' | 'content_en'>): number =>
  typed === '' ? readingMinutes(content, content_en) : typedInteger(typed);

/** Returns a lesson as a call sends it. */
const lessonOf = ({ key: _, steps, steps_en, minutes, video, ...texts }: LessonValues) => ({
  ...texts,
  steps: stepsOf(steps),
  steps_en: stepsOf(steps_en),
  minutes: minutesOf(minutes, texts),
  video: video === '' ? null : Number(video),
});

const isFitting = (html: string) => shape.lessons.element.shape.content.safeParse(html).success;

/** What the fields of a course take besides its lessons, in bytes. */
const OTHERS_BYTES = 20_000;
const bytesOf = (value: object) => new Blob([JSON.stringify(value)]).size;

/** Returns what is wrong with the lessons, if anything is; it names the first wrong one. */
function lessonsProblem(t: TFunction<'campaigns'>, lessons: readonly LessonValues[]): string | undefined {
  const firstWrong = (isRight: (lesson: ReturnType<typeof lessonOf>) => boolean) =>
    lessons.findIndex((lesson) => !isRight(lessonOf(lesson))) + 1;
  const long = firstWrong(({ content, content_en }) => isFitting(content) && isFitting(content_en));
  if (long > 0) return t('course.lessonLong', { place: long });
  const sizes = lessons.map((lesson) => bytesOf(lessonOf(lesson)));
  if (sizes.reduce((sum, size) => sum + size, 0) > COURSE_BYTES_MAX - OTHERS_BYTES) {
    return t('course.long', { place: sizes.indexOf(Math.max(...sizes)) + 1 });
  }
  const place = firstWrong((lesson) => lessonOfCall.safeParse(lesson).success);
  const limits = { minutes: LESSON_MINUTES_MAX, steps: LESSON_STEPS_MAX, length: LESSON_STEP_MAX };
  if (place > 0) return t('course.lessonInvalid', { place, ...limits });
  const uneven = firstWrong(({ steps, steps_en }) => steps.length === steps_en.length);
  return uneven > 0 ? t('course.stepsUneven', { place: uneven }) : undefined;
}

/** Builds the schema of the form, with the messages of its lessons in the page's language. */
export const courseForm = (t: TFunction<'campaigns'>) =>
  withProblems(courseValues, ({ lessons }) => ({ lessons: lessonsProblem(t, lessons) }));

/** The values of the form of a new course. */
export const newCourse: CourseValues = {
  slug: '',
  title: '',
  title_en: '',
  description: '',
  description_en: '',
  image: '',
  task: '',
  task_en: '',
  question: '',
  question_en: '',
  closes_at: '',
  lessons: [],
  version: 0,
};

/** Returns the values of a lesson that is added. */
export const newLesson = (): LessonValues => ({
  key: newKey(),
  number: null,
  title: '',
  title_en: '',
  content: '',
  content_en: '',
  steps: '',
  steps_en: '',
  minutes: '',
  image: '',
  image_alt: '',
  image_alt_en: '',
  video: '',
});

/** Returns a stored course as the values of its form. */
export function courseValuesOf(stored: ManagedCourse): CourseValues {
  const { state: _, published_at: __, is_begun, application_count, lessons, closes_at, ...fields } = stored;
  return {
    ...fields,
    closes_at: seoulFieldOf(closes_at),
    lessons: lessons.map(({ steps, steps_en, minutes, video, ...texts }) => ({
      ...texts,
      key: String(texts.number),
      steps: steps.join('\n'),
      steps_en: steps_en.join('\n'),
      minutes: String(minutes),
      video: video === null ? '' : String(video),
    })),
  };
}

/** Returns the checked values of the form as a call sends them; an end that was not changed is as it is `stored`. */
export function courseBodyOf(
  { version: _, ...values }: z.output<typeof courseValues>,
  stored?: ManagedCourse,
): ManagedCourseBody {
  const isSameEnd = stored?.closes_at && instantOfSeoul(seoulFieldOf(stored.closes_at)) === values.closes_at;
  return {
    ...values,
    closes_at: isSameEnd ? stored.closes_at : values.closes_at,
    lessons: values.lessons.map(lessonOf),
  };
}
