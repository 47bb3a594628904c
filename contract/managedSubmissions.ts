import type { CallSchemas } from './call.ts';
import { bodyId, givenInstant, id, instant, pageQuery, paginated, success, text } from './common.ts';
import { MAX_PAGE_SIZE } from './constants/common.ts';
import { ACTION_REASON_MAX } from './constants/moderation.ts';
import { missionKinds, skippedReasons, submissionDecisions, submissionStatuses } from './constants/participation.ts';
import { reward } from './missions.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

/** A member's submission, as managers read it; `choices` are the texts of the chosen options. */
const missionSubmission = z.object({
  id: z.number().int().positive(),
  status: z.enum(submissionStatuses),
  mission: z.object({
    id: z.number().int().positive(),
    kind: z.enum(missionKinds),
    title: z.string(),
    question: z.string(),
    reward,
  }),
  user: author,
  review: z.string(),
  answer: z.string(),
  note: z.string(),
  choices: z.array(z.string()),
  reason: z.string(),
  decided_by: author.nullable(),
  submitted_at: instant,
  changed_at: instant,
});
export type MissionSubmission = z.infer<typeof missionSubmission>;

/** `missions` are all that have submissions of the status. */
const submissionsAnswer = paginated(missionSubmission).extend({
  missions: z.array(z.object({ id: z.number().int().positive(), title: z.string() })),
});

const decided = { decision: z.enum(submissionDecisions), reason: text(ACTION_REASON_MAX, 0).default('') };

/** Submissions that are decided on alike, each at the version that the manager has read. */
const decisionsBody = z.strictObject({
  ...decided,
  submissions: z
    .array(z.strictObject({ id: bodyId, changed_at: givenInstant }))
    .min(1)
    .max(MAX_PAGE_SIZE),
});
export type SubmissionDecisionsBody = z.input<typeof decisionsBody>;

/** What became of several submissions. */
const decisionsAnswer = z.object({
  decided: z.array(z.number().int().positive()),
  skipped: z.array(z.object({ id: z.number().int().positive(), reason: z.enum(skippedReasons) })),
});
export type SubmissionDecisionsAnswer = z.infer<typeof decisionsAnswer>;

const byId = z.object({ id });

export const managedSubmissionSchemas = {
  /** Ours: waiting ones, the oldest first; the rest the latest first. `mission` leaves those of one. */
  getMissionSubmissions: {
    summary: 'Submissions of members, for managers',
    query: pageQuery.omit({ search: true }).extend({
      status: z.enum(submissionStatuses).default('submitted'),
      mission: id.optional(),
    }),
    response: submissionsAnswer,
    errors: [409],
  },
  /**
   * Ours: completes a submission, returns it, or reverses a completion; the last two need a reason. `changed_at` is
   * that of the version that the manager has read. @throws 409 `changed`, `own_content`
   */
  decideSubmission: {
    summary: 'Complete, return or withdraw a submission, for managers',
    params: byId,
    body: z.strictObject({ ...decided, changed_at: givenInstant }),
    response: success,
  },
  /** Ours: the decision and the reason are those of each. What another manager was first with stays as it is. */
  decideSubmissions: {
    summary: 'Complete, return or withdraw several submissions, for managers',
    body: decisionsBody,
    response: decisionsAnswer,
    errors: [404],
  },
} satisfies CallSchemas;
