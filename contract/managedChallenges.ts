import type { CallSchemas } from './call.ts';
import { endBody, managedEnd, publicationBody } from './campaigns.ts';
import { challenge, challengeSummary } from './challenges.ts';
import { fileUrl, givenDay, id, instant, ordering, pageQuery, paginated, success, text } from './common.ts';
import {
  CHALLENGE_CAPACITY_MAX,
  CHALLENGE_DESCRIPTION_MAX,
  CHALLENGE_GROUP_MAX,
  CHALLENGE_GROUP_MIN,
  CHALLENGE_QUESTION_MAX,
  CHALLENGE_REWARD_MAX,
  CHALLENGE_RULE_MAX,
  CHALLENGE_RULES_MAX,
  CHALLENGE_TITLE_MAX,
  campaignStates,
  challengeTimeZones,
} from './constants/campaigns.ts';
import { challengeTypes } from './constants/participation.ts';
import * as z from './zod.ts';

const count = z.number().int().min(0);
const time = z.iso.time({ precision: 0 });
const title = text(CHALLENGE_TITLE_MAX);
const description = text(CHALLENGE_DESCRIPTION_MAX, 0);
const question = text(CHALLENGE_QUESTION_MAX, 0);
const rule = text(CHALLENGE_RULE_MAX);
const rewards = {
  check_xp: count.max(CHALLENGE_REWARD_MAX.xp),
  check_point: count.max(CHALLENGE_REWARD_MAX.point),
  complete_xp: count.max(CHALLENGE_REWARD_MAX.xp),
  complete_point: count.max(CHALLENGE_REWARD_MAX.point),
  complete_heart: count.max(CHALLENGE_REWARD_MAX.heart),
};

/**
 * A challenge as the console shows and changes it, with its texts in both languages. `published_at` is null for a
 * draft; `capacity` null for any number of participants. `version` counts its changes, `participant_count` above 0
 * fixes what participants have agreed to: days, times, groups, questions and rewards.
 */
const managedChallenge = challengeSummary
  .pick({ id: true, type: true, starts_on: true, ends_on: true, opens_at: true, closes_at: true, time_zone: true })
  .extend({
    state: z.enum(campaignStates),
    published_at: instant.nullable(),
    ...managedEnd,
    title: z.string(),
    title_en: z.string(),
    description: z.string(),
    description_en: z.string(),
    rules: z.array(z.object({ text: z.string(), text_en: z.string() })),
    question1: z.string(),
    question1_en: z.string(),
    question2: z.string(),
    question2_en: z.string(),
    image: z.string(),
    group_size: count,
    needs_photo: z.boolean(),
    capacity: z.number().int().nullable(),
    check_xp: count,
    check_point: count,
    complete_xp: count,
    complete_point: count,
    complete_heart: count,
    participant_count: count,
    check_in_count: count,
    version: z.number().int().min(1),
  });
export type ManagedChallenge = z.infer<typeof managedChallenge>;

/** A draft. What it lacks to be published is checked when it is. */
const managedChallengeBody = z.strictObject({
  type: z.enum(challengeTypes),
  title,
  title_en: title,
  description,
  description_en: description,
  rules: z.array(z.strictObject({ text: rule, text_en: rule })).max(CHALLENGE_RULES_MAX),
  question1: question,
  question1_en: question,
  question2: question,
  question2_en: question,
  image: z.union([z.literal(''), fileUrl]),
  starts_on: givenDay,
  ends_on: givenDay,
  opens_at: time,
  closes_at: time,
  time_zone: z.enum(challengeTimeZones).nullable(),
  group_size: z.union([z.literal(0), z.number().int().min(CHALLENGE_GROUP_MIN).max(CHALLENGE_GROUP_MAX)]),
  needs_photo: z.boolean(),
  capacity: z.number().int().min(1).max(CHALLENGE_CAPACITY_MAX).nullable(),
  ...rewards,
});
export type ManagedChallengeBody = z.input<typeof managedChallengeBody>;
export const managedChallengeFields = managedChallengeBody.keyof().options;

const byId = z.object({ id });

export const managedChallengeSchemas = {
  /** `search` finds titles. */
  getManagedChallenges: {
    summary: 'Challenges, published or not, the latest made first',
    query: pageQuery.extend({ state: z.enum(campaignStates).optional(), ordering: ordering('challenges') }),
    response: paginated(managedChallenge),
    errors: [409],
  },
  createChallenge: {
    summary: 'Create a draft of a challenge',
    body: managedChallengeBody,
    response: managedChallenge,
    errors: [404],
  },
  getManagedChallenge: {
    summary: 'A challenge with its texts in both languages',
    params: byId,
    response: managedChallenge,
    errors: [409],
  },
  /** Every field. */
  updateChallenge: {
    summary: 'Change a challenge over the version that was read',
    params: byId,
    body: managedChallengeBody.extend({ version: z.number().int().min(1) }),
    response: managedChallenge,
  },
  deleteChallenge: {
    summary: 'Delete a draft of a challenge',
    params: byId,
    response: success,
  },
  publishChallenge: {
    summary: 'Publish a challenge, now or later, or take it back',
    params: byId,
    body: publicationBody,
    response: managedChallenge,
  },
  endChallenge: {
    summary: 'End an open challenge before its promised end, with a reason that members see and the caller’s password',
    params: byId,
    body: endBody,
    response: managedChallenge,
  },
  copyChallenge: {
    summary: 'Copy a challenge to a draft that begins tomorrow',
    params: byId,
    response: managedChallenge,
  },
  getChallengePreview: {
    summary: 'A challenge, published or not, as members see it',
    params: byId,
    response: challenge,
    errors: [409],
  },
} satisfies CallSchemas;
