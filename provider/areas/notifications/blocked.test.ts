import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { notificationDeliveries, notificationSettings } from '../../db/schema/notifications.ts';
import { type Notice, notify } from '../../domain/notifications/notify.ts';
import { DEFAULT_SETTINGS } from '../../domain/notifications/settings.ts';
import { daysBefore } from '../../platform/time/days.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { deliverDue } from './deliver.ts';
import { sendDigests } from './digest.ts';

const provider = await testProvider();
let reader: TestMember;
let blocked: TestMember;
let friend: TestMember;
beforeEach(async () => {
  await provider.write(async (tx) => void (await tx.delete(notificationDeliveries)));
  await provider.write(async (tx) => void (await tx.delete(notificationSettings)));
  provider.mails.length = 0;
  provider.pushes.length = 0;
  reader = await provider.member();
  [blocked, friend] = [await provider.member({ nickname: '차단된 회원' }), await provider.member({ nickname: '친구' })];
  const { groups, timeZone, locale } = DEFAULT_SETTINGS;
  await provider.insert(notificationSettings, {
    userId: reader.id,
    // Every channel for what the tests tell of.
    groups: { ...groups, comments: { site: true, push: true, mail: true } },
    digest: 'daily',
    digestAt: daysBefore(provider.now(), 1),
    timeZone,
    locale,
  });
  const subscription = { endpoint: `https://push.example.com/${randomUUID()}` };
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  await reader.call('PUT', 'notifications/push/', { ...subscription, keys });
});

/** Notifies the reader of a comment on one of their topics. */
const comment = (by: TestMember, topic: number, rest: Partial<Notice> = {}) =>
  provider.write((tx) =>
    notify(tx, {
      to: reader.id,
      kind: 'comment',
      actorId: by.id,
      subject: { type: 'topic', id: topic, title: `글 ${topic}`, path: `/forums/free/topics/${topic}` },
      cause: { subject: 'comment', subjectId: topic * 100 + by.id },
      now: provider.now(),
      ...rest,
    }),
  );
const block = () => reader.call('POST', `users/${blocked.username}/block/`, {});
const list = async () => (await reader.call('GET', 'notifications/?page_size=100')).body;
/** Sends all that is due, and returns what it says. */
async function delivered() {
  await Promise.all([deliverDue(provider.services, 'mail'), deliverDue(provider.services, 'push')]);
  await sendDigests(provider.services, async () => ({ followed: [], best: [] }));
  return { mails: provider.mails.map(({ text }) => text), pushes: provider.pushes.map(({ title }) => title) };
}

it('takes away what a member has caused, read or not, on every channel, once they are blocked', async () => {
  await comment(blocked, 1);
  await reader.call('POST', 'notifications/read/');
  provider.advance(1);
  await comment(blocked, 2);
  await comment(blocked, 3);
  expect(await list()).toMatchObject({ count: 3, unread_count: 2 });
  await block();
  expect(await list()).toMatchObject({ count: 0, unread_count: 0, results: [] });
  expect(await delivered()).toEqual({ mails: [], pushes: [] });
  // Of later events nothing is told either, and what was taken away does not return.
  await comment(blocked, 4);
  await block();
  expect(await list()).toMatchObject({ count: 0, unread_count: 0 });
  await comment(blocked, 5);
  expect(await list()).toMatchObject({ count: 1, unread_count: 1 });
});

it('leaves what others have caused too, under their names alone', async () => {
  await comment(friend, 1);
  provider.advance(1);
  await comment(blocked, 1);
  await comment(friend, 2);
  await provider.write((tx) =>
    notify(tx, {
      to: reader.id,
      kind: 'badge',
      subject: { type: 'badge', id: 1, title: '첫 글' },
      now: provider.now(),
    }),
  );
  await block();
  const { count, unread_count, results } = await list();
  expect([count, unread_count]).toEqual([3, 3]);
  for (const { kind, actors, actor_count, path } of results) {
    if (kind === 'badge') continue;
    expect([actors.map(({ nickname }: { nickname: string }) => nickname), actor_count]).toEqual([['친구'], 1]);
    expect(path).not.toContain('차단');
  }
  const { mails, pushes } = await delivered();
  expect([mails.length, pushes.length]).toEqual([3, 3]);
  expect(JSON.stringify([mails, pushes])).toContain('친구');
  expect(JSON.stringify([mails, pushes])).not.toContain('차단된');
});

it('leaves the notifications of the blocked member and of everybody else', async () => {
  await comment(blocked, 1, { to: friend.id });
  await comment(reader, 2, { to: blocked.id });
  await block();
  for (const member of [friend, blocked]) {
    expect((await member.call('GET', 'notifications/')).body).toMatchObject({ count: 1, unread_count: 1 });
  }
});
