import type { TFunction } from 'i18next';
import {
  CHALLENGE_CAPACITY_MAX,
  CHALLENGE_DESCRIPTION_MAX,
  CHALLENGE_GROUP_MAX,
  CHALLENGE_GROUP_MIN,
  CHALLENGE_QUESTION_MAX,
  CHALLENGE_REWARD_MAX,
  CHALLENGE_RULE_MAX,
  CHALLENGE_TITLE_MAX,
  challengeTimeZones,
} from '@/contract/constants/campaigns';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import { CHALLENGE_REWARDS, challengeTypes } from '@/contract/constants/participation';
import type { ManagedChallenge, ManagedChallengeBody } from '@/contract/managedChallenges';
import { composeText, fits, hasVisible } from '@/contract/typedText';
import { z } from '@/lib/formSchema';
import { formatInteger } from '@/lib/numbers';

/** A day without a window: members check in at any time of it. */
const ALWAYS = { opens_at: '00:00:00', closes_at: '23:59:59' } as const;
const END_OF_DAY = '23:59';
/** The zone of each member's own clock, as the form's list has it. */
const OWN_ZONE = 'own';
export const zoneChoices = [OWN_ZONE, ...challengeTimeZones] as const;

const draftRules = z.array(z.object({ text: z.string(), text_en: z.string() }));

/** The values of the form of a challenge: numbers as typed, '' for no limit, times without seconds. */
export const challengeDraft = z.object({
  type: z.enum(challengeTypes),
  title: z.string(),
  title_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  rules: draftRules,
  question1: z.string(),
  question1_en: z.string(),
  question2: z.string(),
  question2_en: z.string(),
  image: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  isAlways: z.boolean(),
  opens_at: z.string(),
  closes_at: z.string(),
  time_zone: z.enum(zoneChoices),
  group_size: z.string(),
  needs_photo: z.boolean(),
  capacity: z.string(),
  check_xp: z.string(),
  check_point: z.string(),
  complete_xp: z.string(),
  complete_point: z.string(),
  complete_heart: z.string(),
  version: z.number(),
});
export type ChallengeValues = z.infer<typeof challengeDraft>;

/** The texts of a challenge, and how long each may be. */
export const challengeTexts = {
  title: CHALLENGE_TITLE_MAX,
  title_en: CHALLENGE_TITLE_MAX,
  description: CHALLENGE_DESCRIPTION_MAX,
  description_en: CHALLENGE_DESCRIPTION_MAX,
  question1: CHALLENGE_QUESTION_MAX,
  question1_en: CHALLENGE_QUESTION_MAX,
  question2: CHALLENGE_QUESTION_MAX,
  question2_en: CHALLENGE_QUESTION_MAX,
} as const;
/** The numbers of a challenge with their least and most; those with `isFree` may be left out. */
export const challengeNumbers = {
  capacity: { min: 1, max: CHALLENGE_CAPACITY_MAX, isFree: true },
  group_size: { min: CHALLENGE_GROUP_MIN, max: CHALLENGE_GROUP_MAX, isFree: true },
  check_point: { min: 0, max: CHALLENGE_REWARD_MAX.point, isFree: false },
  check_xp: { min: 0, max: CHALLENGE_REWARD_MAX.xp, isFree: false },
  complete_point: { min: 0, max: CHALLENGE_REWARD_MAX.point, isFree: false },
  complete_xp: { min: 0, max: CHALLENGE_REWARD_MAX.xp, isFree: false },
  complete_heart: { min: 0, max: CHALLENGE_REWARD_MAX.heart, isFree: false },
} as const;
export type ChallengeNumber = keyof typeof challengeNumbers;
export const rewardNumbers = ['check_point', 'check_xp', 'complete_point', 'complete_xp', 'complete_heart'] as const;

const isRule = (text: string) => hasVisible(text) && fits(composeText(text), CHALLENGE_RULE_MAX);

