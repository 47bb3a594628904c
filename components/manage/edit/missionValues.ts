import type { TFunction } from 'i18next';
import {
  MISSION_CONTENT_MAX,
  MISSION_DESCRIPTION_MAX,
  MISSION_EXPLANATION_MAX,
  MISSION_LENGTH_MAX,
  MISSION_QUESTION_MAX,
  MISSION_TITLE_MAX,
} from '@/contract/constants/campaigns';
import { type ManagedMission, type ManagedMissionBody, managedMissionSchemas } from '@/contract/managedMissions';
import { typedInteger } from '@/contract/typedCode';
import { hasVisible } from '@/contract/typedText';
import * as z from '@/contract/zod';
import { formatInteger } from '@/lib/numbers';
import { typedNumber } from '@/lib/typedNumber';
import { withProblems } from '@/lib/withProblems';
import { instantOfSeoul, seoulFieldOf } from '../seoulTime';
import { optionalInstant } from '../typedFields';

const { shape } = managedMissionSchemas.createMission.body;

const typedChoice = z.object({ text: z.string(), text_en: z.string(), right: z.boolean() });
export type ChoiceValues = z.infer<typeof typedChoice>;

const missionValues = z.object({
  ...shape,
  image: z.string(),
  pictures: z.array(z.string()),
  choices: z.array(typedChoice),
  answers: z.array(z.object({ answer: z.string() })),
  min_length: z.string(),
  point: typedNumber(shape.point),
  ends_at: optionalInstant,
  version: z.number(),
});
/**
 * The values of the form of a mission: numbers as typed, its end as it is in Korea, '' for none, and the answers of
 * every kind, of which the chosen kind's are sent.
 */
export type MissionValues = z.input<typeof missionValues>;

/** The texts of a mission, and how long each may be in either language. */
export const missionTexts = {
  title: MISSION_TITLE_MAX,
  description: MISSION_DESCRIPTION_MAX,
  content: MISSION_CONTENT_MAX,
  question: MISSION_QUESTION_MAX,
  explanation: MISSION_EXPLANATION_MAX,
} as const;

/** The field of the answers of each kind. */
export const answersOf = {
  quiz: 'choices',
  choice: 'choices',
  answer: 'answers',
  note: 'min_length',
  review: 'min_length',
} as const satisfies Record<ManagedMission['kind'], keyof MissionValues>;

type Answers = Pick<ManagedMissionBody, 'choices' | 'several' | 'answers' | 'min_length'>;
type TypedAnswers = Pick<MissionValues, 'kind' | keyof Answers>;

/** Returns the answers that the kind of a mission has, as a call sends them. */
function answersIn({ kind, choices, several, answers, min_length }: TypedAnswers): Answers {
  const field = answersOf[kind];
  return {
    choices: field === 'choices' ? choices.map((it) => ({ ...it, right: kind === 'quiz' && it.right })) : [],
    several: field === 'choices' && several,
    answers: field === 'answers' ? answers.map(({ answer }) => answer) : [],
    min_length: field === 'min_length' ? typedInteger(min_length) : 0,
  };
}

/** Returns the problem of each field that is wrong by another. */
function problemsOf(
  t: TFunction<'campaigns'>,
  { explanation, explanation_en, ...values }: z.output<typeof missionValues>,
) {
  const { choices, several, answers, min_length } = answersIn(values);
  const isManyRight = !several && choices.filter(({ right }) => right).length > 1;
  const choicesProblem = shape.choices.safeParse(choices).success ? undefined : t('mission.choicesInvalid');
  const isHalfExplained = hasVisible(explanation) !== hasVisible(explanation_en);
  return {
    choices: choicesProblem ?? (isManyRight ? t('mission.oneRight') : undefined),
    answers: shape.answers.safeParse(answers).success ? undefined : t('mission.answersInvalid'),
    min_length: shape.min_length.safeParse(min_length).success
      ? undefined
      : t('form.wrongNumber', { min: 0, max: formatInteger(MISSION_LENGTH_MAX) }),
    explanation: isHalfExplained ? t('mission.explanationLanguages') : undefined,
  };
}

/** Builds the schema of the form, with its messages in the page's language. */
export const missionForm = (t: TFunction<'campaigns'>) =>
  withProblems(missionValues, (values) => problemsOf(t, values));

/** The values of the form of a new mission. */
export const newMission: MissionValues = {
  kind: 'quiz',
  title: '',
  title_en: '',
  description: '',
  description_en: '',
  content: '',
  content_en: '',
  image: '',
  pictures: [],
  question: '',
  question_en: '',
  choices: [],
  several: false,
  answers: [],
  explanation: '',
  explanation_en: '',
  min_length: '0',
  checked: false,
  point: '',
  ends_at: '',
  version: 0,
};

/** Returns a stored mission as the values of its form. */
export function missionValuesOf(stored: ManagedMission): MissionValues {
  const { id: _, state: __, published_at: ___, has_entries, waiting_count, completed_count, ...fields } = stored;
  return {
    ...fields,
    answers: fields.answers.map((answer) => ({ answer })),
    min_length: String(fields.min_length),
    point: String(fields.point),
    ends_at: seoulFieldOf(fields.ends_at),
  };
}

/** Returns the checked values of the form as a call sends them; an end that was not changed is as it is `stored`. */
export function missionBodyOf(
  { version: _, ...values }: z.output<typeof missionValues>,
  stored?: ManagedMission,
): ManagedMissionBody {
  const isSameEnd = stored?.ends_at && instantOfSeoul(seoulFieldOf(stored.ends_at)) === values.ends_at;
  return { ...values, ...answersIn(values), ends_at: isSameEnd ? stored.ends_at : values.ends_at };
}
