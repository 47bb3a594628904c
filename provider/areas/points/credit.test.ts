import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { storeCredits } from '../../db/schema/points.ts';
import { users } from '../../db/schema/users.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { testProvider } from '../../testing.ts';
import { convertPoints } from './convert.ts';
import { type Credit, sendCredits } from './credit.ts';

const DAY = 24 * 60 * 60 * 1000;
const TERMS = { POINT_CONVERT_MIN: 1000, POINT_CONVERT_STEP: 100, STORE_CREDIT_URL: 'https://store.test/credits' };

const provider = await testProvider();

it('a store that is down is called again until it has accepted the credit, under the same id', async () => {
  const { services } = provider;
  const member = await provider.member({ username: 'saver' });
  const now = services.now();
  await services.database.write(async (tx) => {
    await enter(tx, {
      userId: member.id,
      ledger: 'point',
      amount: 1500,
      reason: 'mission_completed',
      now: new Date(now.getTime() - 8 * DAY),
    });
    await convertPoints(tx, { userId: member.id, point: 1200, now }, TERMS, 'ko');
  });
  const taken: Credit[] = [];
  let away = true;
  const store = {
    give: async (credit: Credit) => {
      if (away) throw new Error('The store answered 503');
      taken.push(credit);
    },
  };
  const rows = () => provider.rows(storeCredits, eq(storeCredits.userId, member.id));
  await sendCredits(services, store);
  expect(await rows()).toMatchObject([{ status: 'pending', attempts: 1, won: 1200 }]);
  away = false;
  await sendCredits(services, store);
  await sendCredits(services, store);
  expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  expect(taken).toEqual([{ id: expect.any(Number), username: 'saver', won: 1200 }]);
});

it('a member who is erased before the store was there again gets the credit under the name of the conversion', async () => {
  const { database, now, log } = provider.services;
  const member = await provider.member({ username: 'quitter' });
  await database.write(async (tx) => {
    const earned = new Date(now().getTime() - 8 * DAY);
    const points = { userId: member.id, ledger: 'point', amount: 1500, reason: 'mission_completed' } as const;
    await enter(tx, { ...points, now: earned });
    await convertPoints(tx, { userId: member.id, point: 1200, now: now() }, TERMS, 'ko');
  });
  await provider.update(
    users,
    { status: 'left', leftAt: new Date(now().getTime() - 40 * DAY) },
    eq(users.id, member.id),
  );
  expect(await eraseLeavers({ database, now })).toBe(1);
  const taken: Credit[] = [];
  const store = { give: async (credit: Credit) => void taken.push(credit) };
  const rows = () => provider.rows(storeCredits, eq(storeCredits.userId, member.id));
  const username = (await rows())[0]?.username ?? null;
  // One that a version before has written names nobody any more.
  await provider.update(storeCredits, { username: null }, eq(storeCredits.userId, member.id));
  await sendCredits({ database, now, log }, store);
  expect([taken, await rows()]).toMatchObject([[], [{ status: 'pending', attempts: 0 }]]);
  await provider.update(storeCredits, { username }, eq(storeCredits.userId, member.id));
  await sendCredits({ database, now, log }, store);
  expect(taken).toEqual([{ id: expect.any(Number), username: 'quitter', won: 1200 }]);
  expect(await rows()).toMatchObject([{ status: 'sent', username: null }]);
});

it('a member sees the store credit of their conversions, its sum, and what the store has not confirmed', async () => {
  const { services } = provider;
  const member = await provider.member();
  const other = await provider.member();
  const now = services.now();
  const convert = (userId: number, point: number, terms: Parameters<typeof convertPoints>[2]) =>
    services.database.write(async (tx) => {
      const earned = new Date(now.getTime() - 8 * DAY);
      await enter(tx, { userId, ledger: 'point', amount: point, reason: 'mission_completed', now: earned });
      await convertPoints(tx, { userId, point, now }, terms, 'ko');
    });
  await convert(member.id, 1000, { ...TERMS, STORE_CREDIT_URL: undefined });
  await convert(member.id, 2000, TERMS);
  await convert(other.id, 5000, TERMS);
  expect((await member.call('GET', 'store-credits/')).body).toMatchObject({
    count: 2,
    results: [
      { won: 2000, status: 'pending' },
      { won: 1000, status: 'recorded' },
    ],
    summary: { total: 3000, pending: 2000, store: null },
  });
  expect(await provider.call('GET', 'store-credits/')).toMatchObject({ status: 401 });
});
