import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { managedBannerCalls } from '../../../contract/managedBanners.calls.ts';
import { type ManagedBanner, managedBannerFields } from '../../../contract/managedBanners.ts';
import { banners } from '../../db/schema/site.ts';
import { bannerStateOf } from '../../domain/banners/state.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { orderRows } from '../../domain/moderation/order.ts';
import type { Db } from '../../platform/db/client.ts';
import { toColumns, toFields } from '../../platform/db/fields.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';

type BannerRow = typeof banners.$inferSelect;
type Fields = InputOf<typeof managedBannerCalls.createBanner>['body'];

/** Returns a stored banner as the fields of its form. */
const fieldsOf = (row: BannerRow): Fields => ({ ...toFields(row, managedBannerFields), on: row.status === 'active' });

const dateOf = (at: string | null) => (at === null ? null : new Date(at));

const columnsOf = ({ on, starts_at, ends_at, ...body }: Fields) => ({
  ...toColumns(body),
  status: on ? ('active' as const) : ('inactive' as const),
  startsAt: dateOf(starts_at),
  endsAt: dateOf(ends_at),
});

/** Lists every banner in its order as the console shows it: they are few. */
export async function listManagedBanners(db: Db, now: Date, wanted?: SQL): Promise<ManagedBanner[]> {
  const rows = await db.select().from(banners).where(wanted).orderBy(asc(banners.position), asc(banners.id));
  return rows.map((row) => ({ id: row.id, state: bannerStateOf(row, now), ...fieldsOf(row), version: row.version }));
}

/** Returns one banner as the console shows it. @throws 404 */
export async function findManagedBanner(db: Db, id: number, now: Date): Promise<ManagedBanner> {
  const [found] = await listManagedBanners(db, now, eq(banners.id, id));
  if (!found) throw notFound();
  return found;
}

/** Returns what the log stores of a banner. */
const logged = ({ href, image, phone_image, on, ...fields }: Fields) => ({
  ...fields,
  path: href,
  cover: image,
  phone_cover: phone_image,
  banner: on,
});

/** Checks the pictures, of which those that are shown already (`held`) stay, and the times. @throws 400 */
async function rejectFields(tx: Db, body: Fields, by: RequestContext, held: string[] = []) {
  for (const field of ['image', 'phone_image'] as const) {
    if (body[field]) await requireFiles(tx, field, [body[field]], { ...by, held });
  }
  const { startsAt, endsAt } = columnsOf(body);
  if (startsAt && endsAt && endsAt <= startsAt) throw fieldError(by.locale, 'ends_at', 'overBeforeStart');
}

/** Creates a banner after the others, and logs it. Returns its id. @throws 400 */
export async function createBanner(tx: Db, body: Fields, by: RequestContext): Promise<number> {
  await rejectFields(tx, body, by);
  const [row] = await tx
    .insert(banners)
    .values({ ...columnsOf(body), position: sql`(select coalesce(max(position) + 1, 0) from ${banners})` })
    .returning({ id: banners.id });
  if (!row) throw new Error('No banner was inserted');
  await logAction(tx, by, { action: 'create_banner', label: body.title, after: logged(body) });
  return row.id;
}

/** Changes a banner over the version that was read, and logs it. @throws 404, 409 `edit_conflict`, 400 */
export async function updateBanner(
  tx: Db,
  id: number,
  { version, ...body }: InputOf<typeof managedBannerCalls.updateBanner>['body'],
  by: RequestContext,
) {
  const row = await lockExisting(tx, banners, eq(banners.id, id));
  requireVersion(row, { version });
  await rejectFields(tx, body, by, [row.image, row.phoneImage]);
  await tx
    .update(banners)
    .set({ ...columnsOf(body), version: version + 1 })
    .where(eq(banners.id, id));
  await logAction(tx, by, {
    action: 'edit_banner',
    label: body.title,
    before: logged(fieldsOf(row)),
    after: logged(body),
  });
}

/** Deletes a banner, and logs what it was. @throws 404 */
export async function deleteBanner(tx: Db, id: number, by: RequestContext) {
  const [row] = await tx.delete(banners).where(eq(banners.id, id)).returning();
  if (!row) throw notFound();
  await logAction(tx, by, { action: 'delete_banner', label: row.title, before: logged(fieldsOf(row)) });
}

/** Orders banners among each other, and logs it. @throws 400 */
export const orderBanners = (tx: Db, ids: readonly number[], by: RequestContext) =>
  orderRows(tx, banners, { action: 'order_banners', field: 'ids', key: banners.id, label: banners.title }, ids, by);
