import { and, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { missionCalls } from '../../../contract/missions.calls.ts';
import { missionEntries, missions } from '../../db/schema/missions.ts';
import { users } from '../../db/schema/users.ts';
import { isPublished } from '../../domain/campaigns/publication.ts';
import { collapsedOf } from '../../domain/content/collapsed.ts';
import { authorColumns } from '../../domain/members/present.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { visibleMissionReviews } from './policy.ts';

const noMember = 0;
const ownEntry = (member: Member | null) =>
  and(eq(missionEntries.missionId, missions.id), eq(missionEntries.userId, member?.id ?? noMember));

/** Returns a page of the missions that are published, with the caller's entries: open ones first, then the newest. */
export async function listMissions(
  db: Db,
  { page, page_size, search, status }: InputOf<typeof missionCalls.getMissions>['query'],
  { member, now }: { member: Member | null; now: Date },
) {
  const opened = or(isNull(missions.endsAt), gt(missions.endsAt, now));
  const searchText = sql`concat_ws(' ', ${missions.title}, ${missions.titleEn}, ${missions.description}, ${missions.descriptionEn})`;
  const where = and(
    isPublished(missions.publishedAt, now),
    status === 'opened' ? opened : undefined,
    status === 'closed' ? lte(missions.endsAt, now) : undefined,
    search ? holds(searchText, search) : undefined,
  );
  const [counted] = await db.select({ count: count() }).from(missions).where(where);
  const rows = await db
    .select({ mission: missions, entry: missionEntries })
    .from(missions)
    .leftJoin(missionEntries, ownEntry(member))
    .where(where)
    .orderBy(sql`(${opened}) desc`, desc(missions.publishedAt), desc(missions.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return { count: Number(counted?.count ?? 0), rows };
}

async function findWhere(db: Db, id: number, member: Member | null, where?: SQL) {
  const [row] = await db
    .select({ mission: missions, entry: missionEntries })
    .from(missions)
    .leftJoin(missionEntries, ownEntry(member))
    .where(and(eq(missions.id, id), where));
  if (!row) throw notFound();
  const [counted] = await db
    .select({ count: count() })
    .from(missionEntries)
    .where(and(eq(missionEntries.missionId, id), visibleMissionReviews(null)));
  return { ...row, reviewCount: Number(counted?.count ?? 0) };
}
export type FoundMission = Awaited<ReturnType<typeof findWhere>>;

/**
 * Returns a mission with the caller's entry and its number of reviews. @throws 404, also for one that is not published
 */
export const findMission = (
  db: Db,
  id: number,
  { member, now }: { member: Member | null; now: Date },
): Promise<FoundMission> => findWhere(db, id, member, isPublished(missions.publishedAt, now));

/** Returns a mission, published or not, as for a member who has not done it. @throws 404 */
export const findUndone = (db: Db, id: number): Promise<FoundMission> => findWhere(db, id, null);

export type ListedMission = Pick<FoundMission, 'mission' | 'entry'>;

/** Reads a page of reviews of missions, the latest first. */
export async function listReviews(
  db: Db,
  { page, page_size, search, mission }: InputOf<typeof missionCalls.getMissionReviews>['query'],
  member: Member | null,
) {
  const where = and(
    visibleMissionReviews(member),
    mission ? eq(missionEntries.missionId, mission) : undefined,
    search ? holds(sql`${missionEntries.review}`, search) : undefined,
  );
  const [counted] = await db.select({ count: count() }).from(missionEntries).where(where);
  const rows = await db
    .select({
      entry: missionEntries,
      mission: { id: missions.id, title: missions.title, titleEn: missions.titleEn },
      user: authorColumns,
      collapsed: collapsedOf('mission_review', missionEntries.id),
    })
    .from(missionEntries)
    .innerJoin(missions, eq(missions.id, missionEntries.missionId))
    .innerJoin(users, eq(users.id, missionEntries.userId))
    .where(where)
    .orderBy(desc(missionEntries.reviewedAt), desc(missionEntries.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return { count: Number(counted?.count ?? 0), rows };
}
export type ReviewRow = Awaited<ReturnType<typeof listReviews>>['rows'][number];
