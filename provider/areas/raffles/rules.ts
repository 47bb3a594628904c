import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { prizeAt, termsMessage } from '../../../contract/draw.ts';
import { raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import { spend, tooFewHearts } from '../../domain/ledger/spend.ts';
import { type Notice, notify } from '../../domain/notifications/notify.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/words.ts';
import { commitEntry, drawNumber, sha256 } from './draw.ts';

export type RaffleRow = typeof raffles.$inferSelect;
export type PrizeRow = typeof rafflePrizes.$inferSelect;
export type ParticipationRow = typeof raffleParticipations.$inferSelect;

const reasons = {
  upcoming: {
    ko: '아직 시작하지 않았어요.',
    en: 'This raffle has not begun yet.',
  },
  closed: { ko: '이미 끝난 래플이에요.', en: 'This raffle has ended.' },
  manager: {
    ko: '운영진은 참여할 수 없어요.',
    en: 'Managers may not take part.',
  },
  entered: { ko: '이미 참여했어요.', en: 'You have entered already.' },
  hearts: tooFewHearts,
  empty: {
    ko: '경품이 모두 나갔어요.',
    en: 'Every prize has been won.',
  },
} as const;

/** Why somebody cannot enter, said before anything is paid. */
export class RaffleRefused extends Error {
  readonly why: keyof typeof reasons;
  constructor(why: keyof typeof reasons) {
    super(why);
    this.why = why;
  }
  words(locale: Locale) {
    return reasons[this.why][locale];
  }
}

/** Whether anything is left to win; a raffle whose last prize is won closes early. */
export const statusOf = (
  { startsAt, endsAt }: Pick<RaffleRow, 'startsAt' | 'endsAt'>,
  hasPrizes: boolean,
  now: Date,
) => {
  if (now < startsAt) return 'upcoming';
  return now < endsAt && hasPrizes ? 'opened' : 'closed';
};

/** Prizes in the order that a draw counts them. */
export const prizesOf = (db: Db, raffleId: number) =>
  db
    .select()
    .from(rafflePrizes)
    .where(eq(rafflePrizes.raffleId, raffleId))
    .orderBy(asc(rafflePrizes.id));

async function lockRaffle(tx: Db, id: number): Promise<RaffleRow> {
  const [row] = await tx.select().from(raffles).where(eq(raffles.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** The chain that a raffle's entries begin with: what it promises of its seed, prizes, end and beacon. */
export const firstChain = (raffle: RaffleRow, prizes: readonly PrizeRow[]) =>
  sha256(
    termsMessage(
      {
        id: raffle.id,
        seed_hash: raffle.seedHash,
        price: raffle.price,
        ends_at: raffle.endsAt.toISOString(),
        beacon_round: raffle.beaconRound,
      },
      prizes,
    ),
  );

/**
 * Enters a member: pays the price, gives the entry its number and binds it into the raffle's chain.
 * @throws 404, RaffleRefused
 */
export async function enterRaffle(
  tx: Db,
  raffleId: number,
  { member, words, now }: { member: Member; words: string; now: Date },
): Promise<ParticipationRow> {
  const raffle = await lockRaffle(tx, raffleId);
  const prizes = await prizesOf(tx, raffleId);
  const hasPrizes = prizes.some(({ left }) => left > 0);
  const status = statusOf(raffle, hasPrizes, now);
  if (status === 'closed' && now < raffle.endsAt) throw new RaffleRefused('empty');
  if (status !== 'opened') throw new RaffleRefused(status);
  if (member.isManager) throw new RaffleRefused('manager');
  const number = raffle.entered + 1;
  const before = raffle.chain ?? (number === 1 ? firstChain(raffle, prizes) : null);
  const committed = before && commitEntry(before, { number, words, username: member.username });
  const [made] = await tx
    .insert(raffleParticipations)
    .values({ raffleId, userId: member.id, words, number, ...committed, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new RaffleRefused('entered');
  const paid = await spend(tx, {
    userId: member.id,
    ledger: 'heart',
    amount: raffle.price,
    reason: 'raffle_entered',
    subject: { kind: 'raffle', id: raffleId },
    now,
  });
  if (!paid) throw new RaffleRefused('hearts');
  await tx
    .update(raffles)
    .set({ entered: number, chain: made.chain })
    .where(eq(raffles.id, raffleId));
  return made;
}

/** Takes one of a prize that is left; says false where none is. */
async function takePrize(tx: Db, prize: PrizeRow): Promise<boolean> {
  const taken = await tx
    .update(rafflePrizes)
    .set({ left: sql`${rafflePrizes.left} - 1` })
    .where(and(eq(rafflePrizes.id, prize.id), gt(rafflePrizes.left, 0)))
    .returning({ id: rafflePrizes.id });
  return taken.length > 0;
}

/** Whether a raffle's draws wait for what the beacon will say. */
const waitsForBeacon = ({ beaconRound, beaconRandomness }: RaffleRow) =>
  beaconRound !== null && beaconRandomness === null;

/**
 * Draws an entry, once: asked again it answers what came out. An entry made in time is drawn after the end
 * too. One of a raffle with a beacon stays `ready` until the beacon has spoken. @throws 404 for another's
 */
export async function drawEntry(
  tx: Db,
  raffleId: number,
  id: number,
  { member, now }: { member: Member; now: Date },
): Promise<ParticipationRow> {
  const raffle = await lockRaffle(tx, raffleId);
  const own = and(
    eq(raffleParticipations.id, id),
    eq(raffleParticipations.raffleId, raffleId),
    eq(raffleParticipations.userId, member.id),
  );
  const find = async () => {
    const [entry] = await tx.select().from(raffleParticipations).where(own);
    if (!entry) throw notFound();
    return entry;
  };
  const entry = await find();
  if (entry.status !== 'ready' || waitsForBeacon(raffle)) return entry;
  await drawUpTo(tx, raffle, entry.number, now);
  return find();
}

/** Draws one entry of a locked raffle: it takes a prize that it falls on and is left. */
async function drawLocked(
  tx: Db,
  { id, seed, beaconRandomness }: RaffleRow,
  { id: entryId, number, words }: ParticipationRow,
  now: Date,
): Promise<PrizeRow | null> {
  const value = drawNumber(seed, id, number, words, beaconRandomness ?? '');
  const fallen = prizeAt(await prizesOf(tx, id), value);
  const won = fallen && (await takePrize(tx, fallen)) ? fallen : null;
  await tx
    .update(raffleParticipations)
    .set({ status: won ? 'won' : 'lost', prizeId: won?.id ?? null, drawnAt: now })
    .where(eq(raffleParticipations.id, entryId));
  return won;
}

/**
 * Draws the entries of a locked raffle in the order of their numbers up to `last`, since the stock goes in
 * that order, and notifies those that won together, who are locked in one order.
 */
async function drawUpTo(tx: Db, raffle: RaffleRow, last: number, now: Date) {
  const entries = await tx
    .select()
    .from(raffleParticipations)
    .where(
      and(
        eq(raffleParticipations.raffleId, raffle.id),
        eq(raffleParticipations.status, 'ready'),
        lte(raffleParticipations.number, last),
      ),
    )
    .orderBy(asc(raffleParticipations.number));
  const winners: Notice[] = [];
  for (const entry of entries) {
    const won = await drawLocked(tx, raffle, entry, now);
    if (!won) continue;
    const subject = { title: won.name, titleEn: won.nameEn, path: `/raffles/${raffle.id}` };
    winners.push({
      to: entry.userId,
      kind: 'win',
      subject: { type: 'raffle', id: raffle.id, ...subject },
      now,
    });
  }
  await tx
    .update(raffles)
    .set({ drawn: sql`${raffles.drawn} + ${entries.length}` })
    .where(eq(raffles.id, raffle.id));
  await notify(tx, ...winners);
}

/** How many entries one transaction of the job draws. */
const BATCH_SIZE = 200;

/** Raffles that are over and have entries to draw, each with the last number of a batch of them. */
const leftOver = (db: Db, now: Date) =>
  db
    .select({
      raffleId: raffleParticipations.raffleId,
      last: sql<number>`least(max(${raffleParticipations.number}),
        min(${raffleParticipations.number}) + ${BATCH_SIZE - 1})::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(raffleParticipations)
    .innerJoin(raffles, eq(raffles.id, raffleParticipations.raffleId))
    .where(
      and(
        eq(raffleParticipations.status, 'ready'),
        or(isNull(raffles.beaconRound), isNotNull(raffles.beaconRandomness)),
        or(
          lte(raffles.endsAt, now),
          notExists(
            db
              .select({ id: rafflePrizes.id })
              .from(rafflePrizes)
              .where(and(eq(rafflePrizes.raffleId, raffles.id), gt(rafflePrizes.left, 0))),
          ),
        ),
      ),
    )
    .groupBy(raffleParticipations.raffleId)
    .orderBy(asc(raffleParticipations.raffleId));

/** Draws the entries that wait once a raffle is over, so that its seed can be published; says how many. */
export async function drawLeftOver(database: Database, now: Date): Promise<number> {
  const waiting = await database.read((db) => leftOver(db, now));
  for (const { raffleId, last } of waiting) {
    await database.write(async (tx) => drawUpTo(tx, await lockRaffle(tx, raffleId), last, now));
  }
  return waiting.reduce((sum, { count }) => sum + count, 0);
}
