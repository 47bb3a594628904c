import { index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { videos } from './contents.ts';
import { memberId } from './users.ts';

export const courses = pgTable(
  'courses',
  {
    id: serial().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    description: text().notNull(),
    descriptionEn: text('description_en').notNull(),
    image: text().notNull(),
    /** The task of an application. */
    task: text().notNull(),
    taskEn: text('task_en').notNull(),
    question: text().notNull(),
    questionEn: text('question_en').notNull(),
    position: integer().notNull(),
    /** Applications are taken until then; null for always. */
    closesAt: instant('closes_at'),
    applicationCount: integer('application_count').notNull().default(0),
    /** When members find it; null for a draft. */
    publishedAt: instant('published_at'),
    version: integer().notNull().default(1),
    /** The last number that a lesson got in the console, 0 for none: a number is never given to another lesson. */
    lastLesson: integer('last_lesson').notNull().default(0),
  },
  (t) => [uniqueIndex('courses_slug').on(t.slug)],
);

export const courseLessons = pgTable(
  'course_lessons',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    /** Names it for as long as it is there, from 1: members' marks and links have it. */
    number: integer().notNull(),
    /** Its place among the others, from 0; lessons of one place are in the order of their numbers. */
    position: integer().notNull().default(0),
    title: text().notNull(),
    titleEn: text('title_en').notNull(),
    /** Its text without formats, whose paragraphs are separated by an empty line. */
    content: text().notNull(),
    contentEn: text('content_en').notNull(),
    /** Its sanitised HTML; null until it is saved in the console, and then its text is shown. */
    contentHtml: text('content_html'),
    contentHtmlEn: text('content_html_en'),
    steps: jsonb().$type<string[]>().notNull(),
    stepsEn: jsonb('steps_en').$type<string[]>().notNull(),
    minutes: integer().notNull(),
    image: text(),
    imageAlt: text('image_alt').notNull().default(''),
    imageAltEn: text('image_alt_en').notNull().default(''),
    videoId: integer('video_id').references(() => videos.id),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.number] })],
);

/** The lessons that a member has marked as read. */
export const courseProgress = pgTable(
  'course_progress',
  {
    userId: memberId('user_id'),
    courseId: integer('course_id').notNull(),
    number: integer().notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.courseId, t.number] })],
);

/** A member's application at a course's end: visible to them and to managers. */
export const courseApplications = pgTable(
  'course_applications',
  {
    id: serial().primaryKey(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    userId: memberId('user_id'),
    content: text().notNull(),
    answer: text().notNull(),
    resourceUrls: jsonb('resource_urls').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('course_applications_once').on(t.courseId, t.userId),
    index('course_applications_user').on(t.userId),
  ],
);
