import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { OwnCourse, OwnEventApplication, OwnRaffleEntry } from '../../../contract/activity.ts';
import { courseApplications, courseLessons, courseProgress, courses } from '../../db/schema/courses.ts';
import { eventApplications, events, eventWinners } from '../../db/schema/events.ts';
import { raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf, total } from '../../platform/db/paging.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';

/** A page of a member's own rows. */
export interface OwnPage {
  userId: number;
  page: number;
  page_size: number;
  locale: Locale;
}
/** The rows of a page, and how many there are in all. */
export interface Found<T> {
  count: number;
  results: T[];
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
