import { randomInt } from 'node:crypto';

/** Letters alone, so that no code is taken for an id; none that is read as another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A code that cannot be guessed: 24⁸ of them, and guesses are delayed. */
export const newInviteCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Normalises a typed code to its stored form. */
export const readInviteCode = (typed: string): string => typed.toUpperCase();
