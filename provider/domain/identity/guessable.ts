import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { convertHangulToQwerty } from 'es-hangul';

/** Guesses that an attacker can make within the limits; zxcvbn's scores 0 and 1 are below. */
const FEWEST_GUESSES_LOG10 = 6;
/** Characters that are looked at: the search for patterns costs more than linearly. */
const MOST_CHARACTERS = 40;

/** Guesses that are common here: the site's names, and common Korean words. */
const KOREAN = [
  ...['결', '피부결', '좋은친구', '비밀번호', '안녕', '안녕하세요', '사랑해', '사랑해요', '사랑한다'],
  ...['가나다', '가나다라', '대한민국', '한국', '관심사'],
];
/** Each in Hangul and as a Latin keyboard types it. */
const local = ['gyeol', ...KOREAN.flatMap((hangul) => [hangul, convertHangulToQwerty(hangul)])];

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
