import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { chainMessage, drawMessage, participantMessage, termsMessage } from '../../../contract/draw.ts';
import { raffles } from '../../db/schema/raffles.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { type Beacon, readBeacon } from './beacon.ts';
import { drawNumber, hashOfSeed, sha256 } from './commitment.ts';
import { drawLeftOver } from './draw.ts';
import { aRaffle as insertRaffle } from './testing.ts';

const HOUR = 60 * 60 * 1000;

const provider = await testProvider();
let member: TestMember;
beforeEach(async () => {
  member = await provider.member();
});

const at = (hours: number) => new Date(provider.now().getTime() + hours * HOUR);

const aRaffle = (row: Parameters<typeof insertRaffle>[1] = {}) => insertRaffle(provider, row);
const hearts = (amount: number, { id: userId } = member) =>
  provider.write((tx) => enter(tx, { userId, ledger: 'heart', amount, reason: 'heart_received', now: at(0) }));
const join = async (id: number, { token } = member, clientSeed = 'river apple stone') =>
  (await provider.call('POST', `raffles/${id}/participations/`, { token, body: { clientSeed } })).body;
const draw = (id: number, pid: number, { token } = member) =>
  provider.call('POST', `raffles/${id}/participations/${pid}/participate/`, { token });
const look = async (id: number) => (await provider.call('GET', `raffles/${id}/`)).body;

it('publishes the hash of its seed at once and the seed itself only after the last draw', async () => {
  const raffle = await aRaffle();
  expect(await look(raffle.id)).toMatchObject({ status: 'opened', seed: null, seed_hash: hashOfSeed(raffle.seed) });
  const { participation } = await join(raffle.id);
  await provider.update(raffles, { endsAt: at(0) });
  expect((await look(raffle.id)).seed).toBeNull();
  await draw(raffle.id, participation.id);
  expect(await look(raffle.id)).toMatchObject({ status: 'closed', seed: raffle.seed });
});

it('an entry is made once, paid with hearts, and drawn once', async () => {
  const raffle = await aRaffle({ price: 3, odds: 10_000 });
  expect(await join(raffle.id)).toMatchObject({
    success: false,
    reason: '하트가 모자라요. 하트는 매일 밤 12시에 5개까지 채워져요.',
  });
  await hearts(5);
  const entered = await join(raffle.id);
  expect(entered).toMatchObject({ success: true, participation: { status: 'ready', number: 1 } });
  expect(await join(raffle.id)).toMatchObject({ success: false, reason: '이미 참여했어요.' });
  const { body } = await draw(raffle.id, entered.participation.id);
  expect(body).toMatchObject({
    success: true,
    participation: { status: 'won', number: 1, prize: { name: '크림', left: 99 } },
  });
  expect((await draw(raffle.id, entered.participation.id)).body).toEqual(body);
  expect((await member.call('GET', 'heart-histories/')).body.summary.balance).toBe(2);
  const { body: own } = await member.call('GET', `raffles/${raffle.id}/participations/`);
  expect(own).toMatchObject({ count: 1, results: [{ status: 'won' }] });
});

it('a reader recomputes each draw from the published seed and the participant’s client seed', async () => {
  const raffle = await aRaffle({ odds: 5000 });
  for (const clientSeed of ['one two three', 'four five six', 'seven eight']) {
    const someone = await provider.member();
    const { participation } = await join(raffle.id, someone, clientSeed);
    await draw(raffle.id, participation.id, someone);
  }
  const { body } = await provider.call('GET', `raffles/${raffle.id}/draws/`);
  expect(body.count).toBe(3);
  for (const { number, clientSeed, status } of body.results) {
    const value = drawNumber(raffle.seed, raffle.id, number, clientSeed);
    expect(status).toBe(value < 5000 ? 'won' : 'lost');
  }
  expect(body.results[0].name).toMatch(/^.\*\*$/);
  expect(drawMessage(1, 2, 'a', 0)).toBe('1:2:a:0');
});

