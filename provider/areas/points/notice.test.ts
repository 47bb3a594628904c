import { beforeEach, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import { spend } from '../../domain/ledger/spend.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { expirePoints } from './expire.ts';
import { noticeEnding } from './notice.ts';

const provider = await testProvider();
let member: TestMember;
beforeEach(async () => {
  member = await provider.member();
});

/** Returns noon of a day in Seoul; points credited then expire at noon a year later. */
const on = (date: string) => new Date(`${date}T12:00:00+09:00`);
const give = (amount: number, date: string) =>
  provider.write((tx) =>
    enter(tx, {
      userId: member.id,
      ledger: 'point',
      amount,
      reason: 'mission_completed',
      subject: { kind: 'mission', id: date },
      now: on(date),
    }),
  );
const notice = (date: string) => noticeEnding(provider.services.database, on(date));
const notified = async (locale = 'ko'): Promise<Notification[]> => {
  const headers = { 'Accept-Language': locale };
  return (await provider.call('GET', 'notifications/', { token: member.token, headers })).body.results;
};
const titles = async (locale?: string) => (await notified(locale)).map(({ subject }) => subject.title);

it('a member is notified thirty days before points expire, once, with their number and dates', async () => {
  await give(1200, '2024-12-20');
  await notice('2025-11-19');
  expect(await notified()).toEqual([]);
  await notice('2025-11-20');
  expect(await notified()).toMatchObject([
    { kind: 'points', subject: { type: 'points', title: '12월 20일 1,200포인트' }, path: '/me/points', actor_count: 0 },
  ]);
  expect(await titles('en')).toEqual(['1,200 points, December 20']);
  await member.call('POST', 'notifications/read/');
  for (const date of ['2025-11-20', '2025-12-01', '2025-12-19']) await notice(date);
  expect(await notified()).toHaveLength(1);
});

it('a member who earned on many days of a month gets one notice for the month', async () => {
  await give(300, '2024-12-03');
  await give(20, '2024-12-20');
  await give(1, '2024-12-31');
  await give(50, '2025-01-01');
  await notice('2025-11-04');
  expect(await titles()).toEqual(['12월 3일부터 31일까지 321포인트']);
  expect(await titles('en')).toEqual(['321 points, December 3–31']);
  await member.call('POST', 'notifications/read/');
  for (const date of ['2025-11-20', '2025-12-01']) await notice(date);
  expect(await notified()).toHaveLength(1);
  await notice('2025-12-02');
  expect(await titles()).toEqual(['1월 1일 50포인트', '12월 3일부터 31일까지 321포인트']);
});

it('the notice counts the remaining points, not the spent or expired ones', async () => {
  await give(100, '2024-12-20');
  await give(40, '2024-12-21');
  const payment = { userId: member.id, ledger: 'point', reason: 'converted' } as const;
  await provider.write((tx) =>
    spend(tx, { ...payment, amount: 110, subject: { kind: 'test', id: 1 }, now: on('2025-06-01') }),
  );
  await notice('2025-12-01');
  expect(await titles()).toEqual(['12월 21일 30포인트']);

  member = await provider.member();
  await give(100, '2024-12-20');
  await notice('2025-12-21');
  await expirePoints(provider.services.database, on('2025-12-21'));
  await notice('2025-12-22');
  expect(await notified()).toEqual([]);
});

it('two runs at once notify once, and a leaver is not notified', async () => {
  await give(100, '2024-12-20');
  await Promise.all([notice('2025-12-01'), notice('2025-12-01'), notice('2025-12-01')]);
  expect(await notified()).toHaveLength(1);

  member = await provider.member();
  await give(100, '2024-12-20');
  await provider.update(users, { status: 'left' });
  await notice('2025-12-01');
  await provider.update(users, { status: 'active' });
  expect(await notified()).toEqual([]);
});
