import type { Mission, MissionBody } from '@/contract/missions';

/** What a form of a mission holds; a mission asks for one of them. */
export interface Given {
  choices: string[];
  answer: string;
  note: string;
  review: string;
}

export const takesChoices = ({ kind }: Pick<Mission, 'kind'>) => kind === 'quiz' || kind === 'choice';

/** The field that a mission asks for. */
export const fieldOf = ({ kind }: Mission): keyof Given => (kind === 'quiz' || kind === 'choice' ? 'choices' : kind);

/** What the member has given so far. */
export const givenOf = ({ data, answer, review }: Mission): Given => ({
  choices: data.choices ?? [],
  answer,
  note: data.note ?? '',
  review,
});

/** As much of a form as its mission asks for. */
export function bodyOf({ kind }: Mission, { choices, answer, note, review }: Given): MissionBody {
  if (kind === 'answer') return { answer: answer.trim() };
  if (kind === 'note') return { data: { note: note.trim() } };
  if (kind === 'review') return { review: review.trim() };
  return { data: { choices } };
}

/** How many characters have been written of those that a mission needs. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** What keeps a form from being sent. */
export function problemOf(
  { kind, min_length }: Mission,
  { choices, answer, note, review }: Given,
): 'choiceMissing' | 'nothingWritten' | 'tooFew' | null {
  if (kind === 'quiz' || kind === 'choice') return choices.length === 0 ? 'choiceMissing' : null;
  const text = { answer, note, review }[kind];
  if (text.trim() === '') return 'nothingWritten';
  return lengthOf(text) < min_length ? 'tooFew' : null;
}

/** What the member has answered, in words. */
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
