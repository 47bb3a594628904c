import { desc, eq } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { managedAnnouncementCalls } from '../../../contract/managedAnnouncements.calls.ts';
import type { Announcement } from '../../../contract/managedAnnouncements.ts';
import { announcements } from '../../db/schema/announcements.ts';
import { banners } from '../../db/schema/site.ts';
import { bannerStateOf } from '../../domain/banners/state.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { authorsOf, knownAuthor } from '../../domain/moderation/authors.ts';
import { pinnedAmong } from '../../domain/moderation/promoted.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';

/** Lists the announcements at an instant, the latest first. */
export async function listAnnouncements(
  db: Db,
  page: InputOf<typeof managedAnnouncementCalls.getAnnouncements>['query'],
  { now, locale }: Pick<ReaderContext, 'now' | 'locale'>,
): Promise<{ count: number; results: Announcement[] }> {
  const rows = await db
    .select({ row: announcements, banner: banners })
    .from(announcements)
    .leftJoin(banners, eq(banners.id, announcements.bannerId))
    .orderBy(desc(announcements.id))
    .limit(page.page_size)
    .offset(offsetOf(page));
  const authorBy = await authorsOf(
    db,
    rows.map(({ row }) => row.createdBy),
    locale,
  );
  const pinned = await pinnedAmong(
    db,
    rows.map(({ row }) => row.path),
  );
  /** A banner that was deleted is over. */
  const stateOf = (banner: typeof banners.$inferSelect | null) =>
    banner && bannerStateOf(banner, now) === 'shown' ? ('shown' as const) : ('ended' as const);
  const results = rows.map(({ row, banner }) => ({
    id: row.id,
    title: row.title,
    title_en: row.titleEn,
    path: row.path,
    notified: row.notifies ? row.notifiedCount : null,
    is_done: row.doneAt !== null,
    banner: banner || !(row.notifies || pinned.has(row.path)) ? stateOf(banner) : null,
    pinned: pinned.has(row.path),
    created_by: knownAuthor(authorBy(row.createdBy)),
    created_at: row.createdAt.toISOString(),
  }));
  return { count: await db.$count(announcements), results };
}
