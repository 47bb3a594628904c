import { customAlphabet } from 'nanoid';

/** Letters alone, so that no code is taken for an id; none that is read as another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Returns a code that nobody guesses: 24⁸ of them, and guesses have to wait. */
export const newInviteCode: () => string = customAlphabet(LETTERS, LENGTH);

/** A code as it is kept, from what was typed. */
export const readInviteCode = (typed: string): string => typed.toUpperCase();
