import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CHALLENGE_REWARDS } from '../../../contract/constants/participation.ts';
import { expirePoints } from '../../areas/points/expire.ts';
import { ledgerBalances, ledgerEntries, pointLots } from '../../db/schema/points.ts';
import { testProvider } from '../../testing.ts';
import { creditAmounts, earn, restoreAmounts, reverse, reverseAll } from './earn.ts';
import { type Change, enter, type Source } from './ledger.ts';

const DAY = 24 * 60 * 60 * 1000;

const provider = await testProvider();

const ago = (days: number) => new Date(provider.now().getTime() - days * DAY);
const day = (id: number) => ({ kind: 'challenge_check', id });
const heart = (id: number) => ({ kind: 'check_heart', id });

/**
 * Creates a member who has checked in four times and was given two hearts, and has converted all but the last
 * fifty points: ten are left of the second day, all of the third's and the fourth's.
 */
async function someone() {
  const { id: userId, token } = await provider.member();
  await provider.write(async (tx) => {
    const before = { userId, subject: { kind: 'mission', id: 1 } };
    const mission = { ledger: 'point' as const, amount: 970, reason: 'mission_completed' as const };
    await enter(tx, { ...before, ...mission, now: ago(12) });
    for (const [index, since] of [11, 10, 3, 2].entries()) {
      const checked = { userId, subject: day(index + 1), now: ago(since) };
      await creditAmounts(tx, 'challenge_checked', { amounts: CHALLENGE_REWARDS.check }, checked);
    }
    for (const id of [1, 2]) {
      const given = { userId, subject: heart(id), now: ago(1) };
      await earn(tx, 'liked', given);
      await enter(tx, { ...given, ledger: 'heart', amount: 1, reason: 'heart_received' });
    }
  });
  const converted = await provider.call('POST', 'point-histories/convert/', { token, body: { point: 1000 } });
  expect(converted.body).toEqual({ success: true, reason: '' });
  return { userId };
}

/** Returns all of a member's ledger data, without the fields that differ between two runs. */
async function held({ userId }: { userId: number }) {
  return provider.read(async (db) => {
    const entries = await db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.userId, userId))
      .orderBy(asc(ledgerEntries.ledger), asc(ledgerEntries.id));
    const lots = await db
      .select({ of: ledgerEntries.subjectId, remaining: pointLots.remaining, ends: pointLots.expiresAt })
      .from(pointLots)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, pointLots.entryId))
      .where(eq(pointLots.userId, userId))
      .orderBy(asc(pointLots.entryId));
    const balances = await db
      .select({ ledger: ledgerBalances.ledger, balance: ledgerBalances.balance, entries: ledgerBalances.entries })
      .from(ledgerBalances)
      .where(eq(ledgerBalances.userId, userId))
      .orderBy(asc(ledgerBalances.ledger));
    return { entries: entries.map(({ id: _id, userId: _userId, ...entry }) => entry), lots, balances };
  });
}

it('reversing together has the same result as one after the other, down to the lots', async () => {
  const sources: Source[] = [
    { reason: 'challenge_checked', subject: day(1) },
    { reason: 'challenge_checked', subject: day(4) },
    { reason: 'challenge_completed', subject: day(1) },
    { reason: 'liked', subject: heart(1) },
    { reason: 'heart_received', subject: heart(1) },
    { reason: 'liked', subject: heart(2) },
    { reason: 'heart_received', subject: heart(2) },
  ];
  const now = ago(0);
  const [atOnce, sequential] = [await someone(), await someone()];
  await provider.write((tx) => reverseAll(tx, sources, { ...atOnce, now }));
  for (const { reason, subject } of sources)
    await provider.write((tx) => reverse(tx, reason, { ...sequential, subject, now }));
  const found = await held(atOnce);
  expect(found).toEqual(await held(sequential));
  // The first day was spent, so its reversal debits the lot that expires next; the fourth is debited itself.
  expect(found.lots.map(({ of, remaining }) => [of, remaining])).toEqual([
    ['1', 0],
    ['1', 0],
    ['2', 0],
    ['3', 10],
    ['4', 0],
  ]);
  expect(found.entries.filter(({ reversal }) => reversal)).toMatchObject([
    { ledger: 'heart', amount: -1, subjectId: '1' },
    { ledger: 'heart', amount: -1, subjectId: '2' },
    { ledger: 'point', amount: -20, balance: 30, subjectId: '1' },
    { ledger: 'point', amount: -20, balance: 10, subjectId: '4' },
    { ledger: 'xp', amount: -10, balance: 32, subjectId: '1' },
    { ledger: 'xp', amount: -10, balance: 22, subjectId: '4' },
    { ledger: 'xp', amount: -1, subjectId: '1' },
    { ledger: 'xp', amount: -1, balance: 20, subjectId: '2' },
  ]);
  await provider.write((tx) => reverseAll(tx, sources, { ...atOnce, now }));
  expect(await held(atOnce)).toEqual(found);
});

it('a reversal above the lots leads below zero, and later credits pay it first', async () => {
  const { userId } = await someone();
  const now = ago(0);
  const sources = [1, 2, 3, 4].map((id) => ({ reason: 'challenge_checked' as const, subject: day(id) }));
  await provider.write((tx) => reverseAll(tx, sources, { userId, now }));
  const completed = { amounts: CHALLENGE_REWARDS.complete };
  await provider.write((tx) => creditAmounts(tx, 'challenge_completed', completed, { userId, subject: day(9), now }));
  const { lots, balances } = await held({ userId });
  expect(balances).toContainEqual(expect.objectContaining({ ledger: 'point', balance: 270 }));
  expect(lots.map(({ remaining }) => remaining)).toEqual([0, 0, 0, 0, 0, 270]);
});

