import { z } from 'zod';
import { fileUrl, id, instant, pageQuery, paginated, queryBoolean, text } from './common.ts';
import { MAX_PAGE_SIZE, PARTICIPANTS_PAGE_SIZE } from './constants/common.ts';
import {
  CHECK_IN_CONTENT_MAX,
  challengeOrderings,
  challengeStatuses,
  challengeTypes,
  MAX_CHECK_IN_FILES,
  PARTICIPANT_ANSWER_MAX,
  REVIEW_MAX,
} from './constants/participation.ts';
import { author } from './users.ts';

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
 * number of days that complete it; `rewards` are the credits for a check-in and for completion.
 */
export const challenge = challengeSummary.extend({
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

/** GET challenges/: `user` (ours) leaves those that a member takes part in. */
export const challengesQuery = pageQuery.extend({
  ordering: z.enum(challengeOrderings).optional(),
  status: z.enum(challengeStatuses).optional(),
  type: z.enum(challengeTypes).optional(),
  user: text(20, 0).optional(),
});
export type ChallengesQuery = z.input<typeof challengesQuery>;
export const challengesAnswer = paginated(challengeSummary);

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
  state: z.enum(['before', 'checked', 'frozen', 'missed', 'open', 'ahead']),
  content: z.string(),
  image: z.string(),
  resourceUrls: z.array(z.string()),
});
export type CalendarDay = z.infer<typeof calendarDay>;

/**
 * GET challenges/{id}/entrants/{eid}/ (ours): a participant with every day. `before` and `after` are the
 * first and the latest picture, '' until there are two. `may_review` says whether a review can be written
 * now.
 */
export const participantDetail = participant.extend({
  calendar: z.array(calendarDay),
  before: z.string(),
  after: z.string(),
  may_review: z.boolean(),
});
export type ParticipantDetail = z.infer<typeof participantDetail>;

/** GET challenges/{id}/entrants/: the latest check-ins first; `user` is a username. */
export const participantsQuery = pageQuery.extend({
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PARTICIPANTS_PAGE_SIZE),
  user: text(20, 0).optional(),
  has_review: queryBoolean.optional(),
  hearted: queryBoolean.optional(),
});
export type ParticipantsQuery = z.input<typeof participantsQuery>;
export const participantsAnswer = paginated(participant);
/** GET challenges/{id}/entrants/my-group/: those of the asking member's group, themselves first. */
export const myGroupParticipantsQuery = participantsQuery.pick({
  page: true,
  page_size: true,
  search: true,
});

const answers = {
  answer1: text(PARTICIPANT_ANSWER_MAX, 0).default(''),
  answer2: text(PARTICIPANT_ANSWER_MAX, 0).default(''),
};
/** POST challenges/{id}/entrant/: joins. @throws 409 `already_joined`, `challenge_closed`, `challenge_full` */
export const participantBody = z.strictObject(answers);
export type ParticipantBody = z.input<typeof participantBody>;

const checkInFields = {
  content: text(CHECK_IN_CONTENT_MAX, 0).default(''),
  review: text(REVIEW_MAX, 0).default(''),
  resourceUrls: z.array(fileUrl).max(MAX_CHECK_IN_FILES).default([]),
  image: z.union([z.literal(''), fileUrl]).default(''),
};
/**
 * POST challenges/{id}/entrants/{eid}/check/: `image` is the picture of the day, `resourceUrls` further ones;
 * a `review` may be sent with the last check-in. Sent again in one window it replaces the content and earns
 * nothing more. @throws 409 `window_closed`, `challenge_closed`, `too_early` (of a review)
 */
export const checkInBody = z.strictObject(checkInFields);
export type CheckInBody = z.input<typeof checkInBody>;
/**
 * `earned` is the credit of this check-in, 0 where it replaced an earlier one; `completed` is whether it
 * completed the challenge.
 */
export const checkInAnswer = z.object({
  success: z.literal(true),
  participant: participantDetail,
  earned: z.object({ xp: z.number().int(), point: z.number().int() }),
  completed: z.boolean(),
});
export type CheckInAnswer = z.infer<typeof checkInAnswer>;

/**
 * POST challenges/{id}/entrants/{eid}/heart/: gives one of the member's hearts to the latest check-in. The
 * body is the check-in as its giver saw it: for a changed one nothing is paid (409 `changed`). @throws 409
 * `own_content`, `changed`
 */
export const heartBody = z.strictObject({
  content: checkInFields.content.removeDefault().optional(),
  review: checkInFields.review.removeDefault().optional(),
  resourceUrls: checkInFields.resourceUrls.removeDefault().optional(),
  image: checkInFields.image.removeDefault().optional(),
});
export type HeartBody = z.input<typeof heartBody>;
/** Given once: a repeated call answers the same and costs nothing. `success: false` has the reason (no hearts left). */
export const heartAnswer = z.object({
  success: z.boolean(),
  reason: z.string(),
  hearted: z.boolean(),
  heart_count: z.number().int().min(0),
  /** The asking member's hearts after it. */
  balance: z.number().int(),
});
export type HeartAnswer = z.infer<typeof heartAnswer>;

/** POST challenges/{id}/entrants/{eid}/review/: the member's own, at the end. @throws 409 `too_early` */
export const reviewBody = z.strictObject({ review: text(REVIEW_MAX) });
export type ReviewBody = z.input<typeof reviewBody>;

/** A group. `invite_code` is '' for callers who are no members of it. */
export const challengeGroup = z.object({
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

/** GET challenge-groups/{id}: by its id for its members, by its invite code for its holders. */
export const groupParams = z.object({ id: z.string().regex(/^[A-Za-z0-9]{1,12}$/) });

/** GET challenge-groups/my-group/: of a challenge; another's by `username` is shown without its code. */
export const myGroupQuery = z.object({ challenge_id: id, username: text(20, 0).optional() });
export const myGroupAnswer = z.object({ group: challengeGroup.nullable() });

/**
 * POST challenge-groups/{inviteCode}/entrant/: joins the group, and the challenge with these answers where
 * the member has not yet. @throws 404 `wrong_code`, 409 `group_full`, `challenge_closed`, `already_in_group`,
 * `blocked`
 */
export const joinGroupBody = z.strictObject(answers);
