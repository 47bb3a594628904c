import { customAlphabet } from 'nanoid';

/** Letters alone, so that no code is taken for an id; none that is read as another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Returns a code that cannot be guessed: 24⁸ of them, and guesses are delayed. */
export const newInviteCode: () => string = customAlphabet(ALPHABET, LENGTH);

/** Normalises a typed code to its stored form. */
export const readInviteCode = (typed: string): string => typed.toUpperCase();
