/** Constants of campaigns: challenges, raffles, events and missions that operators prepare, publish and copy in the console. */

import { FALLBACK_TIME_ZONE } from './common.ts';

/**
 * A campaign is a draft until it is published, at once or at a time that it is scheduled for: members find neither
 * before. It is open from then until it is over.
 */
export const campaignStates = ['draft', 'scheduled', 'open', 'closed'] as const;
export type CampaignState = (typeof campaignStates)[number];
/** What an operator still has to do: send prizes; of an event, choose its winners before. */
export const raffleViews = [...campaignStates, 'sending'] as const;
export type RaffleView = (typeof raffleViews)[number];
export const eventViews = [...campaignStates, 'choosing', 'sending'] as const;
export type EventView = (typeof eventViews)[number];
/** A campaign is published at most this many days from now. */
export const PUBLICATION_DAYS_MAX = 366;

export const CHALLENGE_TITLE_MAX = 80;
export const CHALLENGE_DESCRIPTION_MAX = 1000;
export const CHALLENGE_RULE_MAX = 300;
export const CHALLENGE_RULES_MAX = 20;
export const CHALLENGE_QUESTION_MAX = 200;
export const CHALLENGE_DAYS_MAX = 366;
export const CHALLENGE_GROUP_MIN = 2;
export const CHALLENGE_GROUP_MAX = 50;
export const CHALLENGE_CAPACITY_MAX = 1_000_000;
/** The most that a check-in or a completion credits. */
export const CHALLENGE_REWARD_MAX = { xp: 1000, point: 100_000, heart: 100 } as const;

export const EVENT_TITLE_MAX = 80;
export const EVENT_SUMMARY_MAX = 120;
export const EVENT_DESCRIPTION_MAX = 3000;
/** The longest text of a prize, and of how winners are chosen. */
export const EVENT_GIFT_MAX = 120;
export const EVENT_CHOOSING_MAX = 300;
export const EVENT_LABEL_MAX = 120;
export const EVENT_HINT_MAX = 200;
export const EVENT_WINNERS_MAX = 1000;
export const EVENT_DAYS_MAX = 366;

/** The time zones in which a challenge's days can be counted, besides each member's own. */
export const challengeTimeZones = [
  FALLBACK_TIME_ZONE,
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Australia/Sydney',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
] as const;

export const RAFFLE_TITLE_MAX = 80;
export const RAFFLE_DESCRIPTION_MAX = 1000;
export const RAFFLE_DAYS_MAX = 366;
/** The most hearts that an entry takes. */
export const RAFFLE_PRICE_MAX = 100;
export const RAFFLE_PRIZES_MAX = 20;
export const RAFFLE_PRIZE_NAME_MAX = 80;
export const RAFFLE_PRIZE_DESCRIPTION_MAX = 300;
export const RAFFLE_STOCK_MAX = 100_000;

export const MISSION_TITLE_MAX = 80;
export const MISSION_DESCRIPTION_MAX = 200;
export const MISSION_CONTENT_MAX = 5000;
export const MISSION_QUESTION_MAX = 200;
export const MISSION_CHOICE_MAX = 120;
/** The most answers that a mission with a typed one accepts. */
export const MISSION_ANSWERS_MAX = 20;
export const MISSION_EXPLANATION_MAX = 1000;
/** The most characters that a mission requires of a text. */
export const MISSION_LENGTH_MAX = 1000;
export const MISSION_PICTURES_MAX = 5;
/** The most points that a mission credits. */
export const MISSION_POINTS_MAX = 100_000;

export const COURSE_TITLE_MAX = 80;
export const COURSE_DESCRIPTION_MAX = 300;
/** What members are asked at the end of a course: their task, and a question. */
export const COURSE_TASK_MAX = 300;
export const COURSE_LESSONS_MAX = 30;
/** The bytes of a whole course as a call sends it: all that its fields take in Korean and English. */
export const COURSE_BYTES_MAX = 3_000_000;
export const LESSON_TITLE_MAX = 80;
/** The length of a lesson’s HTML in one language. */
export const LESSON_CONTENT_MAX = 20_000;
/** The tasks of a lesson, and how long each may be. */
export const LESSON_STEPS_MAX = 10;
export const LESSON_STEP_MAX = 200;
export const LESSON_MINUTES_MAX = 120;
export const LESSON_ALT_MAX = 120;
