import { millisecondsInDay } from 'date-fns/constants';
import type { BadgeCode } from '../../../contract/constants/common.ts';
import type { UserRow } from '../../db/schema/users.ts';

/** The counters of a member that a badge can be about. */
type Counter = 'topicCount' | 'postCount' | 'commentCount' | 'followerCount' | 'likeCount';

export interface BadgeRule {
  id: number;
  code: BadgeCode;
  /** An inactive badge stays with the members who have it and is not awarded any more. */
  status: 'active' | 'inactive';
  /** The condition of the award: a counter that has come so far, or so many days here. */
  earnedBy: { counter: Counter; atLeast: number } | { days: number } | 'invitation';
}

/** Every badge of the site as it begins; operators may change when one is awarded. An id is never reused. */
export const badgeRules: readonly BadgeRule[] = [
  {
    id: 1,
    code: 'first_topic',
    status: 'active',
    earnedBy: { counter: 'topicCount', atLeast: 1 },
  },
  {
    id: 2,
    code: 'ten_topics',
    status: 'active',
    earnedBy: { counter: 'topicCount', atLeast: 10 },
  },
  {
    id: 3,
    code: 'fifty_topics',
    status: 'active',
    earnedBy: { counter: 'topicCount', atLeast: 50 },
  },
  {
    id: 4,
    code: 'first_post',
    status: 'active',
    earnedBy: { counter: 'postCount', atLeast: 1 },
  },
  {
    id: 5,
    code: 'first_comment',
    status: 'active',
    earnedBy: { counter: 'commentCount', atLeast: 1 },
  },
  {
    id: 6,
    code: 'hundred_comments',
    status: 'active',
    earnedBy: { counter: 'commentCount', atLeast: 100 },
  },
  {
    id: 7,
    code: 'first_follower',
    status: 'active',
    earnedBy: { counter: 'followerCount', atLeast: 1 },
  },
  {
    id: 8,
    code: 'ten_followers',
    status: 'active',
    earnedBy: { counter: 'followerCount', atLeast: 10 },
  },
  {
    id: 9,
    code: 'hundred_likes',
    status: 'active',
    earnedBy: { counter: 'likeCount', atLeast: 100 },
  },
  {
    id: 10,
    code: 'month_here',
    status: 'active',
    earnedBy: { days: 30 },
  },
  {
    id: 11,
    code: 'year_here',
    status: 'active',
    earnedBy: { days: 365 },
  },
  {
    id: 12,
    code: 'first_hundred',
    status: 'inactive',
    earnedBy: 'invitation',
  },
];

/** Returns how far the counter of a rule has to come, or how many days; null for an invitation. */
export function thresholdOf({ earnedBy }: Pick<BadgeRule, 'earnedBy'>): number | null {
  if (earnedBy === 'invitation') return null;
  return 'days' in earnedBy ? earnedBy.days : earnedBy.atLeast;
}

/** Returns a rule with another threshold; an invitation has none. */
export function withThreshold<R extends BadgeRule>(rule: R, threshold: number | null): R {
  const { earnedBy } = rule;
  if (earnedBy === 'invitation' || threshold === null) return rule;
  return { ...rule, earnedBy: 'days' in earnedBy ? { days: threshold } : { ...earnedBy, atLeast: threshold } };
}

/** Returns whether a member meets a badge's rule. */
export function isEarned(rule: BadgeRule, user: Pick<UserRow, Counter | 'createdAt'>, now: Date) {
  const { earnedBy } = rule;
  if (rule.status === 'inactive' || earnedBy === 'invitation') return false;
  if ('days' in earnedBy) {
    return now.getTime() - user.createdAt.getTime() >= earnedBy.days * millisecondsInDay;
  }
  return user[earnedBy.counter] >= earnedBy.atLeast;
}
