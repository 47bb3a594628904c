import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications } from '../../db/schema/notifications.ts';
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
