import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PageQuery } from '../../../contract/common.ts';
import { raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import { users } from '../../db/schema/users.ts';
import { holds, textHolds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRow } from '../../platform/db/locks.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { PrizeRow, RaffleRow } from './rules.ts';

/** Selects prizes in the order in which a draw counts them. */
export const prizesOf = (db: Db, raffleId: number) =>
  db.select().from(rafflePrizes).where(eq(rafflePrizes.raffleId, raffleId)).orderBy(asc(rafflePrizes.id));

/** Locks a raffle's row until the transaction ends. @throws 404 */
export async function lockRaffle(tx: Db, id: number): Promise<RaffleRow> {
  const row = await lockRow(tx, raffles, eq(raffles.id, id));
  if (!row) throw notFound();
  return row;
}

/** Returns a raffle with its prizes. @throws 404 */
export async function findRaffle(db: Db, id: number) {
  const [raffle] = await db.select().from(raffles).where(eq(raffles.id, id));
  if (!raffle) throw notFound();
  return { raffle, prizes: await prizesOf(db, id) };
}
export type FoundRaffle = Awaited<ReturnType<typeof findRaffle>>;

/** Returns a page of raffles, those that end last first. */
export async function listRaffles(db: Db, query: PageQuery) {
  const searchText = sql`${raffles.title} || ' ' || ${raffles.titleEn} || ' ' ||
    ${raffles.description} || ' ' || ${raffles.descriptionEn}`;
  const where = query.search ? holds(searchText, query.search) : undefined;
  const rows = await db
    .select()
    .from(raffles)
    .where(where)
    .orderBy(desc(raffles.endsAt), desc(raffles.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  const ids = rows.map(({ id }) => id);
  const prizes = await db
    .select()
    .from(rafflePrizes)
    .where(inArray(rafflePrizes.raffleId, ids))
    .orderBy(asc(rafflePrizes.id));
  const found: FoundRaffle[] = rows.map((raffle) => ({
    raffle,
    prizes: prizes.filter(({ raffleId }) => raffleId === raffle.id),
  }));
  return { count: await db.$count(raffles, where), rows: found };
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
