import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { storeCredits } from '../../db/schema/points.ts';
import { enter } from '../../domain/ledger/ledger.ts';
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
