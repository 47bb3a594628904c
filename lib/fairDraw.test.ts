import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownWords, recount } from './fairDraw.ts';

const seed = 'a1'.repeat(32);
const seed_hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const prizes = [
  { id: 2, odds: 3000, stock: 1 },
  { id: 1, odds: 2000, stock: 1 },
];

/** The same draw, counted the way that the provider's own code does not. */
function honest(number: number) {
  const words = `words of ${number}`;
  const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(`9:${number}:${words}:0`)
    .digest();
  const value = digest.readUInt32BE(0) % 10_000;
  return { number, words, fallen: value < 2000 ? 1 : value < 5000 ? 2 : null };
}
function honestDraws(count: number) {
  const left: Record<number, number> = { 1: 1, 2: 1 };
  return Array.from({ length: count }, (_, index) => {
    const { number, words, fallen } = honest(index + 1);
    const prize = fallen && (left[fallen] ?? 0) > 0 ? fallen : null;
    if (prize) left[prize] = 0;
    return { number, words, prize, status: prize ? ('won' as const) : ('lost' as const) };
  });
}

it('finds every draw of an honest raffle as it was published', async () => {
  const draws = honestDraws(20);
  expect(await recount({ id: 9, seed, seed_hash }, prizes, draws)).toEqual({
    seedHolds: true,
    counted: 20,
    wrong: [],
  });
});

it('names a draw whose result was changed', async () => {
  const draws = honestDraws(20);
  const lost = draws.find(({ status }) => status === 'lost');
  if (lost) lost.prize = 2;
  const { wrong } = await recount({ id: 9, seed, seed_hash }, prizes, draws);
  expect(wrong).toContain(lost?.number);
});

it('notices a seed that is not the promised one', async () => {
  const other = { id: 9, seed: 'b2'.repeat(32), seed_hash };
  expect((await recount(other, prizes, honestDraws(5))).seedHolds).toBe(false);
});

it('never gives two browsers the same words', () => {
  expect(ownWords()).toMatch(/^[0-9a-f]{32}$/);
  expect(ownWords()).not.toBe(ownWords());
});
