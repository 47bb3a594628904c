import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Builds an SQL array of texts: one parameter, so that its length does not make another statement. */
export const textArray = (texts: string[]): SQL => sql`${sql.param(texts)}::text[]`;

/** Builds an SQL array of integers. */
export const intArray = (numbers: number[]): SQL => sql`${`{${numbers.join(',')}}`}::int[]`;

/** Builds a condition: a column has one of some integers, which may be more than a statement's 65,535 parameters. */
export const among = (column: PgColumn | SQL, numbers: number[]): SQL => sql`${column} = any(${intArray(numbers)})`;
