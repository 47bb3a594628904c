import { codesOf } from './storageErrors.ts';

/** PostgreSQL's code for a statement that was cancelled, by a limit of a role or by an operator too. */
const CANCELLED = '57014';

/** The error of a statement that has lasted for so many ms. */
export const lateStatement = (ms: number): Error =>
  Object.assign(new Error(`A statement of a call was given up after ${ms} ms`), { code: CANCELLED });

/** Returns whether an error, or its cause, is a statement that took too long. */
export const isLateStatement = (error: unknown) => codesOf(error).includes(CANCELLED);
