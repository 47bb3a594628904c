import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { managedAnnouncementCalls } from '../../../contract/managedAnnouncements.calls.ts';
import { announcements } from '../../db/schema/announcements.ts';
import { banners } from '../../db/schema/site.ts';
import { users } from '../../db/schema/users.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { pinAt, pinnedAmong } from '../../domain/moderation/promoted.ts';
import { announce } from '../../domain/notifications/announce.ts';
import { notify } from '../../domain/notifications/notify.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';

/** Members that one transaction notifies, so that none is long. */
const BATCH_SIZE = 200;

type Fields = Omit<InputOf<typeof managedAnnouncementCalls.publishAnnouncement>['body'], 'password'>;

/** Shows a banner before the others. Returns its id. @throws 400 for a picture that was not uploaded */
async function showBanner(tx: Db, image: string, body: Fields, by: RequestContext): Promise<number> {
  await requireFiles(tx, 'image', [image], by);
  const [banner] = await tx
    .insert(banners)
    .values({
      type: 'main',
      title: body.title,
      titleEn: body.title_en,
      description: body.description,
      descriptionEn: body.description_en,
      href: body.path,
      image,
      position: sql`(select coalesce(min(position) - 1, 0) from ${banners})`,
    })
    .returning({ id: banners.id });
  if (!banner) throw new Error('The banner has no row');
  return banner.id;
}

/**
 * Publishes an announcement, and logs it: its banner is shown and its topic pinned at once, a job notifies the members. Returns the id of
 * the banner, null without one. @throws 400 for none of the three, and for a path without a topic to pin
 */
export async function publish(tx: Db, body: Fields, context: RequestContext): Promise<number | null> {
  const { member, now, locale } = context;
  const { title, title_en: titleEn, path, notify: notifies, image, pin } = body;
  if (!notifies && image === null && !pin) throw fieldError(locale, 'notify', 'nothingAnnounced');
  if (pin && !(await pinAt(tx, path, true, context))) throw fieldError(locale, 'path', 'noTopic');
  const bannerId = image === null ? null : await showBanner(tx, image, body, context);
  await announce(tx, { title, titleEn, path, bannerId, notifies, createdBy: member.id, createdAt: now });
  await logAction(tx, context, {
    action: 'publish_announcement',
    label: title,
    after: { title, path, notified: notifies, banner: bannerId !== null, fixed: pin },
  });
  return bannerId;
}

/**
 * Takes the banner of an announcement down, ends the pin of its topic, and logs both. Returns the banner's id, null
 * without one that was shown, and the announcement's path. @throws 404, 409 `changed` where both have ended
 */
export async function end(tx: Db, id: number, by: RequestContext): Promise<{ bannerId: number | null; path: string }> {
  const [found] = await tx.select({ path: announcements.path }).from(announcements).where(eq(announcements.id, id));
  if (!found) throw notFound();
  // A topic before an announcement, as locks are taken.
  const isPinned = (await pinnedAmong(tx, [found.path])).has(found.path);
  if (isPinned) await pinAt(tx, found.path, false, by);
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('no key update');
  if (!row) throw notFound();
  const [ended] = await tx
    .update(banners)
    .set({ status: 'inactive', version: sql`${banners.version} + 1` })
    .where(and(eq(banners.id, row.bannerId ?? 0), eq(banners.status, 'active')))
    .returning({ id: banners.id });
  if (!ended && !isPinned) throw new ApiError(409, 'changed');
  if (!ended) return { bannerId: null, path: row.path };
  await logAction(tx, by, {
    action: 'end_announcement',
    label: row.title,
    before: { banner: true },
    after: { banner: false },
  });
  return { bannerId: ended.id, path: row.path };
}

/** Notifies the next members of the oldest open announcement; returns false when there is none. */
async function notifyNext(tx: Db, now: Date): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(isNull(announcements.doneAt))
    .orderBy(asc(announcements.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!row) return false;
  const members = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, row.notifiedTo), eq(users.status, 'active')))
    .orderBy(asc(users.id))
    .limit(BATCH_SIZE);
  const { id, title, titleEn, path } = row;
  const subject = { type: 'announcement', id, title, titleEn, path } as const;
  await notify(tx, ...members.map(({ id: to }) => ({ to, kind: 'announcement' as const, subject, now })));
  await tx
    .update(announcements)
    .set({
      notifiedTo: members.at(-1)?.id ?? row.notifiedTo,
      notifiedCount: row.notifiedCount + members.length,
      ...(members.length < BATCH_SIZE && { doneAt: now }),
    })
    .where(eq(announcements.id, id));
  return true;
}

/**
 * Notifies members of announcements, some hundred in a transaction, which also stores how far it got: a member is
 * notified once, also when a provider is killed.
 */
export async function notifyMembers(database: Database, now: () => Date, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await database.write((tx) => notifyNext(tx, now()))));
}
