import { and, count, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { OwnComment, OwnCourse, OwnEventApplication, OwnRaffleEntry } from '../../../contract/activity.ts';
import { comments } from '../../db/schema/comments.ts';
import { photos, videos } from '../../db/schema/contents.ts';
import { courseApplications, courseLessons, courseProgress, courses } from '../../db/schema/courses.ts';
import { eventApplications, events, eventWinners } from '../../db/schema/events.ts';
import { posts } from '../../db/schema/posts.ts';
import { questions } from '../../db/schema/questions.ts';
import { raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import { forums, topics } from '../../db/schema/topics.ts';
import { commentPath, placeOf } from '../../domain/comments/path.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf, total } from '../../platform/db/paging.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';

/** A page of a member's own rows. */
interface OwnPage {
  userId: number;
  page: number;
  page_size: number;
  locale: Locale;
}
interface Found<T> {
  count: number;
  results: T[];
}

/** Lists a member's comments that are not deleted, the latest first, with the content that they are about. */
export async function listComments(db: Db, { userId, ...page }: OwnPage): Promise<Found<OwnComment>> {
  const own = and(eq(comments.userId, userId), ne(comments.status, 'deleted'));
  const on = (subject: typeof comments.$inferSelect.subject, id: typeof topics.id | typeof posts.id) =>
    and(eq(comments.subject, subject), eq(comments.subjectId, id));
  const rows = await db
    .select({
      comment: comments,
      place: placeOf,
      topic: { title: topics.title, status: topics.status, forum: forums.slug },
      post: { title: posts.title, status: posts.status },
      question: { title: questions.title, status: questions.status, slug: questions.slug },
      video: { title: videos.title, status: videos.status },
      photo: { title: photos.title, status: photos.status },
    })
    .from(comments)
    .leftJoin(topics, on('topic', topics.id))
    .leftJoin(forums, eq(forums.id, topics.forumId))
    .leftJoin(posts, on('post', posts.id))
    .leftJoin(questions, and(eq(comments.subject, 'question'), eq(comments.subjectId, questions.id)))
    .leftJoin(videos, and(eq(comments.subject, 'video'), eq(comments.subjectId, videos.id)))
    .leftJoin(photos, and(eq(comments.subject, 'photo'), eq(comments.subjectId, photos.id)))
    .where(own)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(page.page_size)
    .offset(offsetOf(page));
  const [counted] = await db.select({ count: count() }).from(comments).where(own);
  const results = rows.map(({ comment, place, topic, post, question, video, photo }) => {
    const readable = (row: { status: string | null } | null) => row?.status === 'published';
    const pathOf = {
      topic: () => (readable(topic) && topic?.forum ? `/forums/${topic.forum}/topics/${comment.subjectId}` : ''),
      post: () => (readable(post) ? `/posts/${comment.subjectId}` : ''),
      question: () => (readable(question) ? `/questions/${question?.slug}` : ''),
      video: () => (readable(video) ? `/contents/videos/${comment.subjectId}` : ''),
      photo: () => (readable(photo) ? `/contents/photos/${comment.subjectId}` : ''),
    };
    const callsOf = {
      topic: `forums/${topic?.forum}/topics/${comment.subjectId}/`,
      post: `posts/${comment.subjectId}/`,
      question: `questions/${question?.slug}/`,
      video: `contents/youtube-videos/${comment.subjectId}/`,
      photo: `contents/instagram-posts/${comment.subjectId}/`,
    };
    const path = pathOf[comment.subject]();
    const { title = '' } = { topic, post, question, video, photo }[comment.subject] ?? {};
    return {
      id: comment.id,
      path: path && commentPath(path, { id: comment.id, place }),
      content: comment.content,
      hidden: comment.status === 'hidden',
      on: { kind: comment.subject, title: path ? (title ?? '') : '', calls: callsOf[comment.subject] },
      created_at: comment.createdAt.toISOString(),
    };
  });
  return { count: counted?.count ?? 0, results };
}

/** Lists a member's applications for events, the latest first; a result only once winners are announced. */
export async function listEventApplications(
  db: Db,
  { userId, locale, ...page }: OwnPage,
): Promise<Found<OwnEventApplication>> {
  const rows = await db
    .select({
      event: events,
      chosen: sql<boolean>`${eventWinners.applicationId} is not null`,
      sentAt: eventWinners.sentAt,
      createdAt: eventApplications.createdAt,
      total,
    })
    .from(eventApplications)
    .innerJoin(events, eq(events.id, eventApplications.eventId))
    .leftJoin(eventWinners, eq(eventWinners.applicationId, eventApplications.id))
    .where(eq(eventApplications.userId, userId))
    .orderBy(desc(eventApplications.id))
    .limit(page.page_size)
    .offset(offsetOf(page));
  const results = rows.map(({ event, chosen, sentAt, createdAt }) => ({
    slug: event.slug,
    title: localised(event, 'title', locale),
    image: event.image,
    gift: localised(event, 'gift', locale),
    announces_at: (event.announcedAt ?? event.announcesAt).toISOString(),
    status: event.announcedAt ? (chosen ? ('won' as const) : ('lost' as const)) : ('applied' as const),
    sent_at: sentAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  }));
  return { count: rows[0]?.total ?? 0, results };
}

/** Lists a member's entries into raffles, the latest first, with what they won. */
export async function listRaffleEntries(db: Db, { userId, locale, ...page }: OwnPage): Promise<Found<OwnRaffleEntry>> {
  const rows = await db
    .select({
      raffle: raffles,
      status: raffleParticipations.status,
      prize: rafflePrizes,
      sentAt: raffleParticipations.sentAt,
      createdAt: raffleParticipations.createdAt,
      total,
    })
    .from(raffleParticipations)
    .innerJoin(raffles, eq(raffles.id, raffleParticipations.raffleId))
    .leftJoin(rafflePrizes, eq(rafflePrizes.id, raffleParticipations.prizeId))
    .where(eq(raffleParticipations.userId, userId))
    .orderBy(desc(raffleParticipations.id))
    .limit(page.page_size)
    .offset(offsetOf(page));
  const results = rows.map(({ raffle, status, prize, sentAt, createdAt }) => ({
    raffle_id: raffle.id,
    title: localised(raffle, 'title', locale),
    image: raffle.image,
    status,
    prize: prize ? localised(prize, 'name', locale) : '',
    sent_at: sentAt?.toISOString() ?? null,
    ends_at: raffle.endsAt.toISOString(),
    created_at: createdAt.toISOString(),
  }));
  return { count: rows[0]?.total ?? 0, results };
}

/** Lists the courses in which a member has read a lesson or applied, the last touched first. */
export async function listOwnCourses(db: Db, { userId, locale, ...page }: OwnPage): Promise<Found<OwnCourse>> {
  const progress = db
    .select({
      courseId: courseProgress.courseId,
      done: sql<number>`count(*)::int`.as('done'),
      at: sql<Date>`max(${courseProgress.doneAt})`.as('at'),
    })
    .from(courseProgress)
    .where(eq(courseProgress.userId, userId))
    .groupBy(courseProgress.courseId)
    .as('progress');
  const rows = await db
    .select({
      course: courses,
      done: sql<number>`coalesce(${progress.done}, 0)`,
      lessons: sql<number>`(select count(*)::int from ${courseLessons} where ${courseLessons.courseId} = ${courses.id})`,
      applied: sql<boolean>`${courseApplications.id} is not null`,
      total,
    })
    .from(courses)
    .leftJoin(progress, eq(progress.courseId, courses.id))
    .leftJoin(
      courseApplications,
      and(eq(courseApplications.courseId, courses.id), eq(courseApplications.userId, userId)),
    )
    .where(or(sql`${progress.done} is not null`, sql`${courseApplications.id} is not null`))
    .orderBy(sql`greatest(${progress.at}, ${courseApplications.updatedAt}) desc`, desc(courses.id))
    .limit(page.page_size)
    .offset(offsetOf(page));
  const results = rows.map(({ course, done, lessons, applied }) => ({
    slug: course.slug,
    title: localised(course, 'title', locale),
    image: course.image,
    lesson_count: lessons,
    done_count: done,
    applied,
  }));
  return { count: rows[0]?.total ?? 0, results };
}
