import { expect, it } from 'vitest';
import type { Badge } from '../../../contract/badges.ts';
import { awardDue } from '../../domain/badges/award.ts';
import { badgeRules } from '../../domain/badges/rules.ts';
import { changeCounts } from '../../domain/notifications/counts.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
await provider.forum('free');

const badgesOf = async (member: TestMember) => {
  const { body } = await provider.call('GET', `users/${member.username}/`);
  return body.badges.map((badge: Badge) => badge.code);
};
const writeTopic = (member: TestMember) =>
  member.call('POST', 'topics/', { title: '오늘의 피부', content: '촉촉해요' });

it('has one id and one code for each badge', () => {
  expect(new Set(badgeRules.map(({ id }) => id)).size).toBe(badgeRules.length);
  expect(new Set(badgeRules.map(({ code }) => code)).size).toBe(badgeRules.length);
});

it('lists every badge, and to a member when they earned it', async () => {
  const member = await provider.member();
  await writeTopic(member);
  const visitor = await provider.call('GET', 'badges/');
  expect(visitor.body.count).toBe(badgeRules.length);
  expect(visitor.body.results.every((badge: Badge) => badge.awarded_at === null)).toBe(true);
  const own = await member.call('GET', 'badges/');
  const held = own.body.results.filter((badge: Badge) => badge.awarded_at !== null);
  expect(held).toMatchObject([{ code: 'first_topic', awarded_at: provider.now().toISOString() }]);
  const retired = await provider.call('GET', 'badges/?status=inactive');
  expect(retired.body.results.map((badge: Badge) => badge.code)).toEqual(['first_hundred']);
  const found = await provider.call('GET', 'badges/?search=likes', { headers: { 'Accept-Language': 'en' } });
  expect(found.body.results).toMatchObject([{ name: 'A hundred likes' }]);
  expect((await provider.call('GET', 'badges/?status=ready')).status).toBe(400);
});

it('awards a badge once, in the write that earns it, and notifies the member', async () => {
  const member = await provider.member();
  for (let written = 0; written < 9; written += 1) await writeTopic(member);
  expect(await badgesOf(member)).toEqual(['first_topic']);
  const tenth = await writeTopic(member);
  expect(await badgesOf(member)).toEqual(['first_topic', 'ten_topics']);
  await member.call('DELETE', `topics/${tenth.body.id}/`);
  await writeTopic(member);
  const { body } = await member.call('GET', 'notifications/');
  const notified = body.results.filter((one: { kind: string }) => one.kind === 'badge');
  expect(notified.map((one: { subject: { title: string } }) => one.subject.title).sort()).toEqual([
    '이야기꾼',
    '첫 이야기',
  ]);
});

it('awards for a comment, a like and a follower of any member', async () => {
  const [author, other] = [await provider.member(), await provider.member()];
  const { body: topic } = await writeTopic(author);
  await other.call('POST', `forums/free/topics/${topic.id}/comments/`, { content: '저도요' });
  expect(await badgesOf(other)).toEqual(['first_comment']);
  await other.call('POST', `users/${author.username}/follow/`, {});
  const loved = await provider.member({ likeCount: 99 });
  const { body: last } = await writeTopic(loved);
  await other.call('POST', `topics/${last.id}/like/`, {});
  expect(await badgesOf(author)).toEqual(['first_topic', 'first_follower']);
  expect(await badgesOf(loved)).toContain('hundred_likes');
});

it('awards the days one has been here without any write', async () => {
  const member = await provider.member({ createdAt: provider.now() });
  const round = () => awardDue(provider.services.database, provider.now());
  await round();
  expect(await badgesOf(member)).toEqual([]);
  provider.advance(30 * 24 * 60 * 60);
  await round();
  await round();
  expect(await badgesOf(member)).toEqual(['month_here']);
});

it('awards the days while a member is followed and while another answers, without a deadlock', async () => {
  const { database, now } = provider.services;
  const createdAt = new Date(now().getTime() - 30 * 24 * 60 * 60 * 1000);
  const follower = await provider.member();
  const days = () => awardDue(database, now());
  const statuses: number[] = [];
  const post =
    (path: string, { token }: TestMember, body: object) =>
    async () => {
      statuses.push((await provider.call('POST', path, { token, body })).status);
    };
  const followed = await provider.member({ createdAt });
  // The transaction that first locks the member's counters, which the test holds, is the first to continue.
  await provider.whileHeld(
    (tx) => changeCounts(tx, followed.id),
    post(`users/${followed.username}/follow/`, follower, {}),
    days,
  );
  const [asked, answering] = [await provider.member({ createdAt }), await provider.member({ createdAt })];
  const { body: topic } = await writeTopic(follower);
  await provider.whileHeld(
    (tx) => changeCounts(tx, asked.id),
    days,
    post(`forums/free/topics/${topic.id}/comments/`, answering, { content: `@${asked.username} 어때요?` }),
  );
  expect(statuses).toEqual([200, 200]);
  expect(await badgesOf(followed)).toEqual(['first_follower', 'month_here']);
  expect(await badgesOf(asked)).toEqual(['month_here']);
  expect(await badgesOf(answering)).toEqual(['first_comment', 'month_here']);
});

it('counts a member’s published content, also when others hide or delete it', async () => {
  const member = await provider.member();
  const manager = await provider.member({ role: 'manager' });
  const counts = async () => {
    const { body } = await provider.call('GET', `users/${member.username}/`);
    return [body.topic_count, body.comment_count, body.like_count];
  };
  const { body: topic } = await writeTopic(member);
  const path = `forums/free/topics/${topic.id}/comments/`;
  const { body: comment } = await member.call('POST', path, { content: '덧붙여요' });
  await manager.call('POST', `topics/${topic.id}/like/`, {});
  expect(await counts()).toEqual([1, 1, 1]);
  await member.call('DELETE', `${path}${comment.id}/`);
  await member.call('DELETE', `topics/${topic.id}/`);
  expect(await counts()).toEqual([0, 0, 1]);
});
