import { and, asc, eq, gt, lte, notExists, or, sql } from 'drizzle-orm';
import { prizeAt } from '../../contract/draw.ts';
import type { Member } from '../context.ts';
import type { Database, Db } from '../db/client.ts';
import { raffleParticipations, rafflePrizes, raffles } from '../db/schema/raffles.ts';
import { notFound } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { spend, tooFewHearts } from '../points/spend.ts';
import type { Locale } from '../words.ts';
import { drawNumber } from './draw.ts';

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

/** Enters a member: pays the price and keeps their words. @throws 404, RaffleRefused */
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
  const [made] = await tx
    .insert(raffleParticipations)
    .values({ raffleId, userId: member.id, words, createdAt: now })
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
    .set({ entered: sql`${raffles.entered} + 1` })
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

/**
 * Draws an entry, once: asked again it answers what came out. An entry made in time is drawn after
 * the end too. @throws 404 for another's
 */
export async function drawEntry(
  tx: Db,
  raffleId: number,
  id: number,
  { member, now }: { member: Member; now: Date },
): Promise<ParticipationRow> {
  const raffle = await lockRaffle(tx, raffleId);
  const [entry] = await tx
    .select()
    .from(raffleParticipations)
    .where(
      and(
        eq(raffleParticipations.id, id),
        eq(raffleParticipations.raffleId, raffleId),
        eq(raffleParticipations.userId, member.id),
      ),
    );
  if (!entry) throw notFound();
  return entry.status === 'ready' ? drawLocked(tx, raffle, entry, now) : entry;
}

/** Draws an entry of a locked raffle: it takes the next number, and a prize that it falls on and is left. */
async function drawLocked(
  tx: Db,
  raffle: RaffleRow,
  entry: ParticipationRow,
  now: Date,
): Promise<ParticipationRow> {
  const number = raffle.drawn + 1;
  await tx.update(raffles).set({ drawn: number }).where(eq(raffles.id, raffle.id));
  const value = drawNumber(raffle.seed, raffle.id, number, entry.words);
  const fallen = prizeAt(await prizesOf(tx, raffle.id), value);
  const won = fallen && (await takePrize(tx, fallen)) ? fallen : null;
  const [drawn] = await tx
    .update(raffleParticipations)
    .set({ status: won ? 'won' : 'lost', number, prizeId: won?.id ?? null, drawnAt: now })
    .where(eq(raffleParticipations.id, entry.id))
    .returning();
  if (!drawn) throw new Error('a draw vanished under its lock');
  if (won) {
    await notify(tx, {
      to: entry.userId,
      kind: 'win',
      subject: {
        type: 'raffle',
        id: raffle.id,
        title: won.name,
        titleEn: won.nameEn,
        path: `/raffles/${raffle.id}`,
      },
      now,
    });
  }
  return drawn;
}

/** How many entries one turn of the upkeep draws. */
const A_TURN = 200;

/** Entries that nobody came back for, of raffles that are over. */
const leftOver = (db: Db, now: Date) =>
  db
    .select({ id: raffleParticipations.id, raffleId: raffleParticipations.raffleId })
    .from(raffleParticipations)
    .innerJoin(raffles, eq(raffles.id, raffleParticipations.raffleId))
    .where(
      and(
        eq(raffleParticipations.status, 'ready'),
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
    .orderBy(asc(raffleParticipations.raffleId), asc(raffleParticipations.id))
    .limit(A_TURN);

/**
 * Draws what nobody came back for once a raffle is over, so that its seed can be published: an entry at a
 * time, since who draws their own of another raffle at that moment is told of it as the winners are.
 */
export async function drawLeftOver(database: Database, now: Date): Promise<number> {
  const waiting = await database.read((db) => leftOver(db, now));
  for (const { id, raffleId } of waiting) {
    await database.write(async (tx) => {
      const raffle = await lockRaffle(tx, raffleId);
      const [entry] = await tx
        .select()
        .from(raffleParticipations)
        .where(eq(raffleParticipations.id, id));
      if (entry?.status === 'ready') await drawLocked(tx, raffle, entry, now);
    });
  }
  return waiting.length;
}
