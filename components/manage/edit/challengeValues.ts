import {
  CHALLENGE_CAPACITY_MAX,
  CHALLENGE_DESCRIPTION_MAX,
  CHALLENGE_GROUP_MAX,
  CHALLENGE_GROUP_MIN,
  CHALLENGE_QUESTION_MAX,
  CHALLENGE_REWARD_MAX,
  CHALLENGE_TITLE_MAX,
  challengeTimeZones,
} from '@/contract/constants/campaigns';
import { FALLBACK_TIME_ZONE } from '@/contract/constants/common';
import { CHALLENGE_REWARDS } from '@/contract/constants/participation';
import {
  type ManagedChallenge,
  type ManagedChallengeBody,
  managedChallengeSchemas,
} from '@/contract/managedChallenges';
import * as z from '@/contract/zod';
import { optionalNumber, typedNumber } from '@/lib/typedNumber';

/** A day without a window: members check in at any time of it. */
const ALWAYS = { opens_at: '00:00:00', closes_at: '23:59:59' } as const;
const END_OF_DAY = '23:59';
/** The zone of each member's own clock, as the form's list has it. */
const OWN_ZONE = 'own';
export const zoneChoices = [OWN_ZONE, ...challengeTimeZones] as const;

const { shape } = managedChallengeSchemas.createChallenge.body;
const time = z.string().min(1);

/** The form of a challenge: numbers as typed, '' for no limit, times without seconds. */
export const challengeForm = z.object({
  ...shape,
  image: z.string(),
  isAlways: z.boolean(),
  opens_at: time,
  closes_at: time,
  time_zone: z.enum(zoneChoices),
  group_size: optionalNumber(shape.group_size, 0),
  capacity: optionalNumber(shape.capacity, null),
  check_xp: typedNumber(shape.check_xp),
  check_point: typedNumber(shape.check_point),
  complete_xp: typedNumber(shape.complete_xp),
  complete_point: typedNumber(shape.complete_point),
  complete_heart: typedNumber(shape.complete_heart),
  version: z.number(),
});
export type ChallengeValues = z.input<typeof challengeForm>;

/** The texts of a challenge, and how long each may be in either language. */
export const challengeTexts = {
  title: CHALLENGE_TITLE_MAX,
  description: CHALLENGE_DESCRIPTION_MAX,
  question1: CHALLENGE_QUESTION_MAX,
  question2: CHALLENGE_QUESTION_MAX,
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
  const { id: _, state: __, published_at: ___, ended_at, end_reason, end_reason_en, ...written } = stored;
  const { participant_count: ____, check_in_count: _____, ...fields } = written;
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

/** Returns the checked values of the form as a call sends them. */
export function challengeBodyOf({
  isAlways,
  version: _,
  ...values
}: z.output<typeof challengeForm>): ManagedChallengeBody {
  const closes = values.closes_at === END_OF_DAY ? ALWAYS.closes_at : `${values.closes_at}:00`;
  return {
    ...values,
    ...(isAlways ? ALWAYS : { opens_at: `${values.opens_at}:00`, closes_at: closes }),
    time_zone: values.time_zone === OWN_ZONE ? null : values.time_zone,
  };
}