/** Builds the schema of the form, with messages in the page's language. */
export function challengeForm(t: TFunction<'campaigns'>) {
  const text = (max: number) => z.string().check(z.typed(), z.atMost(max, t('form.tooLong', { max })));
  const needed = (max: number) => text(max).check(z.atLeast(1, t('form.missing')));
  const number = (name: ChallengeNumber) => {
    const { min, max, isFree } = challengeNumbers[name];
    const isNumber = (typed: string) =>
      typed === '' ? isFree : /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
    return z
      .string()
      .check(z.refine(isNumber, t('form.wrongNumber', { min: formatInteger(min), max: formatInteger(max) })));
  };
  const day = z.string().check(z.minLength(1, t('form.noDay')));
  const time = z.string().check(z.minLength(1, t('form.noTime')));
  return z.extend(challengeDraft, {
    title: needed(CHALLENGE_TITLE_MAX),
    title_en: needed(CHALLENGE_TITLE_MAX),
    description: text(CHALLENGE_DESCRIPTION_MAX),
    description_en: text(CHALLENGE_DESCRIPTION_MAX),
    rules: draftRules.check(
      z.refine(
        (rules) => rules.every((rule) => isRule(rule.text) && isRule(rule.text_en)),
        t('challenge.rulesInvalid'),
      ),
    ),
    question1: text(CHALLENGE_QUESTION_MAX),
    question1_en: text(CHALLENGE_QUESTION_MAX),
    question2: text(CHALLENGE_QUESTION_MAX),
    question2_en: text(CHALLENGE_QUESTION_MAX),
    starts_on: day,
    ends_on: day,
    opens_at: time,
    closes_at: time,
    group_size: number('group_size'),
    capacity: number('capacity'),
    check_xp: number('check_xp'),
    check_point: number('check_point'),
    complete_xp: number('complete_xp'),
    complete_point: number('complete_point'),
    complete_heart: number('complete_heart'),
  });
}

/** The values of the form of a new challenge. */
export const newChallenge: ChallengeValues = {
  type: 'cleansing',
  title: '',
  title_en: '',
  description: '',
  description_en: '',
  rules: [],
  question1: '',
  question1_en: '',
  question2: '',
  question2_en: '',
  image: '',
  starts_on: '',
  ends_on: '',
  isAlways: true,
  opens_at: '06:00',
  closes_at: '09:00',
  time_zone: FALLBACK_TIME_ZONE,
  group_size: '',
  needs_photo: false,
  capacity: '',
  check_xp: String(CHALLENGE_REWARDS.check.xp),
  check_point: String(CHALLENGE_REWARDS.check.point),
  complete_xp: String(CHALLENGE_REWARDS.complete.xp),
  complete_point: String(CHALLENGE_REWARDS.complete.point),
  complete_heart: String(CHALLENGE_REWARDS.complete.heart),
  version: 0,
};

/** Returns a stored challenge as the values of its form. */
export function challengeValuesOf(stored: ManagedChallenge): ChallengeValues {
  const { id: _, state: __, published_at: ___, participant_count: ____, check_in_count: _____, ...fields } = stored;
  const isAlways = fields.opens_at === ALWAYS.opens_at && fields.closes_at === ALWAYS.closes_at;
  return {
    ...fields,
    isAlways,
    opens_at: isAlways ? newChallenge.opens_at : fields.opens_at.slice(0, 5),
    closes_at: isAlways ? newChallenge.closes_at : fields.closes_at.slice(0, 5),
    time_zone: zoneChoices.find((zone) => zone === fields.time_zone) ?? OWN_ZONE,
    group_size: fields.group_size === 0 ? '' : String(fields.group_size),
    capacity: fields.capacity === null ? '' : String(fields.capacity),
    check_xp: String(fields.check_xp),
    check_point: String(fields.check_point),
    complete_xp: String(fields.complete_xp),
    complete_point: String(fields.complete_point),
    complete_heart: String(fields.complete_heart),
  };
}

/** Returns the values of the form as a call sends them. */
export function challengeBodyOf({ isAlways, version: _, ...values }: ChallengeValues): ManagedChallengeBody {
  const closes = values.closes_at === END_OF_DAY ? ALWAYS.closes_at : `${values.closes_at}:00`;
  return {
    ...values,
    ...(isAlways ? ALWAYS : { opens_at: `${values.opens_at}:00`, closes_at: closes }),
    time_zone: values.time_zone === OWN_ZONE ? null : values.time_zone,
    group_size: Number(values.group_size),
    capacity: values.capacity === '' ? null : Number(values.capacity),
    check_xp: Number(values.check_xp),
    check_point: Number(values.check_point),
    complete_xp: Number(values.complete_xp),
    complete_point: Number(values.complete_point),
    complete_heart: Number(values.complete_heart),
  };
}
