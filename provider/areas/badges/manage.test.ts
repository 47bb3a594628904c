import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Badge } from '../../../contract/badges.ts';
import type { BadgeCode } from '../../../contract/constants/common.ts';
import type { ManagedBadge } from '../../../contract/managedBadges.ts';
import { badgeSettings } from '../../db/schema/members.ts';
import { notificationDeliveries, notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { awardDue } from '../../domain/badges/award.ts';
import { badgeRules } from '../../domain/badges/rules.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
const editor = await provider.member({ role: 'editor' });
await provider.forum('free');

const reset = () => provider.write((tx) => tx.delete(badgeSettings));
beforeEach(reset);
// Members of other tests are not to be awarded by the rules of one.
afterEach(() => provider.write((tx) => tx.update(users).set({ status: 'hidden' }).where(eq(users.role, 'member'))));

const read = async (code: BadgeCode): Promise<ManagedBadge> => {
  const { body } = await editor.call('GET', 'manage/badges/');
  return body.badges.find((badge: ManagedBadge) => badge.code === code);
};
/** Changes a rule over what is stored. */
async function set(code: BadgeCode, change: Partial<ManagedBadge>, by = editor) {
  const { threshold, status, version } = { ...(await read(code)), ...change };
  return by.call('PUT', `manage/badges/${code}/`, { threshold, status, version });
}
const run = (signal?: AbortSignal) => awardDue(provider.services.database, provider.now(), signal);
/** Subscribes a member to push messages, of which badges are one. */
async function subscribe(member: TestMember) {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const endpoint = `https://push.example.com/${member.username}`;
  expect((await member.call('PUT', 'notifications/push/', { endpoint, keys })).status).toBe(200);
}
const badgesOf = async ({ username }: TestMember) => {
  const { body } = await provider.call('GET', `users/${username}/`);
  return body.badges.map(({ code }: Badge) => code);
};
const toldOf = async ({ id }: TestMember) => {
  const rows = await provider.rows(notifications, eq(notifications.userId, id));
  return rows.map(({ subjectId }) => subjectId);
};

it('lists every badge with its rule and how many have it', async () => {
  const writer = await provider.member();
  await writer.call('POST', 'topics/', { title: '오늘의 피부', content: '촉촉해요' });
  const { body } = await editor.call('GET', 'manage/badges/');
  expect(body.badges).toHaveLength(badgeRules.length);
  expect(await read('first_topic')).toEqual({
    id: 1,
    code: 'first_topic',
    status: 'active',
    name: '첫 이야기',
    description: '글을 1개 쓰면 받아요.',
    measure: 'topics',
    threshold: 1,
    members: 1,
    catching_up: false,
    version: 1,
  });
  expect(await read('first_hundred')).toMatchObject({ measure: 'invitation', threshold: null, status: 'inactive' });
});

it('is changed, named everywhere by its number, renews the page of badges, and is logged', async () => {
  const changed = await set('hundred_likes', { threshold: 20 });
  expect(changed).toMatchObject({ status: 200, body: { threshold: 20, version: 2 } });
  expect(changed.headers.get('Link')).toBe('</badges>; rel="invalidates"');
  const found = await provider.call('GET', 'badges/?search=likes', { headers: { 'Accept-Language': 'en' } });
  expect(found.body.results).toMatchObject([{ description: 'For 20 or more likes received.' }]);
  const owner = await provider.member({ role: 'owner' });
  expect((await owner.call('GET', 'moderation/log/')).body.results[0]).toMatchObject({
    action: 'edit_badge',
    label: '좋아요 백 개',
    before: { badge_threshold: 100 },
    after: { badge_threshold: 20 },
  });
});

it('a higher number takes the badge from nobody, and is what others need', async () => {
  const [before, after] = [await provider.member({ topicCount: 9 }), await provider.member({ topicCount: 9 })];
  const write = (member: TestMember) => member.call('POST', 'topics/', { title: '보습', content: '세 겹으로' });
  await write(before);
  expect(await badgesOf(before)).toContain('ten_topics');
  await set('ten_topics', { threshold: 12 });
  await write(after);
  await run();
  expect(await badgesOf(before)).toContain('ten_topics');
  expect(await badgesOf(after)).toEqual(['first_topic']);
});

it('a lower number awards those who had reached it, each once, on the site’s list alone', async () => {
  const [reached, close, off] = [
    await provider.member({ commentCount: 40 }),
    await provider.member({ commentCount: 39 }),
    await provider.member({ commentCount: 40, status: 'hidden' }),
  ];
  await subscribe(reached);
  expect((await set('hundred_comments', { threshold: 40 })).body.catching_up).toBe(true);
  await run();
  await run();
  expect(await badgesOf(reached)).toEqual(['hundred_comments']);
  expect(await toldOf(reached)).toEqual(['hundred_comments']);
  expect(await provider.rows(notificationDeliveries)).toEqual([]);
  expect(await badgesOf(close)).toEqual([]);
  expect(await toldOf(off)).toEqual([]);
  expect(await read('hundred_comments')).toMatchObject({ catching_up: false, version: 2, members: 1 });
});

it('goes on where a run ended early, and a change meanwhile is not forgotten', async () => {
  const members = [await provider.member({ followerCount: 5 }), await provider.member({ followerCount: 5 })];
  await set('ten_followers', { threshold: 5 });
  const { signal } = new AbortController();
  // It is aborted after the first of the two.
  vi.spyOn(signal, 'aborted', 'get').mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true);
  await run(signal);
  expect(await Promise.all(members.map(badgesOf))).toEqual([['ten_followers'], []]);
  expect(await read('ten_followers')).toMatchObject({ catching_up: true, members: 1 });
  // What an operator corrects before the next run awards nobody else.
  await set('ten_followers', { threshold: 6 });
  await run();
  expect(await Promise.all(members.map(badgesOf))).toEqual([['ten_followers'], []]);
  await set('ten_followers', { threshold: 5 });
  await run();
  expect(await Promise.all(members.map(badgesOf))).toEqual([['ten_followers'], ['ten_followers']]);
});

