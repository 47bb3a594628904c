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
