import type { CallSchemas } from './call.ts';
import { earlyEnd } from './campaigns.ts';
import { fileUrl, id, instant, moderatedCan, pageQuery, paginated, queryBoolean, success, text } from './common.ts';
import { CHALLENGE_QUESTION_MAX } from './constants/campaigns.ts';
import { MAX_PAGE_SIZE, PARTICIPANTS_PAGE_SIZE } from './constants/common.ts';
import {
  CHECK_IN_CONTENT_MAX,
  calendarStates,
  challengeOrderings,
  challengeStatuses,
  challengeTypes,
  MAX_CHECK_IN_FILES,
  PARTICIPANT_ANSWER_MAX,
  REVIEW_MAX,
} from './constants/participation.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

/** A time of the day, `HH:MM:SS`. */
const clockTime = z.iso.time({ precision: 0 });

/** A day's check-in window: identified by the day on which it begins, open from one instant to the other. */
const challengeWindow = z.object({
  day: z.iso.date(),
  opens_at: instant,
  closes_at: instant,
});
export type ChallengeWindow = z.infer<typeof challengeWindow>;

/**
 * A challenge in a list. Its days run from `starts_on` to `ends_on`, both included; each opens at `opens_at`
 * and closes at `closes_at` (of the next day where that is earlier; 00:00:00–23:59:59 is always open) in
 * `time_zone`, or in the member's own where that is null. `window` is the check-in window that is open or
 * comes next, in the caller's zone; null after the last. `group_size` 0 has no groups; `capacity` is the most
 * participants, null for any number.
 */
export const challengeSummary = z.object({
  id: z.number().int().positive(),
  type: z.enum(challengeTypes),
  status: z.enum(challengeStatuses),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  days: z.number().int(),
  opens_at: clockTime,
  closes_at: clockTime,
  time_zone: z.string().nullable(),
  group_size: z.number().int(),
  capacity: z.number().int().nullable(),
  participant_count: z.number().int().min(0),
  check_in_count: z.number().int().min(0),
  window: challengeWindow.nullable(),
});
export type ChallengeSummary = z.infer<typeof challengeSummary>;

/**
 * A challenge in detail. `question1` and `question2` are for a joining member, '' for none. `needed` is the
 * number of days that complete it; `ended_at` is when an operator ended it early, for `end_reason`, null and ''
 * otherwise; `rewards` are the credits for a check-in and for completion.
 */
export const challenge = challengeSummary.extend({
  ...earlyEnd,
  rules: z.array(z.string()),
  question1: z.string(),
  question2: z.string(),
  needs_photo: z.boolean(),
  review_count: z.number().int().min(0),
  needed: z.number().int(),
  rewards: z.object({
    check: z.object({ xp: z.number().int(), point: z.number().int() }),
    complete: z.object({
      xp: z.number().int(),
      point: z.number().int(),
      heart: z.number().int(),
    }),
  }),
});
export type Challenge = z.infer<typeof challenge>;

/** `user` (ours) leaves those that a member takes part in. */
const challengesQuery = pageQuery.extend({
  ordering: z.enum(challengeOrderings).optional(),
  status: z.enum(challengeStatuses).optional(),
  type: z.enum(challengeTypes).optional(),
  user: text(20, 0).optional(),
});
export type ChallengesQuery = z.input<typeof challengesQuery>;

/**
 * A participant. `content`, `resourceUrls` and `image` are those of the latest check-in, '' and [] before the
 * first, `checked_at` its time and `heart_count` its hearts; `review` is written once, at the end, and
 * reported by the participant's `id`: its author and managers read it while it is hidden, it is '' for
 * others. `hearted` is the calling member's own, of that check-in. `answer1` and `answer2` are the
 * participant's own: '' for others. `streak` counts days in a row up to now, where one missed day a week is
 * free.
 */
