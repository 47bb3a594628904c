import { type SQL, sql } from 'drizzle-orm';

/** Builds an SQL array of texts. */
export const textArray = (texts: string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** Builds an SQL array of integers. */
export const intArray = (numbers: number[]): SQL => sql`${`{${numbers.join(',')}}`}::int[]`;
