import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InputOf } from '../../../contract/call.ts';
import { COUPON_DAYS_MAX, type CouponBatchState, type CouponState } from '../../../contract/constants/coupons.ts';
import type { managedCouponCalls } from '../../../contract/managedCoupons.calls.ts';
import type { Coupon, CouponBatch, CouponUse } from '../../../contract/managedCoupons.ts';
import { couponBatches } from '../../db/schema/coupons.ts';
import { shortMissionClaims, shortMissions } from '../../db/schema/missions.ts';
import { users } from '../../db/schema/users.ts';
import type { ReaderContext, RequestContext } from '../../domain/identity/requestContext.ts';
import { authorColumns, presentAuthor } from '../../domain/members/present.ts';
import { authorsOf, knownAuthor } from '../../domain/moderation/authors.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { holds } from '../../domain/search/search.ts';
import { textArray } from '../../platform/db/arrays.ts';
import type { Db } from '../../platform/db/client.ts';
import { sorted } from '../../platform/db/ordering.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { FILE_BATCH } from '../../platform/http/sendFile.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { addDays, seoulDay, startOfDay } from '../../platform/time/seoul.ts';
import { codesOf, newSeed } from './codes.ts';
import { hashOfCode } from './rules.ts';

type BatchRow = typeof couponBatches.$inferSelect;
type CouponRow = typeof shortMissions.$inferSelect;

/** What the coupons of a batch have in common is read from the first of them. */
const firstOf = and(eq(shortMissions.batchId, couponBatches.id), eq(shortMissions.number, 1));

const coupons = alias(shortMissions, 'coupons');
/** How often the coupons of a batch were used. */
const usesOf = sql`(select sum(${coupons.used}) from ${shortMissions} ${coupons} where ${coupons.batchId} = ${couponBatches.id})`;

/** Selects whether a batch has a coupon that matches. */
const has = (wanted: SQL | undefined) =>
  sql`exists (select from ${shortMissions} ${coupons} where ${coupons.batchId} = ${couponBatches.id} and ${wanted})`;

/** Selects the state of a batch, whose first coupon is joined. */
const stateAt = (now: Date) => sql<CouponBatchState>`(case
  when ${couponBatches.revokedAt} is not null or not ${has(isNull(coupons.revokedAt))} then 'revoked'
  when not ${has(and(isNull(coupons.revokedAt), lt(coupons.used, coupons.uses)))} then 'used_up'
  when ${shortMissions.endsAt} <= ${now.toISOString()}::timestamptz then 'ended'
  when ${has(gt(coupons.used, 0))} then 'partly_used'
  else 'unused' end)`;

/** When batches are read, and the language of what is read. */
type Reading = Pick<ReaderContext, 'locale' | 'now'>;

/** Presents batches with their use, counted from their coupons. */
async function presentBatches(
  db: Db,
  rows: { batch: BatchRow; first: CouponRow; state: CouponBatchState }[],
  { locale }: Pick<Reading, 'locale'>,
): Promise<CouponBatch[]> {
  const batchIds = rows.map(({ batch }) => batch.id);
  const counts = await db
    .select({
      batchId: shortMissions.batchId,
      codes: count(),
      used: sql<number>`sum(${shortMissions.used})::int`,
      revoked: count(shortMissions.revokedAt),
    })
    .from(shortMissions)
    .where(inArray(shortMissions.batchId, batchIds))
    .groupBy(shortMissions.batchId);
  const authorBy = await authorsOf(
    db,
    rows.map(({ batch }) => batch.createdBy),
    locale,
  );
  return rows.map(({ batch, first, state }) => {
    const counted = counts.find(({ batchId }) => batchId === batch.id);
    return {
      id: batch.id,
      name: batch.name,
      title: first.title,
      title_en: first.titleEn,
      point: first.reward,
      uses: first.uses,
      state,
      ends_on: addDays(seoulDay(first.endsAt), -1),
      code_count: Number(counted?.codes ?? 0),
      used_count: counted?.used ?? 0,
      revoked_count: Number(counted?.revoked ?? 0),
      created_by: knownAuthor(authorBy(batch.createdBy)),
      created_at: batch.createdAt.toISOString(),
      revoked_at: batch.revokedAt?.toISOString() ?? null,
    };
  });
}

const selectBatches = (db: Db, now: Date) =>
  db
    .select({ batch: couponBatches, first: shortMissions, state: stateAt(now) })
    .from(couponBatches)
    .innerJoin(shortMissions, firstOf);

