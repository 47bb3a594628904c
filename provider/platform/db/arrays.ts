import { type SQL, sql } from 'drizzle-orm';

/** Builds an SQL array of texts: one parameter, so that its length does not make another statement. */
export const textArray = (texts: string[]): SQL => sql`${sql.param(texts)}::text[]`;

/** Builds an SQL array of integers. */
export const intArray = (numbers: number[]): SQL => sql`${`{${numbers.join(',')}}`}::int[]`;
