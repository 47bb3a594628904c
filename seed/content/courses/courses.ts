import { z } from 'zod';
import { bilingual, readRecords } from '../records.ts';

const paragraphs = z.strictObject({ ko: z.array(z.string()), en: z.array(z.string()) });

const lesson = z.strictObject({
  /** The slug of its course. */
  course: z.string(),
  title: bilingual,
  content: paragraphs,
  steps: paragraphs,
  minutes: z.int(),
  /** The number of the photo in the lesson. */
  image: z.int().optional(),
  /** Its position among the videos of the first content, from 1. */
  video: z.int().optional(),
});

const course = z.strictObject({
  slug: z.string(),
  title: bilingual,
  description: bilingual,
  image: z.int(),
  /** Days from now; negative for one that is closed, left out for one that is always open. */
  closes_in_days: z.int().optional(),
  task: bilingual,
  question: bilingual,
  /** Submissions of members, each a record and an answer. */
  handed_in: z.array(z.tuple([z.string(), z.string()])),
});

const lessons = readRecords('courses/lessons', lesson);

/** The courses in their order, each with its lessons in theirs. */
export const courses = readRecords('courses/courses', course).map((one) => ({
  ...one,
  lessons: lessons.filter(({ course: slug }) => slug === one.slug).map(({ course: _, ...rest }) => rest),
}));
export type SeedCourse = (typeof courses)[number];