/** Lists the batches that match, the latest first. */
export async function listBatches(
  db: Db,
  { state, search, ordering, ...page }: InputOf<typeof managedCouponCalls.getCouponBatches>['query'],
  reading: Reading,
): Promise<{ count: number; results: CouponBatch[] }> {
  const { title, titleEn } = shortMissions;
  const where = and(
    state && eq(stateAt(reading.now), state),
    search ? holds(sql`concat_ws(' ', ${couponBatches.name}, ${title}, ${titleEn})`, search) : undefined,
  );
  const [counted] = await db
    .select({ count: count() })
    .from(couponBatches)
    .innerJoin(shortMissions, firstOf)
    .where(where);
  const rows = await selectBatches(db, reading.now)
    .where(where)
    .orderBy(
      ...sorted(ordering, {
        columns: {
          name: couponBatches.name,
          point: shortMissions.reward,
          used_count: usesOf,
          ends_on: shortMissions.endsAt,
        },
        last: couponBatches.id,
        own: [desc(couponBatches.id)],
      }),
    )
    .limit(page.page_size)
    .offset(offsetOf(page));
  return { count: Number(counted?.count ?? 0), results: await presentBatches(db, rows, reading) };
}

/** Returns one batch with its use. @throws 404 */
export async function findBatch(db: Db, id: number, reading: Reading): Promise<CouponBatch> {
  const rows = await selectBatches(db, reading.now).where(eq(couponBatches.id, id));
  const [found] = await presentBatches(db, rows, reading);
  if (!found) throw notFound();
  return found;
}

const { used, revokedAt } = shortMissions;
const codeStates: Record<CouponState, SQL | undefined> = {
  unused: and(eq(used, 0), isNull(revokedAt)),
  used: and(gt(used, 0), isNull(revokedAt)),
  revoked: isNotNull(revokedAt),
};

/** Reads a batch. @throws 404 */
async function readBatch(db: Db, id: number): Promise<BatchRow> {
  const [batch] = await db.select().from(couponBatches).where(eq(couponBatches.id, id));
  if (!batch) throw notFound();
  return batch;
}

/** Returns the function that says the code of a batch's coupon, null once the secret is another. */
function codesRead({ seed }: BatchRow, tokenSecret: string) {
  const codeAt = codesOf(seed, tokenSecret);
  return ({ number, codeHash }: Pick<CouponRow, 'number' | 'codeHash'>) => {
    const code = codeAt(number ?? 0);
    return hashOfCode(code) === codeHash ? code : null;
  };
}

const usedAt = sql<Date | null>`(
  select max(${shortMissionClaims.createdAt}) from ${shortMissionClaims}
  where ${shortMissionClaims.shortMissionId} = ${shortMissions.id}
)`.mapWith(shortMissionClaims.createdAt);

/** Reads coupons that match, in the order of their numbers, each with the time at which it was used last. */
const selectCoupons = (db: Db, where: SQL | undefined) =>
  db.select({ row: shortMissions, usedAt }).from(shortMissions).where(where).orderBy(asc(shortMissions.number));

/** Returns the function that presents a coupon of a batch. */
function couponsOf(batch: BatchRow, tokenSecret: string) {
  const codeOf = codesRead(batch, tokenSecret);
  return ({ row, usedAt: at }: { row: CouponRow; usedAt: Date | null }): Coupon => {
    const unused = row.used === 0 ? 'unused' : 'used';
    return {
      id: row.id,
      number: row.number ?? 0,
      code: codeOf(row),
      state: row.revokedAt ? 'revoked' : unused,
      used: row.used,
      used_at: at?.toISOString() ?? null,
      revoked_at: row.revokedAt?.toISOString() ?? null,
    };
  };
}

/** Lists the codes of a batch that match, in the order of their numbers. @throws 404 */
export async function listCoupons(
  db: Db,
  id: number,
  { state, search, ...page }: InputOf<typeof managedCouponCalls.getCoupons>['query'],
  tokenSecret: string,
): Promise<{ count: number; results: Coupon[] }> {
  const batch = await readBatch(db, id);
  const where = and(
    eq(shortMissions.batchId, id),
    state && codeStates[state],
    search ? eq(shortMissions.codeHash, hashOfCode(search)) : undefined,
  );
  const rows = await selectCoupons(db, where).limit(page.page_size).offset(offsetOf(page));
  return { count: await db.$count(shortMissions, where), results: rows.map(couponsOf(batch, tokenSecret)) };
}

/** Lists the uses of a batch's codes that match, with their members, the latest first. @throws 404 */
export async function listUses(
  db: Db,
  id: number,
  { search, ...page }: InputOf<typeof managedCouponCalls.getCouponUses>['query'],
  { tokenSecret, locale }: { tokenSecret: string; locale: Locale },
): Promise<{ count: number; results: CouponUse[]; batch: Pick<CouponBatch, 'id' | 'name'> }> {
  const batch = await readBatch(db, id);
  const where = and(
    eq(shortMissions.batchId, id),
    search
      ? or(
          holds(sql`concat_ws(' ', ${users.username}, ${users.nickname})`, search),
          eq(shortMissions.codeHash, hashOfCode(search)),
        )
      : undefined,
  );
  const [counted] = await db
    .select({ count: count() })
    .from(shortMissionClaims)
    .innerJoin(shortMissions, eq(shortMissions.id, shortMissionClaims.shortMissionId))
    .innerJoin(users, eq(users.id, shortMissionClaims.userId))
    .where(where);
  const rows = await db
    .select({
      number: shortMissions.number,
      codeHash: shortMissions.codeHash,
      userId: users.id,
      author: authorColumns,
      usedAt: shortMissionClaims.createdAt,
    })
    .from(shortMissionClaims)
    .innerJoin(shortMissions, eq(shortMissions.id, shortMissionClaims.shortMissionId))
    .innerJoin(users, eq(users.id, shortMissionClaims.userId))
    .where(where)
    .orderBy(desc(shortMissionClaims.createdAt), desc(shortMissions.number), desc(users.id))
    .limit(page.page_size)
    .offset(offsetOf(page));
  const codeOf = codesRead(batch, tokenSecret);
  const results = rows.map(
    (row): CouponUse => ({
      number: row.number ?? 0,
      code: codeOf(row),
      member: { ...presentAuthor(row.author, locale), id: row.userId },
      used_at: row.usedAt.toISOString(),
    }),
  );
  return { count: Number(counted?.count ?? 0), results, batch: { id, name: batch.name } };
}

