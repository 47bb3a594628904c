import { expect, it } from 'vitest';
import { sha256 } from './commitment.ts';
import { firstChain, type PrizeRow, RaffleRejected, type RaffleRow, statusOf, waitsForBeacon } from './rules.ts';

it('is opened from its start until its end or its last prize', () => {
  const raffle = { startsAt: new Date(1000), endsAt: new Date(2000), endedAt: null };
  const at = (now: number, left = 1) => statusOf(raffle, [{ left: 0 }, { left }], new Date(now));
  expect([at(999), at(1000), at(1999), at(2000)]).toEqual(['upcoming', 'opened', 'opened', 'closed']);
  expect([at(999, 0), at(1000, 0)]).toEqual(['upcoming', 'closed']);
  expect(statusOf(raffle, [], new Date(1000))).toBe('opened');
  // A call that had begun before the end is no exception.
  expect(statusOf({ ...raffle, endedAt: new Date(1500) }, [{ left: 1 }], new Date(1400))).toBe('closed');
});

it('says why somebody cannot enter, in their language', () => {
  expect(new RaffleRejected('manager')).toMatchObject({ why: 'manager', message: 'manager' });
  const reasons = (['manager', 'hearts'] as const).flatMap((why) =>
    (['ko', 'en'] as const).map((locale) => new RaffleRejected(why).reason(locale)),
  );
  expect(new Set(reasons).size).toBe(4);
  expect(reasons.filter((reason) => reason === '' || reason.includes(':'))).toEqual([]);
});

it('begins its chain with all of its terms', () => {
  const raffle = { id: 3, seedHash: 'seed', price: 5, endsAt: new Date('2026-03-02T03:00:00Z'), beaconRound: 9 };
  const prizes = [
    { id: 2, stock: 1, odds: 10 },
    { id: 1, stock: 4, odds: 50 },
  ] as PrizeRow[];
  const terms = '3|seed|5|2026-03-02T03:00:00.000Z|9|1:4:50|2:1:10';
  expect(firstChain(raffle as RaffleRow, prizes)).toBe(sha256(terms));
});

it.each([
  [null, null, false],
  [9, null, true],
  [9, 'random', false],
])('with the beacon’s round %s and value %s waits: %s', (beaconRound, beaconRandomness, waits) => {
  expect(waitsForBeacon({ beaconRound, beaconRandomness } as RaffleRow)).toBe(waits);
});