/** Enters changes of a new member's points, each so many days ago; returns what is left of each lot, and its end. */
async function entered(...changes: readonly (readonly [daysAgo: number, Change])[]) {
  const { id: userId } = await provider.member();
  for (const [since, change] of changes) {
    await provider.write((tx) => enter(tx, { userId, ledger: 'point', now: ago(since), ...change }));
  }
  return (await held({ userId })).lots.map(({ remaining, ends }) => [remaining, ends]);
}
const credit = { amount: 100, reason: 'challenge_completed' as const, subject: day(1) };

it('a reversal debits the credit of its own reason, kind and number, however late that expires', async () => {
  const lots = await entered(
    [5, { ...credit, reason: 'challenge_checked' }],
    [4, { ...credit, subject: heart(1) }],
    [3, { ...credit, subject: day(2) }],
    [2, credit],
    [0, { ...credit, amount: -70, reversal: true }],
  );
  expect(lots.map(([remaining]) => remaining)).toEqual([100, 100, 100, 30]);
});

it('a conversion takes points from their seventh day on, of the year that each has', async () => {
  const credits = [
    [7, credit],
    [6, { ...credit, subject: day(2) }],
  ] as const;
  const converted = (amount: number) => entered(...credits, [0, { amount, reason: 'converted' }]);
  expect(await converted(-100)).toEqual([
    [0, ago(7 - 365)],
    [100, ago(6 - 365)],
  ]);
  await expect(converted(-101)).rejects.toThrow('lots hold less than their balance');
});

describe('a topic’s points, of which it was written a year ago', () => {
  const topic = { kind: 'topic', id: 1 };
  const written = { reason: 'topic_written' as const, subject: topic };
  async function author(since: number) {
    const { id: userId } = await provider.member();
    await provider.write((tx) => earn(tx, 'topic_written', { userId, subject: topic, now: ago(since) }));
    const cause = { userId, subject: topic };
    return {
      userId,
      remove: (daysAgo = 0) => provider.write((tx) => reverseAll(tx, [written], { ...cause, now: ago(daysAgo) })),
      restore: (daysAgo = 0) =>
        provider.write((tx) => restoreAmounts(tx, 'topic_written', { ...cause, now: ago(daysAgo) })),
      balance: async () => (await held({ userId })).balances.find(({ ledger }) => ledger === 'point')?.balance,
      lots: async () => (await held({ userId })).lots.map(({ remaining, ends }) => [remaining, ends]),
    };
  }
  const expire = () => expirePoints(provider.services.database, ago(0));

  it('expire on their day, whenever the topic is deleted and restored', async () => {
    const { remove, restore, lots } = await author(364);
    await remove();
    await restore();
    expect(await lots()).toEqual([
      [0, ago(-1)],
      [10, ago(-1)],
    ]);
  });

  it('are not taken a second time when it is deleted after they have expired', async () => {
    const { userId, remove, restore, balance } = await author(366);
    await provider.write((tx) => earn(tx, 'topic_written', { userId, subject: { kind: 'topic', id: 2 }, now: ago(1) }));
    await expire();
    for (const change of [remove, restore, remove]) {
      await change();
      expect(await balance()).toBe(10);
    }
  });

  it('are taken as far as they were spent before the rest expired, and given back so', async () => {
    const { userId, remove, restore, balance } = await author(366);
    await provider.write((tx) =>
      enter(tx, { userId, ledger: 'point', amount: -4, reason: 'corrected', now: ago(100) }),
    );
    await expire();
    const balances = [];
    for (const change of [remove, restore, expire, remove, restore]) {
      await change();
      balances.push(await balance());
    }
    // What is given back pays the debt, so that nothing of it is left to expire.
    expect(balances).toEqual([-4, 0, 0, -4, 0]);
  });
});

it('a reward that is earned again gives back what its reversal took, without what had expired, and says so', async () => {
  const { id: userId } = await provider.member();
  const cause = { userId, subject: { kind: 'mission', id: 1 } };
  const complete = (daysAgo: number) =>
    provider.write((tx) =>
      creditAmounts(tx, 'mission_completed', { amounts: { xp: 20, point: 100 } }, { ...cause, now: ago(daysAgo) }),
    );
  expect(await complete(366)).toEqual({ xp: 20, point: 100 });
  const spent = { userId, ledger: 'point', amount: -40, reason: 'corrected' } as const;
  await provider.write((tx) => enter(tx, { ...spent, now: ago(100) }));
  await expirePoints(provider.services.database, ago(0));
  expect(await complete(0)).toEqual({});
  const balances = async () => (await held({ userId })).balances.map(({ ledger, balance }) => [ledger, balance]);
  for (const _ of ['once', 'twice']) {
    await provider.write((tx) => reverse(tx, 'mission_completed', { ...cause, now: ago(0) }));
    expect(await balances()).toEqual([
      ['heart', 0],
      ['point', -40],
      ['xp', 0],
    ]);
    expect(await complete(0)).toEqual({ xp: 20, point: 40 });
    expect(await balances()).toEqual([
      ['heart', 0],
      ['point', 0],
      ['xp', 20],
    ]);
  }
});