/**
 * Creates a batch with its coupons in one statement, and logs it. Returns its id.
 * @throws 400 for a last day that is over or too far away
 */
export async function createBatch(
  tx: Db,
  {
    name,
    title,
    title_en,
    point,
    codes,
    uses,
    ends_on,
  }: Omit<InputOf<typeof managedCouponCalls.createCouponBatch>['body'], 'password'>,
  by: RequestContext,
  tokenSecret: string,
): Promise<number> {
  const { member, now, locale } = by;
  const today = seoulDay(now);
  if (ends_on < today || ends_on > addDays(today, COUPON_DAYS_MAX)) throw fieldError(locale, 'ends_on', 'couponDay');
  const seed = newSeed();
  const codeAt = codesOf(seed, tokenSecret);
  const hashes = Array.from({ length: codes }, (_, index) => hashOfCode(codeAt(index + 1)));
  const [batch] = await tx
    .insert(couponBatches)
    .values({ name, seed, createdBy: member.id, createdAt: now })
    .returning({ id: couponBatches.id });
  if (!batch) throw new Error('No batch was inserted');
  await tx.execute(sql`
    insert into ${shortMissions}
      (batch_id, number, code_hash, title, title_en, reward, uses, starts_at, ends_at)
    select ${batch.id}::int, number, hash, ${title}, ${title_en}, ${point}::int, ${uses}::int,
      ${now.toISOString()}::timestamptz, ${startOfDay(addDays(ends_on, 1)).toISOString()}::timestamptz
    from unnest(${textArray(hashes)}) with ordinality as made (hash, number)`);
  const after = { title, points: point, codes, uses, until: ends_on };
  await logAction(tx, by, { action: 'create_coupons', label: name, after });
  return batch.id;
}

/** Logs that every code of a batch is read. Returns the function that presents each. @throws 404 */
export async function logCoupons(tx: Db, id: number, by: RequestContext, tokenSecret: string) {
  const batch = await readBatch(tx, id);
  const codes = await tx.$count(shortMissions, eq(shortMissions.batchId, id));
  await logAction(tx, by, { action: 'export_coupons', label: batch.name, after: { codes } });
  return couponsOf(batch, tokenSecret);
}

/** Reads the next codes of a batch, in the order of their numbers. */
export const readCoupons = (db: Db, id: number, last?: { row: Pick<CouponRow, 'number'> }) =>
  selectCoupons(
    db,
    and(eq(shortMissions.batchId, id), last ? gt(shortMissions.number, last.row.number ?? 0) : undefined),
  ).limit(FILE_BATCH);

const REVOKED = { before: { status: 'usable' }, after: { status: 'revoked' } };

/**
 * Revokes a batch, and logs it. Uses before it stay; a use at the same time comes before or after it.
 * @throws 404, 409 `changed` for one that is revoked
 */
export async function revokeBatch(tx: Db, id: number, reason: string, by: RequestContext) {
  const [batch] = await tx.select().from(couponBatches).where(eq(couponBatches.id, id)).for('no key update');
  if (!batch) throw notFound();
  if (batch.revokedAt) throw new ApiError(409, 'changed');
  await tx.update(couponBatches).set({ revokedAt: by.now }).where(eq(couponBatches.id, id));
  await logAction(tx, by, { action: 'revoke_coupons', label: batch.name, reason, ...REVOKED });
}

/** Revokes one code of a batch, and logs it by its number. @throws 404, 409 `changed` for one that is revoked */
export async function revokeCoupon(
  tx: Db,
  { id, cid }: { id: number; cid: number },
  reason: string,
  by: RequestContext,
) {
  const [batch] = await tx.select().from(couponBatches).where(eq(couponBatches.id, id)).for('share');
  const own = and(eq(shortMissions.id, cid), eq(shortMissions.batchId, id));
  const [row] = await tx.select().from(shortMissions).where(own).for('no key update');
  if (!batch || !row) throw notFound();
  if (batch.revokedAt || row.revokedAt) throw new ApiError(409, 'changed');
  await tx.update(shortMissions).set({ revokedAt: by.now }).where(own);
  await logAction(tx, by, { action: 'revoke_coupon', label: `${batch.name} ${row.number}`, reason, ...REVOKED });
}
