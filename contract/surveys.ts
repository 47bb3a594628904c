import type { CallSchemas } from './call.ts';
import { consentTo, instant, pageQuery, paginated, queryBoolean, success, text } from './common.ts';
import { consentVersions } from './constants/common.ts';
import { skinAxes } from './skin.ts';
import { ANSWER_MAX } from './skinItems.ts';
import * as z from './zod.ts';

export const surveyKinds = ['skin-type', 'skin-type-test', 'skin-type-upgrade', 'barrier'] as const;
export type SurveyKind = (typeof surveyKinds)[number];

/** 1 (not at all) to 4 (very much); null for "모름" (don't know), which is not counted. */
const surveyValue = z.number().int().min(1).max(ANSWER_MAX).nullable();

/**
 * Every item of the survey by its id, and the version of the consent. An anonymous visitor sends the `claim`
 * of their earlier result: the upgrade continues it, and results stay together.
 */
const surveyBody = z.strictObject({
  answers: z.record(z.string().max(40), surveyValue),
  consent: consentTo(consentVersions.survey),
  claim: text(100, 0).optional(),
});

/** An axis of a result: the resulting side, how far, and the confidence, both in per cent. */
const axisResult = z.object({
  axis: z.enum(skinAxes.map(({ axis }) => axis)),
  letter: z.string(),
  percent: z.number().int(),
  confidence: z.number().int(),
});
export type AxisResult = z.infer<typeof axisResult>;

/**
 * A skin-type result. `low` has the axes that the upgrade would ask about again. `claim` is for anonymous
 * visitors only, whose result is stored under it.
 */
const skinResult = z.object({
  id: z.number().int().positive(),
  kind: z.enum(surveyKinds),
  type: z.string(),
  axes: z.array(axisResult),
  low: z.array(z.string()),
  created_at: instant,
  claim: z.string().nullable(),
});
export type SkinResult = z.infer<typeof skinResult>;

/** A skin-barrier result: 0 (worn) to 100 (sound), null when every answer was "모름". */
const barrierResult = z.object({
  id: z.number().int().positive(),
  kind: z.literal('barrier'),
  score: z.number().int().nullable(),
  confidence: z.number().int(),
  created_at: instant,
  claim: z.string().nullable(),
});
export type BarrierResult = z.infer<typeof barrierResult>;

const historyResult = z.object({
  id: z.number().int().positive(),
  kind: z.enum(surveyKinds),
  type: z.string(),
  score: z.number().int().nullable(),
  created_at: instant,
});
export type HistoryResult = z.infer<typeof historyResult>;

export const surveySchemas = {
  takeSkinType: {
    summary: 'The short skin-type survey: 8 items',
    body: surveyBody,
    response: skinResult,
  },
  takeSkinTypeTest: {
    summary: 'The full skin-type test: 32 items',
    body: surveyBody,
    response: skinResult,
  },
  takeSkinTypeUpgrade: {
    summary: 'Further items for the unsure axes of the full test',
    body: surveyBody,
    response: skinResult,
  },
  takeBarrier: {
    summary: 'The skin-barrier survey: 12 items',
    body: surveyBody,
    response: barrierResult,
  },
  /**
   * `-` is the caller's own, by session or by the `claim` of an anonymous visitor. Of other members only the type, if
   * they show it. `fullTest` (ours) excludes the short form, which has no upgrade.
   */
  getLatestSkin: {
    summary: 'The newest skin-type result of the caller, or the type of a member who shows it',
    query: z.object({
      username: text(20, 0).default('-'),
      claim: text(100, 0).optional(),
      fullTest: queryBoolean.default(false),
    }),
    response: z.object({ result: skinResult.nullable() }),
    errors: [404],
  },
  /** Ours: of a kind, newest first. */
  getSurveyResults: {
    summary: 'The caller’s results over time',
    query: pageQuery.extend({ type: z.enum(['skin', 'barrier']).default('skin') }),
    response: paginated(historyResult),
  },
  /** Ours. */
  claimSurvey: {
    summary: 'Claim the results of the time before signing up',
    body: z.strictObject({ claim: text(100) }),
    response: success,
    errors: [404],
  },
} satisfies CallSchemas;
