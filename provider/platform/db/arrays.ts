import { type SQL, sql } from 'drizzle-orm';

/** Texts as an array of the database. */
export const textArray = (texts: string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

/** Whole numbers as an array of the database. */
export const intArray = (numbers: number[]): SQL => sql`${`{${numbers.join(',')}}`}::int[]`;
