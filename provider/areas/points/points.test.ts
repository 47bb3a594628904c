import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { ledgerBalances, ledgerEntries } from '../../db/schema/points.ts';
import { earn, reverse } from '../../domain/ledger/earn.ts';
import { enter, enterAll } from '../../domain/ledger/ledger.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { expirePoints } from './expire.ts';
import { pointJobs } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1000;

const provider = await testProvider();
let member: TestMember;
beforeEach(async () => {
  member = await provider.member();
});

/** Returns the instant `days` days before the test's present, noon in Seoul on 2 March 2026. */
const ago = (days: number) => new Date(provider.now().getTime() - days * DAY);
const cause = (id: number, kind = 'topic', now = ago(0)) => ({ userId: member.id, subject: { kind, id }, now });
const give = (amount: number, daysAgo = 0) =>
  provider.write((tx) =>
    enter(tx, {
      userId: member.id,
      ledger: 'point',
      amount,
      reason: 'mission_completed',
      subject: { kind: 'mission', id: amount },
      now: ago(daysAgo),
    }),
  );
const points = async (query = '', token = member.token) =>
  (await provider.call('GET', `point-histories/${query}`, { token })).body;
const convert = (point: unknown, token = member.token) =>
  provider.call('POST', 'point-histories/convert/', { token, body: { point } });

it('a written topic credits xp and points once, however often it is entered', async () => {
  await provider.write((tx) => earn(tx, 'topic_written', cause(1)));
  await provider.write((tx) => earn(tx, 'topic_written', cause(1)));
  expect(await points()).toMatchObject({
    count: 1,
    results: [
      {
        username: member.username,
        amount: 10,
        balance: 10,
        reason: 'topic_written',
        reversal: false,
        subject: { kind: 'topic', id: '1' },
      },
    ],
    summary: { balance: 10, available: 0, pending: 10, expiring: 0, expires_at: null },
  });
  expect((await member.call('GET', 'xp-histories/')).body).toMatchObject({ count: 1, summary: { balance: 10 } });
});

it('only the first five topics and posts of a day in Seoul credit points', async () => {
  for (const id of [1, 2, 3, 4]) await provider.write((tx) => earn(tx, 'topic_written', cause(id)));
  for (const id of [5, 6]) await provider.write((tx) => earn(tx, 'post_written', cause(id, 'post')));
  expect((await points()).summary.balance).toBe(50);
  // Midnight in Seoul is 15:00 in UTC.
  const tomorrow = new Date('2026-03-02T15:00:00Z');
  await provider.write((tx) => earn(tx, 'topic_written', cause(7, 'topic', tomorrow)));
  expect((await points()).summary.balance).toBe(60);
});

it('deleted content reverses its credits, once, below zero if they were spent', async () => {
  await provider.write((tx) => earn(tx, 'topic_written', cause(1, 'topic', ago(8))));
  await give(990, 8);
  expect((await convert(1000)).body).toEqual({ success: true, reason: '' });
  await provider.write((tx) => reverse(tx, 'topic_written', cause(1)));
  await provider.write((tx) => reverse(tx, 'topic_written', cause(1)));
  expect(await points()).toMatchObject({
    count: 4,
    results: [{ amount: -10, balance: -10, reversal: true }, {}, {}, {}],
    summary: { balance: -10, available: 0, pending: 0 },
  });
  await give(100);
  expect((await points()).summary).toMatchObject({ balance: 90, pending: 90 });
});

it('points convert after seven days, from 1,000 up in steps of 100', async () => {
  await give(1000, 6);
  expect((await convert(1000)).body).toEqual({ success: false, reason: '지금 전환할 수 있는 포인트는 0포인트예요.' });
  await give(1500, 7);
  expect((await convert(900)).body.reason).toBe('1,000포인트부터 전환할 수 있어요.');
  expect((await convert(1050)).body.reason).toBe('100포인트 단위로 전환할 수 있어요.');
  expect((await convert(1600)).body.success).toBe(false);
  expect((await convert(1000)).body).toEqual({ success: true, reason: '' });
  expect((await points()).summary).toMatchObject({ balance: 1500, available: 500, pending: 1000 });
});

it('a conversion sent twice under one key happens once', async () => {
  await give(2000, 7);
  const send = () =>
    provider.call('POST', 'point-histories/convert/', {
      token: member.token,
      body: { point: 1000 },
      headers: { 'Idempotency-Key': 'once' },
    });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ body }) => body.success)).toEqual([true, true, true]);
  expect((await points()).summary.balance).toBe(1000);
});

it('many concurrent conversions never spend more than the balance', async () => {
  await give(3000, 7);
  const answers = await Promise.all(Array.from({ length: 8 }, () => convert(1000)));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(3);
  const { summary, results } = await points();
  expect(summary).toMatchObject({ balance: 0, available: 0 });
  const sum = results.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
  expect(sum).toBe(0);
});

it('a conversion accepts a whole number of points', async () => {
  for (const point of [undefined, null, '1000', 0, -1000, 1000.5, 1e12]) {
    expect((await convert(point)).status, String(point)).toBe(400);
  }
  const { status } = await provider.call('POST', 'point-histories/convert/', { body: { point: 1000 } });
  expect(status).toBe(401);
  const unverified = await provider.member({ emailVerifiedAt: null });
  expect(await convert(1000, unverified.token)).toMatchObject({ status: 409, body: { code: 'email_unverified' } });
});

