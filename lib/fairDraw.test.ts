import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createClientSeed, type PublishedRaffle, recount } from './fairDraw.ts';

const seed = 'a1'.repeat(32);
const seed_hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const prizes = [
  { id: 2, odds: 3000, stock: 1 },
  { id: 1, odds: 2000, stock: 1 },
];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const ends_at = '2026-03-02T03:00:00.000Z';

/** Computes the chain as contract/draw.ts describes it. */
const chainOf = (draws: { number: number; participant: string; clientSeed: string }[], beacon = '-') =>
  draws.reduce(
    (before, { number, participant, clientSeed }) => sha256(`${before}|${number}|${participant}|${clientSeed}`),
    sha256(`9|${seed_hash}|3|${ends_at}|${beacon}|1:1:2000|2:1:3000`),
  );
const published = (draws: Parameters<typeof chainOf>[0]): PublishedRaffle => ({
  ...{ id: 9, seed, seed_hash, price: 3, ends_at, beacon: null },
  entries_hash: chainOf(draws),
});
const sha256OfHex = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** Computes a draw independently of the provider's code. */
function honest(number: number, beacon: string) {
  const clientSeed = `seed of ${number}`;
  const message = `9:${number}:${clientSeed}:0${beacon}`;
  const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
  const value = digest.readUInt32BE(0) % 10_000;
  return { number, clientSeed, fallen: value < 2000 ? 1 : value < 5000 ? 2 : null };
}
function honestDraws(count: number, beacon = '') {
  const left: Record<number, number> = { 1: 1, 2: 1 };
  return Array.from({ length: count }, (_, index) => {
    const { number, clientSeed, fallen } = honest(index + 1, beacon);
    const prize = fallen && (left[fallen] ?? 0) > 0 ? fallen : null;
    if (prize) left[prize] = 0;
    const status = prize ? ('won' as const) : ('lost' as const);
    return { number, clientSeed, prize, status, participant: sha256(`salt|member ${number}`) };
  });
}

it('finds every draw of an honest raffle as it was published', async () => {
  const draws = honestDraws(20);
  expect(await recount(published(draws), prizes, draws)).toEqual({
    seedHolds: true,
    entriesHold: true,
    beaconHolds: null,
    counted: 20,
    wrong: [],
  });
});

it('counts draws in the order of their numbers, however they are listed', async () => {
  const draws = honestDraws(20);
  expect(await recount(published(draws), prizes, draws.toReversed())).toMatchObject({ entriesHold: true, wrong: [] });
});

it('mixes the randomness of the beacon into every draw, and its round into the terms', async () => {
  const signature = 'ab'.repeat(48);
  const randomness = sha256OfHex(signature);
  const draws = honestDraws(20, `:${randomness}`);
  const beacon = { round: 7, randomness, signature };
  const raffle = { ...published(draws), beacon, entries_hash: chainOf(draws, '7') };
  expect(await recount(raffle, prizes, draws)).toMatchObject({ entriesHold: true, beaconHolds: true, wrong: [] });
});

it('draws again where the first number would favour the small ones', async () => {
  // The first number is 4,294,965,625, above the largest multiple of 10,000; the second gives 2,618.
  const draw = { number: 1, clientSeed: 'seed 844546', prize: 3, status: 'won' as const, participant: '' };
  const three = [1, 2, 3].map((id) => ({ id, odds: [2000, 615, 7385][id - 1] ?? 0, stock: 1 }));
  expect((await recount(published([draw]), three, [draw])).wrong).toEqual([]);
});

it('names a draw whose result was changed', async () => {
  const draws = honestDraws(20);
  const lost = draws.find(({ status }) => status === 'lost');
  if (lost) lost.prize = 2;
  expect((await recount(published(draws), prizes, draws)).wrong).toContain(lost?.number);
});

it('notices a seed that is not the promised one', async () => {
  const draws = honestDraws(5);
  const other = { ...published(draws), seed: 'b2'.repeat(32) };
  expect((await recount(other, prizes, draws)).seedHolds).toBe(false);
});

type Draws = ReturnType<typeof honestDraws>;
const swapped = ([first, second, ...rest]: Draws): Draws =>
  first && second ? [{ ...second, number: 1 }, { ...first, number: 2 }, ...rest] : [];
const changes: [string, (draws: Draws) => Draws][] = [
  ['an entry that was left out', (draws) => draws.slice(0, -1)],
  ['an entry that was put in', (draws) => [...draws, { ...draws[0], number: 6 } as Draws[number]]],
  ['two entries in another order', swapped],
  ['another client seed', (draws) => draws.map((it) => (it.number === 3 ? { ...it, clientSeed: 'a' } : it))],
  ['another participant', (draws) => draws.map((it) => (it.number === 3 ? { ...it, participant: 'a' } : it))],
];
it.each(changes)('notices %s', async (_, change) => {
  const draws = honestDraws(5);
  expect((await recount(published(draws), prizes, change(draws))).entriesHold).toBe(false);
});

it.each([
  ['a number is left out', (draws: Draws) => draws.filter(({ number }) => number !== 3), ''],
  ['a participant is not named', (draws: Draws) => draws, null],
])('does not accept a chain in which %s', async (_, change, unnamed) => {
  const draws = change(honestDraws(5)).map((draw) => ({ ...draw, participant: unnamed ?? '' }));
  const raffle = published(draws);
  const read = draws.map((draw) => ({ ...draw, participant: unnamed }));
  expect((await recount(raffle, prizes, read)).entriesHold).toBe(false);
});

it.each([
  ['odds', [{ id: 1, odds: 2001, stock: 1 }, prizes[0]]],
  ['stock', [{ id: 1, odds: 2000, stock: 2 }, prizes[0]]],
  ['a prize', [prizes[0]]],
])('notices %s that were changed', async (_, changed) => {
  const draws = honestDraws(5);
  expect((await recount(published(draws), changed as typeof prizes, draws)).entriesHold).toBe(false);
});

it('detects that the reader’s own entry is not the one of their receipt', async () => {
  const draws = honestDraws(5);
  const own = (chain: string) => ({ number: 3, receipt: { chain } });
  const right = chainOf(draws.slice(0, 3));
  expect((await recount(published(draws), prizes, draws, own(right))).entriesHold).toBe(true);
  expect((await recount(published(draws), prizes, draws, own('other'))).entriesHold).toBe(false);
});

it('makes no statement about the entries of a raffle without a chain', async () => {
  const draws = honestDraws(5);
  expect((await recount({ ...published(draws), entries_hash: null }, prizes, draws)).entriesHold).toBeNull();
});

it('notices randomness that is not the signature’s', async () => {
  const draws = honestDraws(5);
  const signature = 'ab'.repeat(48);
  const held = async (randomness: string, signed: string | null = signature) => {
    const beacon = { round: 7, randomness, signature: signed };
    return (await recount({ ...published(draws), beacon }, prizes, draws)).beaconHolds;
  };
  expect([await held(sha256OfHex(signature)), await held('00'.repeat(32))]).toEqual([true, false]);
  expect(await held(sha256OfHex(''), null)).toBe(false);
});

it('never creates the same client seed twice', () => {
  expect(createClientSeed()).toMatch(/^[0-9a-f]{32}$/);
  expect(createClientSeed()).not.toBe(createClientSeed());
});
