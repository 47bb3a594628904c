import type { Mission, MissionBody } from '@/contract/missions';
import { charactersOf, composeText, hasVisible } from '@/contract/typedText';

/** The values of a mission's form; a mission requests one of them. */
export interface SubmissionValues {
  choices: string[];
  answer: string;
  note: string;
  review: string;
}

export const takesChoices = ({ kind }: Pick<Mission, 'kind'>) => kind === 'quiz' || kind === 'choice';

/** Returns the field that a mission requests. */
export const fieldOf = ({ kind }: Mission): keyof SubmissionValues =>
  kind === 'quiz' || kind === 'choice' ? 'choices' : kind;

/** Returns the member's values so far. */
export const submissionValuesOf = ({ data, answer, review }: Mission): SubmissionValues => ({
  choices: data.choices ?? [],
  answer,
  note: data.note ?? '',
  review,
});

/** Returns the chosen ones of a mission's choices: an operator may have taken one back since, which nobody sees. */
const chosenOf = ({ choices }: Mission, chosen: readonly string[]): string[] =>
  chosen.filter((one) => choices.some(({ id }) => id === one));

/** Returns whether a text of a mission was written that is not stored. */
export function isWritten(mission: Mission, values: SubmissionValues): boolean {
  const field = fieldOf(mission);
  return field !== 'choices' && hasVisible(values[field]) && values[field] !== submissionValuesOf(mission)[field];
}

/** Builds the body of the call from the field that the mission requests. */
export function bodyOf(mission: Mission, { choices, answer, note, review }: SubmissionValues): MissionBody {
  const { kind } = mission;
  if (kind === 'answer') return { answer };
  if (kind === 'note') return { data: { note } };
  if (kind === 'review') return { review };
  return { data: { choices: chosenOf(mission, choices) } };
}

/** Counts the characters of a text, trimmed, towards the number that a mission requires. */
export const lengthOf = (text: string) => charactersOf(composeText(text)).length;

/** Returns the problem that prevents a form from being sent, or null. */
export function problemOf(
  mission: Mission,
  { choices, answer, note, review }: SubmissionValues,
): 'choiceMissing' | 'nothingWritten' | 'tooFew' | null {
  const { kind, min_length } = mission;
  if (kind === 'quiz' || kind === 'choice') return chosenOf(mission, choices).length === 0 ? 'choiceMissing' : null;
  const text = { answer, note, review }[kind];
  if (!hasVisible(text)) return 'nothingWritten';
  return lengthOf(text) < min_length ? 'tooFew' : null;
}

/** Returns the member's answer as text. */
export function answerText({ kind, choices, data, answer, review }: Mission): string {
  if (kind === 'answer') return answer;
  if (kind === 'note') return data.note ?? '';
  if (kind === 'review') return review;
  const taken = data.choices ?? [];
  return choices
    .filter(({ id }) => taken.includes(id))
    .map(({ text }) => text)
    .join(', ');
}
