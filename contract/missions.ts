import type { CallSchemas } from './call.ts';
import { id, instant, moderatedCan, pageQuery, paginated, success, text, textLink } from './common.ts';
import {
  MISSION_ANSWER_MAX,
  MISSION_CHOICES_MAX,
  MISSION_NOTE_MAX,
  missionKinds,
  missionStatuses,
  ownMissionStatuses,
  REVIEW_MAX,
  SHORT_MISSION_CODE_MAX,
} from './constants/participation.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

/** A submission's data besides its texts: the ids of the chosen options, or a note. */
const missionData = z.strictObject({
  choices: z.array(z.string().max(20)).max(MISSION_CHOICES_MAX).optional(),
  note: text(MISSION_NOTE_MAX, 0).optional(),
});
export type MissionData = z.infer<typeof missionData>;

export const reward = z.object({ xp: z.number().int(), point: z.number().int() });

/**
 * A mission in a list. A `quiz` and a `choice` take choices, an `answer` a typed one, a `note` and a
 * `review` a text. `ends_at` is null for one without an end, `own_status` for a visitor.
 */
const missionSummary = z.object({
  id: z.number().int().positive(),
  kind: z.enum(missionKinds),
  status: z.enum(missionStatuses),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  reward,
  ends_at: instant.nullable(),
  completed_count: z.number().int().min(0),
  own_status: z.enum(ownMissionStatuses).nullable(),
});
export type MissionSummary = z.infer<typeof missionSummary>;

/**
 * A mission in detail. `content` and `resourceUrls` are the mission's own text and pictures; `review`,
 * `answer` and `data` the calling member's submission, '' and {} before. `checked`: a manager reads a
 * submission before it completes. `min_length` is that of its note or review. `reason` says why a manager
 * returned it. `right` and `explanation` are present for a completed mission only.
 */
export const mission = missionSummary.extend({
  content: z.string(),
  links: z.array(textLink),
  resourceUrls: z.array(z.string()),
  question: z.string(),
  choices: z.array(z.object({ id: z.string(), text: z.string() })),
  several: z.boolean(),
  min_length: z.number().int(),
  checked: z.boolean(),
  review_count: z.number().int().min(0),
  may_do: z.boolean(),
  review: z.string(),
  review_hidden: z.boolean(),
  answer: z.string(),
  data: missionData,
  reason: z.string(),
  right: z.array(z.string()),
  explanation: z.string(),
});
export type Mission = z.infer<typeof mission>;

const missionsQuery = pageQuery.extend({ status: z.enum(missionStatuses).optional() });
export type MissionsQuery = z.input<typeof missionsQuery>;

/** A member's review of a mission that they have completed. */
const missionReview = z.object({
  id: z.number().int().positive(),
  status: z.enum(['published', 'hidden']),
  mission: z.object({ id: z.number().int(), title: z.string() }),
  user: author,
  review: z.string(),
  links: z.array(textLink),
  collapsed: z.boolean(),
  can: moderatedCan.nullable(),
  created_at: instant,
});
export type MissionReview = z.infer<typeof missionReview>;

/** `mission` (ours) leaves those of one. */
const missionReviewsQuery = pageQuery.extend({ mission: id.optional() });
export type MissionReviewsQuery = z.input<typeof missionReviewsQuery>;

/** Omitted fields stay as they were. */
const missionBody = z.strictObject({
  review: text(REVIEW_MAX, 0).optional(),
  answer: text(MISSION_ANSWER_MAX, 0).optional(),
  data: missionData.optional(),
});
export type MissionBody = z.input<typeof missionBody>;
const shortMissionAnswer = success.extend({ title: z.string(), earned: reward });
export type ShortMissionAnswer = z.infer<typeof shortMissionAnswer>;

const byId = z.object({ id });

export const missionSchemas = {
  /** Of each status the newest first. */
  getMissions: {
    summary: 'Missions, the open ones first',
    query: missionsQuery,
    response: paginated(missionSummary),
  },
  getMissionReviews: {
    summary: 'Reviews of completed missions, the latest first',
    query: missionReviewsQuery,
    response: paginated(missionReview),
  },
  /**
   * The `code` is read without regard to case, spaces and hyphens. @throws 409 `coupon_wrong`, `coupon_early`,
   * `coupon_ended`, `coupon_used_up`, `coupon_received`, `coupon_revoked`
   */
  checkShortMission: {
    summary: 'Redeem a coupon by its code, once',
    body: z.strictObject({ code: text(SHORT_MISSION_CODE_MAX, 0) }),
    response: shortMissionAnswer,
  },
  getMission: {
    summary: 'A mission, with the caller’s submission',
    params: byId,
    response: mission,
  },
  /**
   * Once it is completed only its review can be written or changed (never that of a `review`, which was decided on).
   * `earned` is the credit of this call: 0 where it waits for a manager, or was completed before.
   * @throws 409 `wrong_answer`, `mission_closed`, `mission_completed`
   */
  doMission: {
    summary: 'Submit a mission, or review a completed one',
    params: byId,
    body: missionBody,
    response: success.extend({ mission, earned: reward }),
  },
} satisfies CallSchemas;
