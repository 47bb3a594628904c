import { and, asc, eq, exists, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { prizeAt } from '../../../contract/draw.ts';
import { raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import type { Actor } from '../../domain/identity/requestContext.ts';
import { type Notice, notify } from '../../domain/notifications/notify.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';
import { untilShort } from '../../platform/jobs/untilShort.ts';
import { drawNumber } from './commitment.ts';
import { isSoldOutIn, lockRaffle, prizesOf } from './queries.ts';
import { type ParticipationRow, type PrizeRow, type RaffleRow, waitsForBeacon } from './rules.ts';

/** Decrements the stock of a prize; returns false when none is left. */
async function takePrize(tx: Db, prize: PrizeRow): Promise<boolean> {
  const taken = await tx
    .update(rafflePrizes)
    .set({ left: sql`${rafflePrizes.left} - 1` })
    .where(and(eq(rafflePrizes.id, prize.id), gt(rafflePrizes.left, 0)))
    .returning({ id: rafflePrizes.id });
  return taken.length > 0;
}

/**
 * Draws an entry, once: a repeated call returns the same result. An entry made in time is drawn after the
 * end too. One of a raffle with a beacon stays `ready` until the beacon's value is known, and one behind more entries
 * than a batch until a repeated call. @throws 404 for another's
 */
export async function drawEntry(
  tx: Db,
  raffleId: number,
  id: number,
  { member, now }: Actor,
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
  await drawNext(tx, raffle, now, entry.number);
  return find();
}

/** Draws one entry of a locked raffle: it takes a prize that it falls on and is left. */
async function drawLocked(
  tx: Db,
  { id, seed, beaconRandomness }: RaffleRow,
  { id: entryId, number, clientSeed }: ParticipationRow,
  now: Date,
): Promise<PrizeRow | null> {
  const value = drawNumber(seed, id, number, clientSeed, beaconRandomness ?? '');
  const fallen = prizeAt(await prizesOf(tx, id), value);
  const won = fallen && (await takePrize(tx, fallen)) ? fallen : null;
  await tx
    .update(raffleParticipations)
    .set({ status: won ? 'won' : 'lost', prizeId: won?.id ?? null, drawnAt: now })
    .where(eq(raffleParticipations.id, entryId));
  return won;
}

/** Written out, not as a parameter, so that the planner uses the index of entries to draw. */
const isReady = sql`${raffleParticipations.status} = 'ready'`;

/** How many entries one transaction draws: other members wait for the raffle meanwhile. */
const BATCH_SIZE = 200;

/**
 * Draws the next entries of a locked raffle in the order of their numbers, a batch at most and none after `last`, since
 * the stock goes in that order, and notifies the winners together, who are locked in one order. Returns their number.
 */
async function drawNext(tx: Db, raffle: RaffleRow, now: Date, last?: number): Promise<number> {
  const entries = await tx
    .select()
    .from(raffleParticipations)
    .where(
      and(
        eq(raffleParticipations.raffleId, raffle.id),
        isReady,
        last === undefined ? undefined : lte(raffleParticipations.number, last),
      ),
    )
    .orderBy(asc(raffleParticipations.number))
    .limit(BATCH_SIZE);
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
  return entries.length;
}

/** Selects the raffles that are over and have entries to draw. */
const leftOver = (db: Db, now: Date) => {
  const ready = db
    .select({ one: sql`1` })
    .from(raffleParticipations)
    .where(and(eq(raffleParticipations.raffleId, raffles.id), isReady));
  return db
    .select({ raffleId: raffles.id })
    .from(raffles)
    .where(
      and(
        exists(ready),
        or(isNull(raffles.beaconRound), isNotNull(raffles.beaconRandomness)),
        or(lte(raffles.endsAt, now), isNotNull(raffles.endedAt), isSoldOutIn(db)),
      ),
    )
    .orderBy(asc(raffles.id));
};

/** Draws the entries left when a raffle is over, so that its seed can be published, until `signal` is aborted. */
export async function drawLeftOver(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const waiting = await database.read((db) => leftOver(db, now));
  const drawAll = ({ raffleId }: { raffleId: number }) => {
    const drawBatch = () => database.write(async (tx) => drawNext(tx, await lockRaffle(tx, raffleId), now));
    return untilShort(BATCH_SIZE, drawBatch, signal);
  };
  await eachAlone(waiting, 'raffles could not be drawn', drawAll, signal);
}
