import { eq, type SQL, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { type Beacon, readBeacon } from './areas/raffles/beacon.ts';
import { newSeed } from './areas/raffles/commitment.ts';
import { badgeAwards } from './db/schema/members.ts';
import { pointLots } from './db/schema/points.ts';
import { raffleParticipations, rafflePrizes, raffles } from './db/schema/raffles.ts';
import { users } from './db/schema/users.ts';
import { enter } from './domain/ledger/ledger.ts';
import { daysAfter } from './domain/ledger/lots.ts';
import { recurringJobs } from './jobs.ts';
import { testProvider } from './testing.ts';

const provider = await testProvider();
const { services } = provider;
const now = provider.now();

/** Lets the database refuse each write of a table's rows that match, until the test ends. */
async function refuse(table: string, on: 'insert' | 'update', condition: string) {
  const run = (statement: SQL) => provider.write((tx) => tx.execute(statement));
  await run(
    sql`create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
  );
  await run(
    sql.raw(
      `create trigger refuse before ${on} on ${table} for each row when (${condition}) execute function refuse()`,
    ),
  );
  onTestFinished(async () => void (await run(sql.raw(`drop trigger refuse on ${table}`))));
}
const job = (name: string) => () =>
  Promise.resolve(
    recurringJobs(services)
      .find((it) => it.name === name)
      ?.run(new AbortController().signal),
  );

/** Inserts a member whose hundred points end in so many days. */
async function withPoints(days: number) {
  const { id: userId } = await provider.member();
  const earned = daysAfter(now, days - 365);
  const change = { amount: 100, reason: 'mission_completed', subject: { kind: 'mission', id: userId } } as const;
  await provider.write((tx) => enter(tx, { userId, ledger: 'point', ...change, now: earned }));
  const lot = async () => (await provider.rows(pointLots, eq(pointLots.userId, userId)))[0];
  return { userId, lot };
}

/** Inserts a raffle that ends in so many hours, with an entry that waits for its draw where it is over. */
async function aRaffle(hours: number, row: Partial<typeof raffles.$inferInsert> = {}) {
  const [startsAt, endsAt] = [daysAfter(now, -9), new Date(now.getTime() + hours * 60 * 60 * 1000)];
  const texts = { title: '', titleEn: '', description: '', descriptionEn: '', image: '' };
  const [raffle] = await provider.insert(raffles, { ...texts, ...newSeed(), startsAt, endsAt, price: 0, ...row });
  const raffleId = raffle?.id ?? 0;
  const prize = { name: '', nameEn: '', description: '', descriptionEn: '', image: '', stock: 1, left: 1, odds: 100 };
  await provider.insert(rafflePrizes, { ...prize, raffleId });
  const read = async () => (await provider.rows(raffles, eq(raffles.id, raffleId)))[0];
  return { raffleId, read };
}

/** An entry made in time. */
async function withEntry({ raffleId, read }: Awaited<ReturnType<typeof aRaffle>>) {
  const { id: userId } = await provider.member();
  const entry = { raffleId, userId, clientSeed: 'ab', number: 1, createdAt: daysAfter(now, -1) };
  await provider.insert(raffleParticipations, entry);
  await provider.update(raffles, { entered: 1 }, eq(raffles.id, raffleId));
  return { raffleId, read };
}

const beacon: Beacon = {
  roundAfter: async () => 7,
  read: async (round) => ({ randomness: 'ab'.repeat(32), signature: String(round) }),
};

/** The jobs over many rows: a row that the database refuses comes first, and what the run does to the other one. */
const jobs: Record<string, () => Promise<{ run: () => Promise<unknown>; isDone: () => Promise<boolean> }>> = {
  async points() {
    const [broken, other] = [await withPoints(-1), await withPoints(-1)];
    await refuse('point_lots', 'update', `old.user_id = ${broken.userId}`);
    return { run: job('points'), isDone: async () => (await other.lot())?.remaining === 0 };
  },
  async 'points-notice'() {
    const [broken, other] = [await withPoints(9), await withPoints(9)];
    await refuse('point_lots', 'update', `old.user_id = ${broken.userId}`);
    return { run: job('points-notice'), isDone: async () => (await other.lot())?.noticedAt != null };
  },
  async raffles() {
    const [broken, other] = [await withEntry(await aRaffle(-1)), await withEntry(await aRaffle(-1))];
    await refuse('raffle_participations', 'update', `old.raffle_id = ${broken.raffleId}`);
    return { run: job('raffles'), isDone: async () => (await other.read())?.drawn === 1 };
  },
  async 'raffle beacon'() {
    const [broken, other] = [await aRaffle(1), await aRaffle(1)];
    const over = await withEntry(await aRaffle(-1, { beaconRound: 5 }));
    await refuse('raffles', 'update', `old.id = ${broken.raffleId}`);
    return {
      run: () => readBeacon(services.database, beacon, now),
      isDone: async () =>
        (await other.read())?.beaconRound === 7 && (await over.read())?.beaconRandomness === 'ab'.repeat(32),
    };
  },
  async badges() {
    const createdAt = daysAfter(now, -31);
    const [broken, other] = [await provider.member({ createdAt }), await provider.member({ createdAt })];
    await refuse('badge_awards', 'insert', `new.user_id = ${broken.id}`);
    const awards = () => provider.rows(badgeAwards, eq(badgeAwards.userId, other.id));
    return { run: job('badges'), isDone: async () => (await awards()).length > 0 };
  },
  async leavers() {
    const left = { status: 'left', leftAt: daysAfter(now, -40) } as const;
    const [broken, other] = [await provider.member(left), await provider.member(left)];
    await refuse('users', 'update', `old.id = ${broken.id}`);
    const row = async () => (await provider.rows(users, eq(users.id, other.id)))[0];
    return { run: job('leavers'), isDone: async () => (await row())?.leftAt === null };
  },
};

it.each(Object.entries(jobs))('the job %s does all others when one row fails, and reports that one', async (_, lay) => {
  const { run, isDone } = await lay();
  expect(await isDone()).toBe(false);
  await expect(run()).rejects.toMatchObject({ name: 'AggregateError', errors: [expect.any(Error)] });
  expect(await isDone()).toBe(true);
});
