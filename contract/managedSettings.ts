import type { CallSchemas } from './call.ts';
import { text } from './common.ts';
import { type OperatorField, operatorMax } from './constants/operator.ts';
import {
  type CallLimit,
  callLimitBounds,
  type EarningField,
  earningFields,
  earningMax,
  earningMin,
  NEW_MEMBER_COMMENTS_MAX,
  NEW_MEMBER_DAYS_MAX,
  NEW_MEMBER_POSTS_MAX,
  REPORTERS_MAX,
  REPORTERS_MIN,
} from './constants/settings.ts';
import { operatorDetails } from './operator.ts';
import * as z from './zod.ts';

/**
 * What a member may not do yet whose sign-up is less than `days` days ago, unless they have a role: `links` and
 * `pictures` are whether they may write them, `posts_a_day` counts topics, posts and questions, `comments_a_day`
 * comments and answers, 0 for as many as any member. Nothing is limited until `enabled`. `version` counts the changes.
 */
const newMemberLimits = {
  enabled: z.boolean(),
  days: z.number().int().min(1).max(NEW_MEMBER_DAYS_MAX),
  links: z.boolean(),
  pictures: z.boolean(),
  posts_a_day: z.number().int().min(0).max(NEW_MEMBER_POSTS_MAX),
  comments_a_day: z.number().int().min(0).max(NEW_MEMBER_COMMENTS_MAX),
  version: z.number().int().min(1),
};
const response = z.object(newMemberLimits);
export type NewMemberLimits = z.infer<typeof response>;
export const newMemberFields = response.keyof().options;

const earningNumber = (name: EarningField) => z.number().int().min(earningMin(name)).max(earningMax[name]);
/** What members earn, and the limits of a day (constants/settings.ts). `version` counts the changes. */
const earningRules = {
  ...(Object.fromEntries(earningFields.map((name) => [name, earningNumber(name)])) as Record<
    EarningField,
    ReturnType<typeof earningNumber>
  >),
  version: z.number().int().min(1),
};
const earningResponse = z.object(earningRules);
export type EarningRules = z.infer<typeof earningResponse>;

/** From how many reports on content is collapsed. `version` counts the changes. */
const reportRules = {
  reporters: z.number().int().min(REPORTERS_MIN).max(REPORTERS_MAX),
  version: z.number().int().min(1),
};
const reportResponse = z.object(reportRules);
export type ReportRules = z.infer<typeof reportResponse>;

const callLimit = (name: CallLimit) => z.number().int().min(callLimitBounds[name].min).max(callLimitBounds[name].max);
/** How many writing calls and how many uploads of one member are answered in a minute. `version` counts the changes. */
const callLimits = {
  writes_a_minute: callLimit('writes_a_minute'),
  uploads_a_minute: callLimit('uploads_a_minute'),
  version: z.number().int().min(1),
};
const callLimitsResponse = z.object(callLimits);
export type CallLimits = z.infer<typeof callLimitsResponse>;

/**
 * The operator's details that the footer and newsletters name: those of the environment until they are set. `version`
 * counts the changes.
 */
const operatorResponse = z.object({ ...operatorDetails, version: z.number().int().min(1) });
export type ManagedOperator = z.infer<typeof operatorResponse>;
export const managedOperatorFields = operatorResponse.keyof().options;
const detail = (name: OperatorField) => text(operatorMax[name], name === 'name' ? 1 : 0);

export const managedSettingsSchemas = {
  getNewMemberLimits: {
    summary: 'What new members may not do yet',
    response,
    errors: [404, 409],
  },
  setNewMemberLimits: {
    summary: 'Set what new members may not do yet, over the version that was read',
    body: z.strictObject(newMemberLimits),
    response,
    errors: [404],
  },
  getEarningRules: {
    summary: 'What members earn, and the limits of a day',
    response: earningResponse,
    errors: [404, 409],
  },
  setEarningRules: {
    summary: 'Set what members earn from now on, over the version that was read',
    body: z.strictObject(earningRules),
    response: earningResponse,
    errors: [404],
  },
  getReportRules: {
    summary: 'From how many reports on content is collapsed',
    response: reportResponse,
    errors: [404, 409],
  },
  setReportRules: {
    summary: 'Set from how many reports on content is collapsed, over the version that was read',
    body: z.strictObject(reportRules),
    response: reportResponse,
    errors: [404],
  },
  getCallLimits: {
    summary: 'How many writing calls and uploads of one member are answered in a minute',
    response: callLimitsResponse,
    errors: [404, 409],
  },
  setCallLimits: {
    summary: 'Set how many writing calls and uploads of one member are answered, over the version that was read',
    body: z.strictObject(callLimits),
    response: callLimitsResponse,
    errors: [404],
  },
  getManagedOperator: {
    summary: 'Who operates the site, as the console changes it',
    response: operatorResponse,
    errors: [404, 409],
  },
  setOperator: {
    summary: 'Set who operates the site, over the version that was read',
    body: z.strictObject({
      name: detail('name'),
      representative: detail('representative'),
      registration_number: detail('registration_number'),
      address: detail('address'),
      phone: detail('phone'),
      version: z.number().int().min(1),
    }),
    response: operatorResponse,
    errors: [404],
  },
} satisfies CallSchemas;
