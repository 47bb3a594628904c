import type { CallSchemas } from './call.ts';
import { publicationBody } from './campaigns.ts';
import { fileUrl, givenInstant, id, instant, ordering, pageQuery, paginated, success, text } from './common.ts';
import {
  campaignStates,
  MISSION_ANSWERS_MAX,
  MISSION_CHOICE_MAX,
  MISSION_CONTENT_MAX,
  MISSION_DESCRIPTION_MAX,
  MISSION_EXPLANATION_MAX,
  MISSION_LENGTH_MAX,
  MISSION_PICTURES_MAX,
  MISSION_POINTS_MAX,
  MISSION_QUESTION_MAX,
  MISSION_TITLE_MAX,
} from './constants/campaigns.ts';
import { MISSION_ANSWER_MAX, MISSION_CHOICES_MAX, missionKinds } from './constants/participation.ts';
import { mission } from './missions.ts';
import * as z from './zod.ts';

const count = z.number().int().min(0);
const version = z.number().int().min(1);
const title = text(MISSION_TITLE_MAX);
const description = text(MISSION_DESCRIPTION_MAX, 0);
const content = text(MISSION_CONTENT_MAX, 0);
const question = text(MISSION_QUESTION_MAX, 0);
const choice = text(MISSION_CHOICE_MAX);
const explanation = text(MISSION_EXPLANATION_MAX, 0);

/**
 * A draft. A `quiz` and a `choice` have `choices`, `several` of which can be taken; those of a quiz are `right` or not.
 * An `answer` has the `answers` that are accepted, a `note` and a `review` a `min_length`. `checked`: an operator reads
 * a submission before it completes. `point` is credited besides the xp of every mission, `ends_at` null for no end.
 */
const managedMissionBody = z.strictObject({
  kind: z.enum(missionKinds),
  title,
  title_en: title,
  description,
  description_en: description,
  content,
  content_en: content,
  image: z.union([z.literal(''), fileUrl]),
  pictures: z.array(fileUrl).max(MISSION_PICTURES_MAX),
  question,
  question_en: question,
  choices: z.array(z.strictObject({ text: choice, text_en: choice, right: z.boolean() })).max(MISSION_CHOICES_MAX),
  several: z.boolean(),
  answers: z.array(text(MISSION_ANSWER_MAX)).max(MISSION_ANSWERS_MAX),
  explanation,
  explanation_en: explanation,
  min_length: count.max(MISSION_LENGTH_MAX),
  checked: z.boolean(),
  point: count.max(MISSION_POINTS_MAX),
  ends_at: givenInstant.nullable(),
});
export type ManagedMissionBody = z.input<typeof managedMissionBody>;
export const managedMissionFields = managedMissionBody
  .omit({ pictures: true, answers: true, point: true })
  .keyof().options;

/**
 * A mission as the console shows and changes it, with its texts in both languages and its answers. `published_at` is
 * when it begins, null for a draft. Once it `has_entries`, what it asks and credits is fixed. `waiting_count` counts the
 * submissions that an operator has to decide on, `version` changes.
 */
const managedMission = z.object({
  kind: z.enum(missionKinds),
  id: z.number().int().positive(),
  state: z.enum(campaignStates),
  published_at: instant.nullable(),
  title: z.string(),
  title_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  content: z.string(),
  content_en: z.string(),
  image: z.string(),
  pictures: z.array(z.string()),
  question: z.string(),
  question_en: z.string(),
  choices: z.array(z.object({ text: z.string(), text_en: z.string(), right: z.boolean() })),
  several: z.boolean(),
  answers: z.array(z.string()),
  explanation: z.string(),
  explanation_en: z.string(),
  min_length: count,
  checked: z.boolean(),
  point: count,
  ends_at: instant.nullable(),
  has_entries: z.boolean(),
  waiting_count: count,
  completed_count: count,
  version,
});
export type ManagedMission = z.infer<typeof managedMission>;

const byId = z.object({ id });

export const managedMissionSchemas = {
  /** `search` finds titles. */
  getManagedMissions: {
    summary: 'Missions, published or not, the latest made first',
    query: pageQuery.extend({ state: z.enum(campaignStates).optional(), ordering: ordering('missions') }),
    response: paginated(managedMission),
    errors: [409],
  },
  createMission: {
    summary: 'Create a draft of a mission',
    body: managedMissionBody,
    response: managedMission,
    errors: [404],
  },
  getManagedMission: {
    summary: 'A mission with its texts in both languages',
    params: byId,
    response: managedMission,
    errors: [409],
  },
  /** Every field. */
  updateMission: {
    summary: 'Change a mission over the version that was read',
    params: byId,
    body: managedMissionBody.extend({ version }),
    response: managedMission,
  },
  deleteMission: {
    summary: 'Delete a draft of a mission',
    params: byId,
    response: success,
  },
  publishMission: {
    summary: 'Publish a mission, now or later, or take it back',
    params: byId,
    body: publicationBody,
    response: managedMission,
  },
  /** A later end opens it again. @throws 409 `edit_conflict`, `changed` for one that is not open */
  closeMission: {
    summary: 'Close an open mission now',
    params: byId,
    body: z.strictObject({ version }),
    response: managedMission,
  },
  copyMission: {
    summary: 'Copy a mission to a draft',
    params: byId,
    response: managedMission,
  },
  /** What the call of members answers to one who has not done it, without its answers. */
  getMissionPreview: {
    summary: 'A mission, published or not, as members see it',
    params: byId,
    response: mission,
    errors: [409],
  },
} satisfies CallSchemas;
