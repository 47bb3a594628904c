import { appendFileSync } from 'node:fs';

/** One line of what `npm run test:security` prints at its end. */
export interface Count {
  /** What was counted, for example "raw-socket cases". */
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
