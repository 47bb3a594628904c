import { millisecondsInDay } from 'date-fns/constants';
import type { BadgeCode } from '../../../contract/constants.ts';
import type { users } from '../../db/schema/users.ts';
import type { Locale } from '../../platform/messages/words.ts';

type UserRow = typeof users.$inferSelect;
/** The counters of a member that a badge can be about. */
type Counter = 'topicCount' | 'postCount' | 'commentCount' | 'followerCount' | 'likeCount';

export interface BadgeRule {
  id: number;
  code: BadgeCode;
  /** An inactive badge is kept by whoever has it and given to nobody more. */
  status: 'active' | 'inactive';
  name: Record<Locale, string>;
  description: Record<Locale, string>;
  /** What earns it: a counter that has come so far, or so many days here. */
  earnedBy: { counter: Counter; atLeast: number } | { days: number } | 'invitation';
}

/** Every badge of the site. An id is never given to another badge. */
export const badgeRules: readonly BadgeRule[] = [
  {
    id: 1,
    code: 'first_topic',
    status: 'active',
    name: { ko: '첫 이야기', en: 'First story' },
    description: { ko: '첫 글을 썼어요.', en: 'Wrote a first topic.' },
    earnedBy: { counter: 'topicCount', atLeast: 1 },
  },
  {
    id: 2,
    code: 'ten_topics',
    status: 'active',
    name: { ko: '이야기꾼', en: 'Storyteller' },
    description: { ko: '글을 10개 썼어요.', en: 'Wrote ten topics.' },
    earnedBy: { counter: 'topicCount', atLeast: 10 },
  },
  {
    id: 3,
    code: 'fifty_topics',
    status: 'active',
    name: { ko: '기록하는 사람', en: 'Chronicler' },
    description: { ko: '글을 50개 썼어요.', en: 'Wrote fifty topics.' },
    earnedBy: { counter: 'topicCount', atLeast: 50 },
  },
  {
    id: 4,
    code: 'first_post',
    status: 'active',
    name: { ko: '첫 포스트', en: 'First post' },
    description: { ko: '첫 포스트를 냈어요.', en: 'Published a first post.' },
    earnedBy: { counter: 'postCount', atLeast: 1 },
  },
  {
    id: 5,
    code: 'first_comment',
    status: 'active',
    name: { ko: '첫 한마디', en: 'First word' },
    description: { ko: '첫 댓글을 남겼어요.', en: 'Left a first comment.' },
    earnedBy: { counter: 'commentCount', atLeast: 1 },
  },
  {
    id: 6,
    code: 'hundred_comments',
    status: 'active',
    name: { ko: '다정한 이웃', en: 'Kind neighbour' },
    description: { ko: '댓글을 100개 남겼어요.', en: 'Left a hundred comments.' },
    earnedBy: { counter: 'commentCount', atLeast: 100 },
  },
  {
    id: 7,
    code: 'first_follower',
    status: 'active',
    name: { ko: '결이 닿은 사이', en: 'Grain meets grain' },
    description: { ko: '첫 팔로워가 생겼어요.', en: 'Got a first follower.' },
    earnedBy: { counter: 'followerCount', atLeast: 1 },
  },
  {
    id: 8,
    code: 'ten_followers',
    status: 'active',
    name: { ko: '믿고 보는 사람', en: 'Worth following' },
    description: { ko: '팔로워가 10명이 되었어요.', en: 'Has ten followers.' },
    earnedBy: { counter: 'followerCount', atLeast: 10 },
  },
  {
    id: 9,
    code: 'hundred_likes',
    status: 'active',
    name: { ko: '백 번의 공감', en: 'A hundred hearts' },
    description: { ko: '좋아요를 100개 받았어요.', en: 'Received a hundred likes.' },
    earnedBy: { counter: 'likeCount', atLeast: 100 },
  },
  {
    id: 10,
    code: 'month_here',
    status: 'active',
    name: { ko: '한 달의 결', en: 'A month here' },
    description: { ko: '함께한 지 30일이 되었어요.', en: 'Has been here for 30 days.' },
    earnedBy: { days: 30 },
  },
  {
    id: 11,
    code: 'year_here',
    status: 'active',
    name: { ko: '한 해의 결', en: 'A year here' },
    description: { ko: '함께한 지 1년이 되었어요.', en: 'Has been here for a year.' },
    earnedBy: { days: 365 },
  },
  {
    id: 12,
    code: 'first_hundred',
    status: 'inactive',
    name: { ko: '처음부터 함께', en: 'Here from the start' },
    description: {
      ko: '결이 문을 열 때 함께했어요. 더는 받을 수 없는 배지예요.',
      en: 'Was here when Gyeol opened. No longer given.',
    },
    earnedBy: 'invitation',
  },
];

/** Whether a member has come as far as a badge asks. */
export function isEarned(rule: BadgeRule, user: Pick<UserRow, Counter | 'createdAt'>, now: Date) {
  const { earnedBy } = rule;
  if (rule.status === 'inactive' || earnedBy === 'invitation') return false;
  if ('days' in earnedBy) {
    return now.getTime() - user.createdAt.getTime() >= earnedBy.days * millisecondsInDay;
  }
  return user[earnedBy.counter] >= earnedBy.atLeast;
}
