import { createHash } from 'node:crypto';
import type { MissionStatus } from '../../../contract/constants/participation.ts';
import type { MissionData } from '../../../contract/missions.ts';
import { charactersOf } from '../../../contract/typedText.ts';
import type { missions } from '../../db/schema/missions.ts';
import type { FieldReason } from '../../platform/errors/fieldErrors.ts';

export type MissionRow = typeof missions.$inferSelect;

/** The xp of every completed mission in addition to its own reward. */
const MISSION_XP = 20;

/** Returns the credits for completing a mission or redeeming a coupon. */
export const rewardOf = ({ reward }: { reward: number }) => ({ xp: MISSION_XP, point: reward });
export const NOTHING = { xp: 0, point: 0 } as const;

export const isOver = ({ endsAt }: Pick<MissionRow, 'endsAt'>, now: Date) => endsAt !== null && endsAt <= now;

export const statusOf = (mission: Pick<MissionRow, 'endsAt'>, now: Date): MissionStatus =>
  isOver(mission, now) ? 'closed' : 'opened';

/** A member's earlier submission to a mission, and the new one. */
export interface Given {
  review: string;
  answer: string;
  data: MissionData;
}

export const takesChoices = ({ kind }: Pick<MissionRow, 'kind'>) => kind === 'quiz' || kind === 'choice';

/** Returns the first submitted field that a mission does not request, or undefined. */
export function notAsked(mission: Pick<MissionRow, 'kind'>, { answer, data }: Given) {
  if (answer && mission.kind !== 'answer') return 'answer' as const;
  const { choices = [], note = '' } = data;
  const more = choices.length > 0 && !takesChoices(mission);
  return more || (note && mission.kind !== 'note') ? ('data' as const) : undefined;
}

function choiceProblem({ choices, several }: MissionRow, { choices: taken = [] }: MissionData) {
  if (taken.length === 0) return 'choiceMissing' as const;
  const known = new Set(choices.map(({ id }) => id));
  const unlike = new Set(taken).size === taken.length;
  if (!unlike || !taken.every((id) => known.has(id))) return 'unknownChoice' as const;
  return taken.length > 1 && !several ? ('unknownChoice' as const) : undefined;
}

const textProblem = (text: string, least: number) => {
  if (text === '') return 'nothingWritten' as const;
  return charactersOf(text).length < least ? ('tooFewWords' as const) : undefined;
};

/** Returns the first missing field of a submission and why, or undefined. */
export function problemOf(
  mission: MissionRow,
  { review, answer, data }: Given,
): { field: 'review' | 'answer' | 'data'; why: FieldReason } | undefined {
  const least = mission.minLength;
  const of = {
    quiz: () => ({ field: 'data' as const, why: choiceProblem(mission, data) }),
    choice: () => ({ field: 'data' as const, why: choiceProblem(mission, data) }),
    answer: () => ({ field: 'answer' as const, why: textProblem(answer, 1) }),
    note: () => ({ field: 'data' as const, why: textProblem(data.note ?? '', least) }),
    review: () => ({ field: 'review' as const, why: textProblem(review, least) }),
  };
  const { field, why } = of[mission.kind]();
  return why && { field, why };
}

/** Returns the id of a choice that a mission is made with, by its place from 0; of a later one, with its version. */
export const choiceIdAt = (place: number, version = 1) =>
  `${String.fromCharCode('a'.charCodeAt(0) + place)}${version > 1 ? version : ''}`;

type Choice = MissionRow['choices'][number];

/**
 * Returns the choices of a mission in their order, each with its id: one whose texts stand keeps it wherever it is
 * moved, and another gets one that none has had, so that a page of before takes no other choice than it shows.
 */
export function withIds(
  choices: readonly Omit<Choice, 'id'>[],
  { choices: held, version }: Pick<MissionRow, 'choices' | 'version'> = { choices: [], version: 0 },
): Choice[] {
  const free = [...held];
  return choices.map(({ text, textEn }, place) => {
    const at = free.findIndex((it) => it.text === text && it.textEn === textEn);
    const [same] = at < 0 ? [] : free.splice(at, 1);
    return { id: same?.id ?? choiceIdAt(place, version + 1), text, textEn };
  });
}

/** Normalises a typed answer: without case, spaces, punctuation and full-width letters. */
export const plainAnswer = (typed: string) =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns whether a submission is right; always true where a mission has no right answer. */
export function isRight({ kind, right }: MissionRow, { answer, data }: Given): boolean {
  if (kind === 'answer') return right.some((one) => plainAnswer(one) === plainAnswer(answer));
  if (kind !== 'quiz') return true;
  const taken = data.choices ?? [];
  return taken.length === right.length && right.every((id) => taken.includes(id));
}

/** Normalises a typed coupon code for comparison: 12 letters and digits. */
export const codeOf = (typed: string) =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** Hashes a coupon's code for the database, hex. */
export const hashOfCode = (typed: string) => createHash('sha256').update(codeOf(typed)).digest('hex');
