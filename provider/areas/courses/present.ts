import type {
  Course,
  CourseApplication,
  CourseSummary,
  Lesson,
  ManagedCourseApplication,
} from '../../../contract/courses.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import {
  type ApplicationRow,
  type CourseDetail,
  htmlOfLesson,
  type LessonRow,
  type ListedApplication,
  type ListedCourse,
} from './queries.ts';

/** Presents a course for a list. */
export const presentCourseSummary = (row: ListedCourse, locale: Locale): CourseSummary => ({
  slug: row.slug,
  status: row.status,
  title: localised(row, 'title', locale),
  description: localised(row, 'description', locale),
  image: row.image,
  lesson_count: row.lessonCount,
  minutes: row.minutes,
  application_count: row.applicationCount,
  closes_at: row.closesAt?.toISOString() ?? null,
  done_count: row.doneCount,
  applied: row.applied,
});

/** Returns the HTML of a lesson with its headings one level lower, since its title is of the second. */
const belowTitle = (html: string) =>
  html.replace(/<(\/?)h([23])>/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`);

const presentLesson = (row: LessonRow, locale: Locale): Lesson => ({
  number: row.number,
  title: localised(row, 'title', locale),
  content: localised(row, 'content', locale),
  content_html: belowTitle(localised(htmlOfLesson(row), 'html', locale)),
  steps: localised(row, 'steps', locale),
  minutes: row.minutes,
  image: row.image ? { url: row.image, alt: localised(row, 'imageAlt', locale) } : null,
  video: row.videoId,
});

/** Presents a member's application. */
const presentApplication = (row: ApplicationRow): CourseApplication => ({
  content: row.content,
  answer: row.answer,
  resourceUrls: row.resourceUrls,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** Presents a course with its lessons, task and the member's application. */
export const presentCourse = ({ course, lessons, done, application }: CourseDetail, locale: Locale): Course => ({
  ...presentCourseSummary(course, locale),
  lessons: lessons.map((row) => presentLesson(row, locale)),
  task: localised(course, 'task', locale),
  question: localised(course, 'question', locale),
  done,
  application: application ? presentApplication(application) : null,
});

/** Presents an application for managers. */
export const presentManaged = ({ application, user }: ListedApplication, locale: Locale): ManagedCourseApplication => ({
  ...presentApplication(application),
  id: application.id,
  user: presentAuthor(user, locale),
});