it('points that have expired are not converted in the minutes before the job takes them', async () => {
  await give(1000, 365);
  await give(500, 364);
  expect((await points()).summary).toMatchObject({ balance: 1500, available: 500 });
  expect((await convert(1000)).body).toMatchObject({ success: false });
  expect((await points()).summary.balance).toBe(1500);
});

it('a run of the job expires all that has ended, however much that is', async () => {
  const { id: userId } = await provider.member();
  const subjects = Array.from({ length: 501 }, (_, id) => ({ kind: 'topic', id }));
  const changes = subjects.map((subject) => ({ amount: 1, reason: 'topic_written' as const, subject }));
  await provider.write((tx) => enterAll(tx, { userId, ledger: 'point' }, changes, ago(366)));
  const job = pointJobs(provider.services).find(({ name }) => name === 'points');
  await job?.run(new AbortController().signal);
  const [left] = await provider.rows(ledgerBalances, eq(ledgerBalances.userId, userId));
  expect(left).toMatchObject({ balance: 0, entries: 1002 });
});

it('points expire after a year, and are announced in the last thirty days', async () => {
  await give(1000, 340);
  const { summary } = await points();
  expect(summary).toMatchObject({ available: 1000, expiring: 1000 });
  expect(summary.expires_at).toBe(ago(-25).toISOString());
  await expirePoints(provider.services.database, ago(-24));
  expect((await points()).count).toBe(1);
  await expirePoints(provider.services.database, ago(-25));
  await expirePoints(provider.services.database, ago(-25));
  expect(await points()).toMatchObject({
    count: 2,
    results: [{ amount: -1000, balance: 0, reason: 'expired' }, {}],
    summary: { balance: 0, expiring: 0 },
  });
});

it('hearts fill up to five with the first touch of a day, and never above by that', async () => {
  const hearts = async () => (await member.call('GET', 'heart-histories/')).body;
  const newcomer = await provider.member();
  expect((await newcomer.call('GET', 'heart-histories/')).body).toMatchObject({ count: 0, summary: { balance: 0 } });
  const change = (amount: number, daysAgo: number) =>
    provider.write((tx) =>
      enter(tx, { userId: member.id, ledger: 'heart', amount, reason: 'heart_given', now: ago(daysAgo) }),
    );
  await provider.write((tx) => earn(tx, 'email_verified', cause(member.id, 'user', ago(2))));
  await change(-3, 2);
  await change(-1, 1);
  expect(await hearts()).toMatchObject({
    summary: { balance: 5 },
    results: [
      { amount: 1, reason: 'hearts_refilled' },
      { amount: -1 },
      { amount: 3, reason: 'hearts_refilled' },
      { amount: -3 },
      { amount: 5, reason: 'email_verified' },
    ],
  });
  await change(2, 0);
  expect((await hearts()).summary.balance).toBe(7);
  await change(1, -1);
  expect((await hearts()).summary.balance).toBe(8);
});

it('a history is its member’s only, and any member’s for a manager', async () => {
  await give(100);
  const [other, manager] = [await provider.member(), await provider.member({ role: 'manager' })];
  const query = `?username=${member.username}`;
  expect(await points(query, other.token)).toMatchObject({ code: 'not_found' });
  expect(await points(query, manager.token)).toMatchObject({ count: 1 });
  expect((await provider.call('GET', 'point-histories/')).status).toBe(401);
});

it('a history is searched by the names of its reasons, in either language', async () => {
  await give(100);
  await provider.write((tx) => earn(tx, 'topic_written', cause(1)));
  const search = async (keyword: string) => points(`?search=${encodeURIComponent(keyword)}`);
  expect(await search('미션')).toMatchObject({
    count: 1,
    results: [{ reason: 'mission_completed' }],
    summary: { balance: 110 },
  });
  expect(await search('WROTE a topic')).toMatchObject({ count: 1, results: [{ reason: 'topic_written' }] });
  expect(await search('하트')).toMatchObject({ count: 0, results: [] });
});

it('the chart has the balance at the end of each day that changed it', async () => {
  await give(100, 3);
  await give(50, 3);
  await give(25);
  expect((await points()).summary.series).toEqual([
    { date: '2026-02-27', balance: 150 },
    { date: '2026-03-02', balance: 175 },
  ]);
});

it('an entry can be neither changed nor removed', async () => {
  const { id } = await give(100);
  const rejected = { cause: { message: 'ledger_entries is append-only' } };
  const own = eq(ledgerEntries.id, id);
  await expect(
    provider.write(async (tx) => void (await tx.update(ledgerEntries).set({ amount: 1 }).where(own))),
  ).rejects.toMatchObject(rejected);
  await expect(provider.write(async (tx) => void (await tx.delete(ledgerEntries).where(own)))).rejects.toMatchObject(
    rejected,
  );
});

it('hearts are refilled once a day at most, also when a call that began before midnight comes after one of after', async () => {
  const times = [-24, -1, 12.5, 36].map((hours) => new Date(provider.now().getTime() + hours * 60 * 60 * 1000));
  const order = times.flatMap((one) => times.flatMap((two) => times.map((three) => [one, two, three])));
  for (const sequence of order) {
    const { id: userId } = await provider.member();
    const account = { userId, ledger: 'heart' as const };
    const change = (amount: number, now: Date) =>
      provider.write((tx) => enter(tx, { ...account, amount, reason: 'heart_given', now }));
    await change(1, ago(3));
    for (const now of sequence) await change(-1, now);
    const refills = await provider.rows(
      ledgerEntries,
      and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.reason, 'hearts_refilled')),
    );
    const days = refills.map(({ createdAt }) => seoulDay(createdAt));
    expect(days, sequence.join()).toEqual([...new Set(days)].sort());
  }
});
