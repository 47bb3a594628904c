import { eq } from 'drizzle-orm';
import { videos } from '../../provider/db/schema/contents.ts';
import { courseApplications, courseLessons, courseProgress, courses } from '../../provider/db/schema/courses.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import { daysBefore } from '../../provider/platform/time/days.ts';
import { courses as content, type SeedCourse } from '../content/courses/courses.ts';
import { hadJoined } from '../content/members.ts';
import { createRandom } from '../content/random.ts';
import { closingAfter } from './closing.ts';
import { photoPicture, posterPicture } from './pictures.ts';

/** The progress of the account `demo`: it reads the first course and has applied to the last. */
const HOURS_A_DAY = 24;
/** Days from the publication of a course to its first application. */
const LEARNING_DAYS = 7;
const DEMO = { reads: 'wash-again', lessons: 2, handedIn: 'skin-diary' };

/** Returns the id of a video of the first content, by its index. */
async function videoAt(tx: Db, place: number): Promise<number> {
  const [found] = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(eq(videos.sourceId, `first-video-${place}`));
  if (!found) throw new Error(`There is no video ${place} for a lesson`);
  return found.id;
}

/** Returns the age of an application: the latest comes last, and before the course closed. */
const daysAgo = ({ handed_in, closes_in_days: days = 0 }: SeedCourse, index: number) =>
  handed_in.length - index - Math.min(0, days);

async function insertCourse(tx: Db, course: SeedCourse, position: number, now: Date) {
  const { closes_in_days: days, title, description, task, question } = course;
  const [made] = await tx
    .insert(courses)
    .values({
      slug: course.slug,
      title: title.ko,
      titleEn: title.en,
      description: description.ko,
      descriptionEn: description.en,
      task: task.ko,
      taskEn: task.en,
      question: question.ko,
      questionEn: question.en,
      image: urlOf(posterPicture(course.image).name),
      position,
      publishedAt: daysBefore(now, daysAgo(course, 0) + LEARNING_DAYS),
      closesAt: days === undefined ? null : closingAfter(now, days),
      applicationCount: course.handed_in.length,
    })
    .returning();
  if (!made) throw new Error('A course of the first content was not inserted');
  for (const [index, lesson] of course.lessons.entries()) {
    await tx.insert(courseLessons).values({
      courseId: made.id,
      number: index + 1,
      title: lesson.title.ko,
      titleEn: lesson.title.en,
      content: lesson.content.ko.join('\n\n'),
      contentEn: lesson.content.en.join('\n\n'),
      steps: lesson.steps.ko,
      stepsEn: lesson.steps.en,
      minutes: lesson.minutes,
      image: lesson.image === undefined ? null : urlOf(photoPicture(lesson.image).name),
      videoId: lesson.video === undefined ? null : await videoAt(tx, lesson.video),
    });
  }
  return made.id;
}

/**
 * Inserts the first courses with their lessons (their videos exist already), and members' applications.
 */
export async function insertCourses(tx: Db, now: Date, memberIds: ReadonlyMap<string, number>): Promise<void> {
  const random = createRandom(59);
  const demo = memberIds.get('demo');
  const others = [...memberIds].filter(([name]) => !['demo', 'manager'].includes(name));
  for (const [position, course] of content.entries()) {
    const courseId = await insertCourse(tx, course, position, now);
    const oldest = daysAgo(course, 0);
    const writers = random
      .shuffle(others)
      .filter(([name]) => hadJoined(name, oldest * HOURS_A_DAY))
      .map(([, id]) => id);
    if (demo && course.slug === DEMO.handedIn) writers.unshift(demo);
    for (const [index, [text, answer]] of course.handed_in.entries()) {
      const userId = writers[index];
      if (!userId) throw new Error('There are more applications to a course than members');
      const at = daysBefore(now, daysAgo(course, index));
      await tx.insert(courseApplications).values({
        courseId,
        userId,
        content: text,
        answer,
        resourceUrls: [],
        createdAt: at,
        updatedAt: at,
      });
    }
    if (demo && course.slug === DEMO.reads) {
      await tx.insert(courseProgress).values(
        Array.from({ length: DEMO.lessons }, (_, index) => ({
          userId: demo,
          courseId,
          number: index + 1,
          doneAt: now,
        })),
      );
    }
  }
}