const participant = z.object({
  id: z.number().int().positive(),
  /** The latest check-in, by which it is reported; null before the first. */
  check_in_id: z.number().int().nullable(),
  check_in_can: moderatedCan.nullable(),
  user: author,
  answer1: z.string(),
  answer2: z.string(),
  content: z.string(),
  review: z.string(),
  resourceUrls: z.array(z.string()),
  image: z.string(),
  has_review: z.boolean(),
  review_collapsed: z.boolean(),
  review_hidden: z.boolean(),
  review_can: moderatedCan.nullable(),
  hearted: z.boolean(),
  heart_count: z.number().int().min(0),
  collapsed: z.boolean(),
  check_in_count: z.number().int().min(0),
  streak: z.number().int(),
  completed: z.boolean(),
  checked_today: z.boolean(),
  checked_at: instant.nullable(),
  created_at: instant,
});
export type Participant = z.infer<typeof participant>;

/**
 * A day of a participant's calendar: `before` had passed when they joined, `frozen` is a free missed day, `open`
 * can be checked now, `ahead` is in the future. Its content and pictures are '' and [] unless it is
 * `checked`.
 */
const calendarDay = z.object({
  day: z.iso.date(),
  state: z.enum(calendarStates),
  content: z.string(),
  image: z.string(),
  resourceUrls: z.array(z.string()),
});
export type CalendarDay = z.infer<typeof calendarDay>;

/**
 * A participant with every day. `before` and `after` are the first and the latest picture, '' until there are two.
 * `may_review` says whether a review can be written now.
 */
const participantDetail = participant.extend({
  calendar: z.array(calendarDay),
  before: z.string(),
  after: z.string(),
  may_review: z.boolean(),
});
export type ParticipantDetail = z.infer<typeof participantDetail>;

/** `user` is a username. */
const participantsQuery = pageQuery.extend({
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PARTICIPANTS_PAGE_SIZE),
  user: text(20, 0).optional(),
  has_review: queryBoolean.optional(),
  hearted: queryBoolean.optional(),
});
export type ParticipantsQuery = z.input<typeof participantsQuery>;

/**
 * The answers of a member who joins; `question1` and `question2` are what they answer, as it was shown to them.
 * @throws 409 `changed` where the challenge asks something else by now
 */
const participantBody = z.strictObject({
  answer1: text(PARTICIPANT_ANSWER_MAX, 0).default(''),
  answer2: text(PARTICIPANT_ANSWER_MAX, 0).default(''),
  question1: text(CHALLENGE_QUESTION_MAX, 0).optional(),
  question2: text(CHALLENGE_QUESTION_MAX, 0).optional(),
});
export type ParticipantBody = z.input<typeof participantBody>;

const checkInFields = {
  content: text(CHECK_IN_CONTENT_MAX, 0).default(''),
  review: text(REVIEW_MAX, 0).default(''),
  resourceUrls: z.array(fileUrl).max(MAX_CHECK_IN_FILES).default([]),
  image: z.union([z.literal(''), fileUrl]).default(''),
};
/**
 * `image` is the picture of the day, `resourceUrls` further ones; a `review` may be sent with the last check-in.
 */
const checkInBody = z.strictObject(checkInFields);
export type CheckInBody = z.input<typeof checkInBody>;
/**
 * `earned` is the credit of this check-in, 0 where it replaced an earlier one; `completed` is whether it
 * completed the challenge.
 */
const checkInAnswer = success.extend({
  participant: participantDetail,
  earned: z.object({ xp: z.number().int(), point: z.number().int() }),
  completed: z.boolean(),
});
export type CheckInAnswer = z.infer<typeof checkInAnswer>;

/** `success: false` has the reason (no hearts left). */
const heartAnswer = z.object({
  success: z.boolean(),
  reason: z.string(),
  hearted: z.boolean(),
  heart_count: z.number().int().min(0),
  /** The asking member's hearts after it. */
  balance: z.number().int(),
});
export type HeartAnswer = z.infer<typeof heartAnswer>;