it('a prize is never won more often than there are', async () => {
  const raffle = await aRaffle({ stock: 2, odds: 10_000 });
  const people = await Promise.all(Array.from({ length: 6 }, () => provider.member()));
  const entries: Awaited<ReturnType<typeof join>>[] = [];
  for (const person of people) entries.push(await join(raffle.id, person));
  const answers = await Promise.all(
    people.map((person, index) => draw(raffle.id, entries[index].participation.id, person)),
  );
  const won = answers.filter(({ body }) => body.participation.status === 'won');
  expect(won).toHaveLength(2);
  const numbers = answers.map(({ body }) => body.participation.number).sort();
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  expect((await look(raffle.id)).status).toBe('closed');
  expect((await join(raffle.id)).reason).toBe('경품이 모두 소진됐어요.');
});

it('many entries of one member at once are one, paid once', async () => {
  const raffle = await aRaffle({ price: 2 });
  await hearts(5);
  const answers = await Promise.all(Array.from({ length: 8 }, () => join(raffle.id)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect((await member.call('GET', 'heart-histories/')).body.summary.balance).toBe(3);
});

it('a closed raffle accepts no entry, a manager may not enter, and no member draws another’s entry', async () => {
  const closed = await aRaffle({ endsAt: at(-0.5) });
  expect((await join(closed.id)).reason).toBe('이미 종료된 래플이에요.');
  const later = await aRaffle({ startsAt: at(0.5) });
  expect((await join(later.id)).reason).toBe('아직 시작하지 않았어요.');
  const raffle = await aRaffle();
  const manager = await provider.member({ role: 'manager' });
  expect((await join(raffle.id, manager)).reason).toBe('운영자는 참여할 수 없어요.');
  const { participation } = await join(raffle.id);
  const other = await provider.member();
  expect((await draw(raffle.id, participation.id, other)).status).toBe(404);
  expect(
    (await provider.call('POST', `raffles/${raffle.id}/participations/`, { body: { clientSeed: 'river apple stone' } }))
      .status,
  ).toBe(401);
  expect((await provider.call('GET', 'raffles/999999/prizes/')).status).toBe(404);
});

it('remaining entries are drawn while members draw their own and are notified, without a deadlock', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => provider.member()));
  const three = [await aRaffle({ odds: 10_000 }), await aRaffle({ odds: 10_000 })];
  three.push(await aRaffle({ odds: 10_000 }));
  const drawing: (() => ReturnType<typeof draw>)[] = [];
  for (const [at, { id }] of three.entries()) {
    for (const person of people) {
      const { participation } = await join(id, person);
      if (at > 0) drawing.push(() => draw(id, participation.id, person));
    }
  }
  await provider.update(raffles, { endsAt: at(0) });
  const [, ...answers] = await Promise.all([
    drawLeftOver(provider.services.database, at(0)),
    ...drawing.map((begin) => begin()),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { id } of three) expect((await look(id)).drawn).toBe(people.length);
});

it('undrawn entries are drawn after the end, so that the seed can be published', async () => {
  const raffle = await aRaffle();
  await join(raffle.id);
  await drawLeftOver(provider.services.database, at(0));
  expect((await look(raffle.id)).drawn).toBe(0);
  await drawLeftOver(provider.services.database, at(2));
  expect((await look(raffle.id)).drawn).toBe(1);
});

/** Inserts a raffle with so many entries that nobody has drawn. */
async function aRaffleOf(entries: number) {
  const raffle = await aRaffle({ odds: 10_000, stock: entries + 1, entered: entries });
  const of = `crowd_${raffle.id}_`;
  await provider.write(async (tx) => {
    await tx.execute(sql`
      insert into users (username, email, nickname, terms_version, terms_agreed_at)
      select ${of}::text || n, '', n, '1', now() from generate_series(1, ${entries}::int) n`);
    await tx.execute(sql`
      insert into raffle_participations (raffle_id, user_id, client_seed, number, created_at)
      select ${raffle.id}::int, id, 'river apple stone', row_number() over (order by id), now()
      from users where starts_with(username, ${of}::text)`);
  });
  return raffle;
}

it('a member who draws draws no more than a batch of the entries before theirs', async () => {
  const raffle = await aRaffleOf(250);
  const { participation } = await join(raffle.id);
  expect((await draw(raffle.id, participation.id)).body.participation.status).toBe('ready');
  expect((await look(raffle.id)).drawn).toBe(200);
  expect((await draw(raffle.id, participation.id)).body.participation.status).toBe('won');
  expect((await look(raffle.id)).drawn).toBe(251);
});

