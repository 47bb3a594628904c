/** Constants of challenges, events, missions, courses and the newsletter. */
import { secondsInDay } from 'date-fns/constants';

/** Constants of participation: challenges, events, missions, courses, newsletter. */

/** The subjects of challenges. */
export const challengeTypes = ['cleansing', 'moisture', 'suncare', 'habit'] as const;
export type ChallengeType = (typeof challengeTypes)[number];
export const challengeStatuses = ['upcoming', 'opened', 'closed'] as const;
export type ChallengeStatus = (typeof challengeStatuses)[number];
/** Fields that challenges can be ordered by, with an optional leading `-`; the first is the default. */
export const challengeOrderings = [
  '-starts_on',
  'starts_on',
  'ends_on',
  '-ends_on',
  'participant_count',
  '-participant_count',
] as const;
/** The states of a day in a participant's calendar, in the order of its legend. */
export const calendarStates = ['checked', 'frozen', 'missed', 'open', 'ahead', 'before'] as const;
export type CalendarState = (typeof calendarStates)[number];
export const PARTICIPANT_ANSWER_MAX = 500;
export const CHECK_IN_CONTENT_MAX = 1000;
export const REVIEW_MAX = 2000;
/** The most further pictures of one check-in. */
export const MAX_CHECK_IN_FILES = 5;
/** A challenge is completed by this much of its days. */
export const COMPLETE_SHARE = 0.85;
/** The credits of a check-in and of completion, where a challenge has none of its own. */
export const CHALLENGE_REWARDS = { check: { xp: 10, point: 20 }, complete: { xp: 100, point: 300, heart: 3 } } as const;

export const eventStatuses = ['upcoming', 'opened', 'closed'] as const;
export type EventStatus = (typeof eventStatuses)[number];
/**
 * Fields that an event may require of an application; `delivery` covers a name, a phone number and an
 * address. The first ones are questions in the event's own words.
 */
export const eventFieldNames = [
  'answer',
  'answer1',
  'answer2',
  'answer3',
  'content',
  'resourceUrls',
  'instagramUsername',
  'phone',
  'delivery',
] as const;
export type EventFieldName = (typeof eventFieldNames)[number];
/** The fields of an event that are personal data, which needs consent. */
export const personalEventFields: readonly EventFieldName[] = ['delivery', 'phone', 'instagramUsername'];
/** The result of an application as its member sees it: `lost` once others are announced. */
export const applicationStatuses = ['applied', 'won', 'lost'] as const;
export const APPLICATION_ANSWER_MAX = 500;
export const APPLICATION_CONTENT_MAX = 2000;
export const MAX_APPLICATION_FILES = 5;
/** Days after the end of an event until the delivery details of its applications are erased. */
export const EVENT_DETAILS_DAYS = 90;
/** Days after the day of a raffle's end in which a winner may give and change the address of the prize. */
export const RAFFLE_ADDRESS_DAYS = 30;
/** Days after the end of a raffle until the addresses of its winners are erased. */
export const RAFFLE_DETAILS_DAYS = 90;

/** The input of a mission: choices with right ones, free choices, a typed answer, a text. */
export const missionKinds = ['quiz', 'choice', 'answer', 'note', 'review'] as const;

export const missionStatuses = ['opened', 'closed'] as const;
export type MissionStatus = (typeof missionStatuses)[number];
/** A member's own mission: `submitted` waits for a manager. */
export const ownMissionStatuses = ['ready', 'submitted', 'completed'] as const;
/** The statuses of submissions for managers: `returned` is ready again, with a reason. */
export const submissionStatuses = ['submitted', 'completed', 'returned'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];
export const submissionDecisions = ['complete', 'return', 'withdraw'] as const;
export type SubmissionDecision = (typeof submissionDecisions)[number];
/** Why a submission among several was not decided on: it is another version or gone, or the manager's own. */
export const skippedReasons = ['changed', 'not_found', 'own_content'] as const;
export type SkippedReason = (typeof skippedReasons)[number];
export const MISSION_ANSWER_MAX = 200;
export const MISSION_NOTE_MAX = 2000;
export const MISSION_CHOICES_MAX = 20;
/** The longest input of a coupon's code, hyphens and spaces included. */
export const SHORT_MISSION_CODE_MAX = 60;

/** A course can be applied to while it is opened; its lessons can be read always. */
export const courseStatuses = ['opened', 'closed'] as const;
export type CourseStatus = (typeof courseStatuses)[number];
export const COURSE_CONTENT_MAX = 2000;
export const COURSE_ANSWER_MAX = 500;
/** The most pictures of one application to a course. */
export const MAX_COURSE_FILES = 5;

/** The subjects of the newsletter. */
export const marketingTopics = ['digest', 'events', 'offers'] as const;
export type MarketingTopic = (typeof marketingTopics)[number];
/** A visitor confirms their address within this long, in seconds. */
export const MARKETING_CONFIRM_SECONDS = 3 * secondsInDay;
