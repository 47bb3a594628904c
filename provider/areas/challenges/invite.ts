import { customAlphabet } from 'nanoid';

/** Letters only, so that no code is an id; without letters that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Returns a code that cannot be guessed: 24⁸ of them, and guesses are delayed. */
export const newInviteCode: () => string = customAlphabet(ALPHABET, LENGTH);

/** Normalises a typed code to its stored form. */
export const readInviteCode = (typed: string): string => typed.toUpperCase();