it('all remaining entries are drawn after the end, or a batch of them when the provider stops', async () => {
  const raffle = await aRaffleOf(450);
  const { database } = provider.services;
  const stopping = new AbortController();
  const stopped: typeof database = {
    ...database,
    write: (work) => database.write(work).finally(() => stopping.abort()),
  };
  await drawLeftOver(stopped, at(2), stopping.signal);
  expect((await look(raffle.id)).drawn).toBe(200);
  await drawLeftOver(database, at(2));
  expect((await look(raffle.id)).drawn).toBe(450);
});

it('gives an entry its number and a receipt when it is made, and draws by the numbers', async () => {
  const raffle = await aRaffle({ odds: 10_000, stock: 1 });
  const [first, second] = [await provider.member(), await provider.member()];
  const one = (await join(raffle.id, first)).participation;
  const afterOne = (await look(raffle.id)).entries_hash;
  const two = (await join(raffle.id, second)).participation;
  expect([one.number, two.number]).toEqual([1, 2]);
  expect(one.receipt.chain).toBe(afterOne);
  expect(two.receipt.chain).toBe((await look(raffle.id)).entries_hash);
  expect(one.receipt.participant).toBe(sha256(participantMessage(one.receipt.salt, first.username)));
  // The first to draw does not take the prize of the first to enter.
  expect((await draw(raffle.id, two.id, second)).body.participation).toMatchObject({ status: 'lost', number: 2 });
  expect((await draw(raffle.id, one.id, first)).body.participation.status).toBe('won');
});

it('publishes the values from which the chain of its entries is computed', async () => {
  const raffle = await aRaffle({ price: 0, stock: 2 });
  const people = await Promise.all(Array.from({ length: 3 }, () => provider.member()));
  for (const [index, person] of people.entries()) await join(raffle.id, person, `words ${index} | a`);
  await drawLeftOver(provider.services.database, at(2));
  const { body: prizes } = await provider.call('GET', `raffles/${raffle.id}/prizes/`);
  const { body: draws } = await provider.call('GET', `raffles/${raffle.id}/draws/`);
  const published = await look(raffle.id);
  const first = sha256(termsMessage({ ...published, beacon_round: null }, prizes.results));
  const chain = draws.results.reduce(
    (before: string, entry: Parameters<typeof chainMessage>[1]) => sha256(chainMessage(before, entry)),
    first,
  );
  expect([draws.count, published.entries_hash]).toEqual([3, chain]);
});

it('waits for a beacon round after the end if one is assigned, and includes its value', async () => {
  const randomness = createHash('sha256').update(Buffer.from('ab', 'hex')).digest('hex');
  const asked: number[] = [];
  let speaks = false;
  const beacon: Beacon = {
    roundAfter: async (time) => time.getTime() / 1000,
    async read(round) {
      asked.push(round);
      if (!speaks) throw new Error('not yet');
      return { randomness, signature: 'ab' };
    },
  };
  const { database } = provider.services;
  const raffle = await aRaffle({ odds: 5000 });
  await readBeacon(database, beacon, at(0));
  const { participation } = await join(raffle.id);
  const { body } = await draw(raffle.id, participation.id);
  expect(body).toMatchObject({ success: true, participation: { status: 'ready', number: 1 } });
  await drawLeftOver(database, at(2));
  expect((await look(raffle.id)).drawn).toBe(0);
  await expect(readBeacon(database, beacon, at(2))).rejects.toMatchObject({ errors: [new Error('not yet')] });
  speaks = true;
  await readBeacon(database, beacon, at(2));
  expect(asked).toContain(raffle.endsAt.getTime() / 1000);
  await drawLeftOver(database, at(2));
  const { body: draws } = await provider.call('GET', `raffles/${raffle.id}/draws/`);
  const { number, clientSeed, status } = draws.results[0];
  const value = drawNumber(raffle.seed, raffle.id, number, clientSeed, randomness);
  expect(status).toBe(value < 5000 ? 'won' : 'lost');
});
