import { expect, it } from 'vitest';
import { badgeRules, isEarned } from './rules.ts';

const now = new Date('2026-03-02T03:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const nothing = { topicCount: 0, postCount: 0, commentCount: 0, followerCount: 0, likeCount: 0, createdAt: daysAgo(0) };
const earned = (member: Partial<typeof nothing>) =>
  badgeRules.filter((rule) => isEarned(rule, { ...nothing, ...member }, now)).map(({ code }) => code);

it.each([
  ['nothing', {}, []],
  ['a topic', { topicCount: 1 }, ['first_topic']],
  ['nine topics', { topicCount: 9 }, ['first_topic']],
  ['ten topics', { topicCount: 10 }, ['first_topic', 'ten_topics']],
  ['fifty topics', { topicCount: 50 }, ['first_topic', 'ten_topics', 'fifty_topics']],
  ['a post', { postCount: 1 }, ['first_post']],
  ['99 comments', { commentCount: 99 }, ['first_comment']],
  ['a hundred comments', { commentCount: 100 }, ['first_comment', 'hundred_comments']],
  ['nine followers', { followerCount: 9 }, ['first_follower']],
  ['ten followers', { followerCount: 10 }, ['first_follower', 'ten_followers']],
  ['99 likes', { likeCount: 99 }, []],
  ['a hundred likes', { likeCount: 100 }, ['hundred_likes']],
  ['almost 30 days', { createdAt: new Date(daysAgo(30).getTime() + 1) }, []],
  ['30 days', { createdAt: daysAgo(30) }, ['month_here']],
  ['a year', { createdAt: daysAgo(365) }, ['month_here', 'year_here']],
])('%s earns %j', (_what, member, codes) => {
  expect(earned(member)).toEqual(codes);
});

it('is never earned while it is inactive, or by invitation', () => {
  const rule = {
    id: 99,
    code: 'first_topic',
    status: 'active',
    earnedBy: { counter: 'topicCount', atLeast: 1 },
  } as const;
  const member = { ...nothing, topicCount: 1 };
  expect(isEarned(rule, member, now)).toBe(true);
  expect(isEarned({ ...rule, status: 'inactive' }, member, now)).toBe(false);
  expect(isEarned({ ...rule, earnedBy: 'invitation' }, member, now)).toBe(false);
});

it('has an id of its own for every badge', () => {
  expect(new Set(badgeRules.map(({ id }) => id)).size).toBe(badgeRules.length);
});