it('is not awarded while it is off, and to those who reached it meanwhile once it is on again', async () => {
  const member = await provider.member({ postCount: 0 });
  await set('first_comment', { status: 'inactive' });
  const topic = await member.call('POST', 'topics/', { title: '보습', content: '세 겹으로' });
  await member.call('POST', `forums/free/topics/${topic.body.id}/comments/`, { content: '저도요' });
  await run();
  expect(await badgesOf(member)).not.toContain('first_comment');
  await set('first_comment', { status: 'active' });
  await run();
  expect(await badgesOf(member)).toContain('first_comment');
});

it('fewer days award quietly, and days that pass do as ever', async () => {
  const day = 24 * 60 * 60 * 1000;
  const member = await provider.member({ createdAt: new Date(provider.now().getTime() - 10 * day) });
  const later = await provider.member({ createdAt: new Date(provider.now().getTime() - 9 * day) });
  for (const each of [member, later]) await subscribe(each);
  await set('month_here', { threshold: 10 });
  await run();
  expect(await badgesOf(member)).toEqual(['month_here']);
  expect(await provider.rows(notificationDeliveries)).toEqual([]);
  await awardDue(provider.services.database, new Date(provider.now().getTime() + day));
  expect(await badgesOf(later)).toEqual(['month_here']);
  expect(await provider.rows(notificationDeliveries)).toHaveLength(1);
});

it('of two operators at once, the second is told that it has changed', async () => {
  const { status, version } = await read('ten_topics');
  const send = (threshold: number) => editor.call('PUT', 'manage/badges/ten_topics/', { threshold, status, version });
  const answers = await Promise.all([send(11), send(12)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('edit_conflict');
});

it.each([
  ['ten_topics', 0],
  ['ten_topics', 100_001],
  ['ten_topics', null],
  ['first_hundred', 3],
] as const)('rejects for %s the number %s', async (code, threshold) => {
  expect(await set(code, { threshold })).toMatchObject({ status: 400, body: { threshold: [expect.any(String)] } });
});

it('is awarded by hand while operators say so, and closed to roles without content', async () => {
  const member = await provider.member();
  const manager = await provider.member({ role: 'manager' });
  const award = () =>
    manager.call('POST', `manage/members/${member.id}/badges/`, { badge: 'first_hundred', reason: '처음부터' });
  expect((await award()).status).toBe(400);
  await set('first_hundred', { status: 'active' });
  expect((await award()).status).toBe(200);
  const other = await provider.member({ role: 'moderator' });
  expect(await set('first_hundred', {}, other)).toMatchObject({ status: 409, body: { code: 'no_right' } });
});
