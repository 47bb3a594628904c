import { appendFileSync } from 'node:fs';

/** One line of the output of `npm run test:security`. */
export interface Count {
  /** The name of the count, for example "raw-socket cases". */
  name: string;
  count: number;
}

/**
 * Records how many cases a security test went through. Counts of the same name are added up;
 * without `SECURITY_COUNTS` (a file's path, set by `scripts/security.ts`) nothing is recorded.
 */
export function recordCount(name: string, count: number): void {
  const { SECURITY_COUNTS } = process.env;
  if (SECURITY_COUNTS) appendFileSync(SECURITY_COUNTS, `${JSON.stringify({ name, count })}\n`);
}

/** Returns whether every case is run (`npm run test:security`), or a sample, as when a file is run by itself. */
export const isFull = (): boolean => process.env.SECURITY_SIZE === 'full';

/** Returns the address of the running site that the tests of tests/security/web/ call. */
export const siteUrl = (): string => process.env.SECURITY_SITE ?? '';

/** Returns the name of the database that the provider's tests run on. */
export const databaseName = (): string => (process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded database');

/** Creates a generator of numbers from 0 to 1 that repeats for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns `small` of some cases, in the full size `full` of them or all: the same ones in every run. */
export function sampleOf<T>(cases: readonly T[], small: number, full = Number.POSITIVE_INFINITY): readonly T[] {
  const count = isFull() ? full : small;
  if (cases.length <= count) return cases;
  const random = randomOf(cases.length);
  const share = count / cases.length;
  return cases.filter(() => random() < share);
}
