import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { DEFAULT_SETTINGS } from '../../domain/notifications/settings.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { isReminderDue, remindParticipants } from './remind.ts';
import { aChallenge, participantsOf } from './testing.ts';

const provider = await testProvider();
const run = () => remindParticipants(provider.services.database, provider.now());
const remindersOf = (member: TestMember) => provider.rows(notifications, eq(notifications.userId, member.id));

it('reminds who has not checked in, once a challenge and day', async () => {
  // It is 12:00 in Seoul.
  const { id } = await aChallenge(provider, { closesAt: '13:30:00' });
  const [late, done] = [await provider.member(), await provider.member()];
  await participantsOf(provider, id, [late]);
  await participantsOf(provider, id, [done], {});
  await run();
  expect(await remindersOf(late)).toMatchObject([
    { path: `/challenges/${id}`, title: '보습 열흘', kind: 'challenge_reminder' },
  ]);
  expect(await remindersOf(done)).toEqual([]);

  await late.call('POST', 'notifications/read/', {});
  await run();
  expect(await remindersOf(late)).toHaveLength(1);
  provider.advance(24 * 3600);
  await run();
  expect(await remindersOf(late)).toHaveLength(2);
});

it('reminds nobody who is suspended and cannot check in, until that ends', async () => {
  const { id } = await aChallenge(provider, { closesAt: '13:30:00' });
  const member = await provider.member({ suspendedUntil: new Date('9999-01-01') });
  await participantsOf(provider, id, [member]);
  await run();
  expect(await remindersOf(member)).toEqual([]);
  await provider.update(users, { suspendedUntil: provider.now() }, eq(users.id, member.id));
  await run();
  expect(await remindersOf(member)).toHaveLength(1);
});

it('reminds of no window that closes much later', async () => {
  const { id } = await aChallenge(provider, { closesAt: '15:00:00' });
  const member = await provider.member();
  await participantsOf(provider, id, [member]);
  await run();
  expect(await remindersOf(member)).toEqual([]);
});

it.each([
  ['two hours before', '2026-03-02T05:00:00Z', '2026-03-02T02:59:00Z', '2026-03-02T03:00:00Z'],
  ['before the night in which it closes', '2026-03-02T15:00:00Z', '2026-03-02T11:59:00Z', '2026-03-02T12:00:00Z'],
  ['after the night', '2026-03-03T00:30:00Z', '2026-03-02T22:59:00Z', '2026-03-02T23:00:00Z'],
])('is due %s', (_name, closes, before, due) => {
  const closesAt = new Date(closes);
  const isDue = (at: string) => isReminderDue({ closesAt }, DEFAULT_SETTINGS, new Date(at));
  expect([isDue(before), isDue(due)]).toEqual([false, true]);
});

it('reminds by the clock of the latest call in every zone: once before a day ends, never of one that is checked', async () => {
  const { id } = await aChallenge(provider, { timeZone: null });
  const zones = ['Pacific/Midway', 'America/Los_Angeles', 'America/New_York', 'Europe/London', 'Asia/Kolkata'];
  const members: (TestMember & { zone: string; checks: boolean })[] = [];
  for (const zone of [...zones, 'Asia/Seoul', 'Pacific/Apia', 'Pacific/Kiritimati']) {
    for (const checks of [true, false]) members.push({ ...(await provider.member()), zone, checks });
  }
  const post = async ({ id: userId, zone }: (typeof members)[number], path: string) => {
    const { token } = await provider.session(userId);
    const headers = { 'X-Timezone': zone };
    const { status, body } = await provider.call('POST', `challenges/${id}/${path}`, { token, headers, body: {} });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.id;
  };
  const clock = (zone: string, at: Date) => at.toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' });
  const parts = new Map<number, number>();
  for (const member of members) parts.set(member.id, await post(member, 'entrant/'));
  const check = (member: (typeof members)[number]) => post(member, `entrants/${parts.get(member.id)}/check/`);
  const keen = members.filter(({ checks }) => checks);
  for (const member of keen) await check(member);
  for (let quarter = 0; quarter < 3 * 24 * 4; quarter += 1) {
    provider.advance(15 * 60);
    for (const member of keen) if (clock(member.zone, provider.now()) === '12:00') await check(member);
    await run();
  }
  for (const member of members) {
    const own = (await remindersOf(member)).filter(({ path }) => path === `/challenges/${id}`);
    const times = own.map(({ createdAt }) => clock(member.zone, createdAt));
    expect(times, member.zone).toEqual(member.checks ? [] : ['21:00', '21:00', '21:00']);
  }
});