/** A group. `invite_code` is '' for callers who are no members of it. */
const challengeGroup = z.object({
  id: z.number().int().positive(),
  challenge: challengeSummary,
  owner: author,
  invite_code: z.string(),
  size: z.number().int(),
  member_count: z.number().int().min(0),
  checked_today: z.number().int(),
  joined: z.boolean(),
  created_at: instant,
});
export type ChallengeGroup = z.infer<typeof challengeGroup>;

const byId = z.object({ id });
const byParticipant = z.object({ id, eid: id });
/** A group's id or its invite code. */
const groupName = z.string().regex(/^[A-Za-z0-9]{1,12}$/);

export const challengeSchemas = {
  getChallenges: {
    summary: 'Challenges, the latest to begin first',
    query: challengesQuery,
    response: paginated(challengeSummary),
  },
  getChallenge: {
    summary: 'A challenge',
    params: byId,
    response: challenge,
  },
  /** @throws 409 `already_joined`, `challenge_closed`, `challenge_full` */
  joinChallenge: {
    summary: 'Join a challenge',
    params: byId,
    body: participantBody,
    response: participantDetail,
  },
  leaveChallenge: {
    summary: 'Leave a challenge: check-ins are deleted and their rewards reversed',
    params: byId,
    response: success,
  },
} satisfies CallSchemas;

export const participantSchemas = {
  getParticipants: {
    summary: 'Participants of a challenge, the latest check-ins first',
    params: byId,
    query: participantsQuery,
    response: paginated(participant),
  },
  getMyGroupParticipants: {
    summary: 'Members of the caller’s group in a challenge, the caller first',
    params: byId,
    query: participantsQuery.pick({ page: true, page_size: true, search: true }),
    response: paginated(participant),
  },
  /** Ours. */
  getParticipant: {
    summary: 'A participant of a challenge, with every day',
    params: byParticipant,
    response: participantDetail,
  },
  /**
   * Sent again in one window it replaces the content and earns nothing more.
   * @throws 409 `window_closed`, `challenge_closed`, `too_early` (of a review)
   */
  checkIn: {
    summary: 'Check in, once per check-in window; a second check-in replaces the first',
    params: byParticipant,
    body: checkInBody,
    response: checkInAnswer,
  },
  /** The member's own. @throws 409 `too_early` */
  writeReview: {
    summary: 'Review a challenge at its end',
    params: byParticipant,
    body: z.strictObject({ review: text(REVIEW_MAX) }),
    response: participantDetail,
  },
  /**
   * Given once: a repeated call answers the same and costs nothing. The body is the check-in as its giver saw it: for
   * a changed one nothing is paid. @throws 409 `own_content`, `changed`
   */
  giveHeart: {
    summary: 'Give a heart to a participant’s latest check-in',
    params: byParticipant,
    body: z.strictObject({
      content: checkInFields.content.removeDefault().optional(),
      review: checkInFields.review.removeDefault().optional(),
      resourceUrls: checkInFields.resourceUrls.removeDefault().optional(),
      image: checkInFields.image.removeDefault().optional(),
    }),
    response: heartAnswer,
  },
} satisfies CallSchemas;

export const challengeGroupSchemas = {
  makeGroup: {
    summary: 'Create a group in a challenge',
    params: byId,
    response: challengeGroup,
  },
  /** Another's by `username` is shown without its code. */
  getMyGroup: {
    summary: 'The group of the caller, or of a member, in a challenge',
    query: z.object({ challenge_id: id, username: text(20, 0).optional() }),
    response: z.object({ group: challengeGroup.nullable() }),
    errors: [404],
  },
  getGroup: {
    summary: 'A group: by its id for its members, by its invite code for its holders',
    params: z.object({ id: groupName }),
    response: challengeGroup,
  },
  /**
   * Where the member has not joined the challenge yet, they join with these answers.
   * @throws 404 `wrong_code`, 409 `group_full`, `challenge_closed`, `already_in_group`, `blocked`
   */
  joinGroup: {
    summary: 'Join a group by its invite code, and its challenge with it',
    params: z.object({ inviteCode: groupName }),
    body: participantBody,
    response: challengeGroup,
  },
} satisfies CallSchemas;
