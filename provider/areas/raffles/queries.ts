import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { PageQuery } from '../../../contract/common.ts';
import type { raffleCalls } from '../../../contract/raffles.calls.ts';
import { raffleDeliveries, raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import { users } from '../../db/schema/users.ts';
import { isPublished } from '../../domain/campaigns/publication.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { authorsOf } from '../../domain/moderation/authors.ts';
import { holds, textHolds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { PrizeRow, RaffleRow } from './rules.ts';

/** Selects prizes in the order in which a draw counts them. */
export const prizesOf = (db: Db, raffleId: number) =>
  db.select().from(rafflePrizes).where(eq(rafflePrizes.raffleId, raffleId)).orderBy(asc(rafflePrizes.id));

/** Builds the condition that the last prize of a raffle is won, as `isSoldOut` has it of its rows. */
export function isSoldOutIn(db: Db) {
  const ofRaffle = eq(rafflePrizes.raffleId, raffles.id);
  const prizes = (where: SQL | undefined) => db.select({ id: rafflePrizes.id }).from(rafflePrizes).where(where);
  return and(exists(prizes(ofRaffle)), notExists(prizes(and(ofRaffle, gt(rafflePrizes.left, 0)))));
}

/** Locks a raffle's row until the transaction ends. @throws 404 */
export const lockRaffle = (tx: Db, id: number, where?: SQL) =>
  lockExisting(tx, raffles, and(eq(raffles.id, id), where));

async function findWhere(db: Db, id: number, where?: SQL) {
  const [raffle] = await db
    .select()
    .from(raffles)
    .where(and(eq(raffles.id, id), where));
  if (!raffle) throw notFound();
  return { raffle, prizes: await prizesOf(db, id) };
}
export type FoundRaffle = Awaited<ReturnType<typeof findWhere>>;

/** Returns a raffle with its prizes. @throws 404, also for one that is not published */
export const findRaffle = (db: Db, id: number, now: Date): Promise<FoundRaffle> =>
  findWhere(db, id, isPublished(raffles.publishedAt, now));

/** Returns a raffle with its prizes, published or not. @throws 404 */
export const findAnyRaffle = (db: Db, id: number): Promise<FoundRaffle> => findWhere(db, id);

/** Returns raffles with the prizes of each. */
export async function withPrizes(db: Db, rows: RaffleRow[]): Promise<FoundRaffle[]> {
  const ids = rows.map(({ id }) => id);
  const prizes = await db
    .select()
    .from(rafflePrizes)
    .where(inArray(rafflePrizes.raffleId, ids))
    .orderBy(asc(rafflePrizes.id));
  return rows.map((raffle) => ({ raffle, prizes: prizes.filter(({ raffleId }) => raffleId === raffle.id) }));
}

/** Returns a page of raffles, those that end last first. */
export async function listRaffles(db: Db, query: PageQuery, now: Date) {
  const searchText = sql`${raffles.title} || ' ' || ${raffles.titleEn} || ' ' ||
    ${raffles.description} || ' ' || ${raffles.descriptionEn}`;
  const where = and(isPublished(raffles.publishedAt, now), query.search ? holds(searchText, query.search) : undefined);
  const rows = await db
    .select()
    .from(raffles)
    .where(where)
    .orderBy(desc(raffles.endsAt), desc(raffles.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: await db.$count(raffles, where), rows: await withPrizes(db, rows) };
}

/** Returns whether a prize's name matches a search; always true without a search. */
export const isPrizeNamed = (prize: PrizeRow | null, search: string | undefined): boolean =>
  !search || (prize !== null && textHolds(`${prize.name} ${prize.nameEn}`, search));

/** Reads a member's own entry of a raffle, with its prize; one at most. */
export async function ownParticipations(db: Db, raffleId: number, userId: number) {
  return db
    .select({ entry: raffleParticipations, prize: rafflePrizes })
    .from(raffleParticipations)
    .leftJoin(rafflePrizes, eq(rafflePrizes.id, raffleParticipations.prizeId))
    .where(and(eq(raffleParticipations.raffleId, raffleId), eq(raffleParticipations.userId, userId)));
}

/** Selects a page of a raffle's draws, in order, for readers who recompute them. */
export const listDraws = (db: Db, raffleId: number, query: PageQuery) => {
  return db
    .select({ entry: raffleParticipations, nickname: users.nickname })
    .from(raffleParticipations)
    .innerJoin(users, eq(users.id, raffleParticipations.userId))
    .where(and(eq(raffleParticipations.raffleId, raffleId), ne(raffleParticipations.status, 'ready')))
    .orderBy(asc(raffleParticipations.number))
    .limit(query.page_size)
    .offset(offsetOf(query));
};

/** Returns a page of a raffle's winners in the order of their draws, each with the prize and its address. @throws 404 */
export async function listWinners(
  db: Db,
  raffleId: number,
  { sent, ...query }: InputOf<typeof raffleCalls.getRaffleWinners>['query'],
  { now, locale }: Pick<ReaderContext, 'now' | 'locale'>,
) {
  await findRaffle(db, raffleId, now);
  const where = and(
    eq(raffleParticipations.raffleId, raffleId),
    eq(raffleParticipations.status, 'won'),
    sent === undefined
      ? undefined
      : sent
        ? isNotNull(raffleParticipations.sentAt)
        : and(isNull(raffleParticipations.sentAt), isNotNull(raffleDeliveries.participationId)),
    query.search ? holds(sql`${users.nickname}`, query.search) : undefined,
  );
  const [counted] = await db
    .select({ count: count() })
    .from(raffleParticipations)
    .innerJoin(users, eq(users.id, raffleParticipations.userId))
    .leftJoin(raffleDeliveries, eq(raffleDeliveries.participationId, raffleParticipations.id))
    .where(where);
  const rows = await db
    .select({ entry: raffleParticipations, prize: rafflePrizes, author: users, delivery: raffleDeliveries })
    .from(raffleParticipations)
    .innerJoin(users, eq(users.id, raffleParticipations.userId))
    .innerJoin(rafflePrizes, eq(rafflePrizes.id, raffleParticipations.prizeId))
    .leftJoin(raffleDeliveries, eq(raffleDeliveries.participationId, raffleParticipations.id))
    .where(where)
    .orderBy(asc(raffleParticipations.number))
    .limit(query.page_size)
    .offset(offsetOf(query));
  const senderBy = await authorsOf(
    db,
    rows.map(({ entry }) => entry.sentBy),
    locale,
  );
  return { count: counted?.count ?? 0, rows: rows.map((row) => ({ ...row, sender: senderBy(row.entry.sentBy) })) };
}
export type WinnerRow = Awaited<ReturnType<typeof listWinners>>['rows'][number];
