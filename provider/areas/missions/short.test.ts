import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { shortMissions } from '../../db/schema/missions.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { noLimits, type TestMember, testProvider } from '../../testing.ts';
import { aShortMission } from './testing.ts';

const CODE = 'AB2C-DE3F-GH4J';

const provider = await testProvider();
let member: TestMember;
beforeEach(async () => {
  provider.services.limits = createLimits(undefined);
  await forgetCodes();
  member = await provider.member();
});

const check = (code: string, { token } = member, key?: string) =>
  provider.call('POST', 'missions/short/check/', {
    token,
    body: { code },
    headers: key ? { 'Idempotency-Key': key } : {},
  });
const points = async ({ token } = member) =>
  (await provider.call('GET', 'point-histories/', { token })).body.summary.balance;
/** Clears the codes of earlier tests' coupons, so that they can be used again. */
const forgetCodes = () => provider.update(shortMissions, { codeHash: sql`'gone ' || ${shortMissions.id}` });

it('a coupon is redeemed once a member, however its code is typed', async () => {
  await aShortMission(provider, { reward: 300 });
  const { status, body } = await check(' ab2c de3f－gh4j ');
  expect([status, body]).toEqual([200, { success: true, title: '겨울 인사', earned: { xp: 20, point: 300 } }]);
  expect(await check(CODE)).toMatchObject({ status: 409, body: { code: 'coupon_received' } });
  expect(await points()).toBe(300);
  const { body: xp } = await member.call('GET', 'xp-histories/');
  expect(xp.results[0]).toMatchObject({ amount: 20, reason: 'mission_completed' });
});

it('reports the reason: wrong, early, ended, used up', async () => {
  const at = (seconds: number) => new Date(provider.now().getTime() + seconds * 1000);
  expect((await check(CODE)).body.code).toBe('coupon_wrong');
  expect((await check('')).body.code).toBe('coupon_wrong');
  const cases = {
    coupon_early: { startsAt: at(10) },
    coupon_ended: { endsAt: at(0) },
    coupon_used_up: { uses: 3, used: 3 },
  };
  for (const [code, row] of Object.entries(cases)) {
    await aShortMission(provider, row);
    expect(await check(CODE)).toMatchObject({ status: 409, body: { code } });
    await forgetCodes();
  }
  expect(await points()).toBe(0);
});

it('a call sent again under its key answers the same and redeems nothing twice', async () => {
  const { id } = await aShortMission(provider);
  const first = await check(CODE, member, 'kept key');
  const again = await check(CODE, member, 'kept-key');
  expect(first.status).toBe(400);
  expect(again.status).toBe(200);
  const replayed = await check(CODE, member, 'kept-key');
  expect(replayed.body).toEqual(again.body);
  expect(replayed.headers.get('Idempotency-Replayed')).toBe('true');
  const [row] = await provider.rows(shortMissions, eq(shortMissions.id, id));
  expect(row?.used).toBe(1);
  expect(await points()).toBe(300);
});

it('guesses are delayed after the fifth wrong code, and a right one is no guess', async () => {
  await aShortMission(provider);
  for (let i = 0; i < 3; i += 1) await check('ZZZZ-ZZZZ-ZZZZ');
  expect((await check(CODE)).status).toBe(200);
  for (const status of [409, 409, 429]) expect((await check('ZZZZ-ZZZZ-ZZZZ')).status).toBe(status);
  const waiting = await check(CODE);
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers.get('Retry-After'))).toBeGreaterThan(0);
});

it('guesses of several members from one address are delayed too', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    const someone = await provider.member();
    for (let guess = 0; guess < 3; guess += 1) statuses.push((await check(`ZZZZ-ZZZZ-${i}${guess}ZZ`, someone)).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(409));
  expect(statuses.at(-1)).toBe(429);
});

it('of a hundred concurrent calls for the last use exactly one succeeds', async () => {
  provider.services.limits = noLimits;
  const { id } = await aShortMission(provider, { uses: 5, used: 4 });
  const people = await Promise.all(Array.from({ length: 100 }, () => provider.member()));
  const answers = await Promise.all(people.map((person) => check(CODE, person)));
  const got = answers.filter(({ status }) => status === 200);
  expect(got).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'coupon_used_up')).toHaveLength(99);
  const [row] = await provider.rows(shortMissions, eq(shortMissions.id, id));
  expect(row?.used).toBe(5);
  const sums = await Promise.all(people.map((person) => points(person)));
  expect(sums.reduce((sum, it) => sum + it, 0)).toBe(300);
});

it('ten concurrent calls of one member credit one reward', async () => {
  await aShortMission(provider);
  const answers = await Promise.all(Array.from({ length: 10 }, () => check(CODE)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await points()).toBe(300);
});

it('only verified members redeem a coupon', async () => {
  await aShortMission(provider);
  expect((await provider.call('POST', 'missions/short/check/', { body: { code: CODE } })).status).toBe(401);
  const unverified = await provider.member({ emailVerifiedAt: null });
  expect((await check(CODE, unverified)).body.code).toBe('email_unverified');
});
