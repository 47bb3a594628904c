import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Guesses that an attacker who limits slow down can try; zxcvbn's scores 0 and 1 lie below. */
const FEWEST_GUESSES_LOG10 = 6;
/** Characters that are looked at: the search for patterns costs more than linearly. */
const MOST_CHARACTERS = 40;

/**
 * First guesses of this site: its names, and common Korean words as a Latin keyboard types them.
 */
const local = [
  'gyeol',
  '결',
  'ruf',
  '피부결',
  'vlqnruf',
  '좋은친구',
  '비밀번호',
  'qlalfqjsgh',
  'dkssud',
  'dkssudgktpdy',
  'tkfkdgo',
  'tkfkdgody',
  'tkfkdgksek',
  'rkskekfk',
  'rkskek',
  'dhfdltmf',
  'dlxj',
  'eogksalsrnr',
  'rhkstlatk',
  'gksrnr',
];

let checker: ZxcvbnFactory | undefined;

/**
 * Returns whether a password is among the first million guesses: common ones and their variations, words,
 * keyboard patterns, dates, repetitions, and the member's own names.
 */
export function isGuessable(password: string, own: string[]): boolean {
  checker ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, local },
    graphs: adjacencyGraphs,
    maxLength: MOST_CHARACTERS,
  });
  return checker.check(password, own).guessesLog10 < FEWEST_GUESSES_LOG10;
}
