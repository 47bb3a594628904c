import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Builds an SQL array of texts: one parameter, so that its length does not make another statement. */
export const textArray = (texts: string[]): SQL => sql`${sql.param(texts)}::text[]`;

/** Writes integers as PostgreSQL reads an array of them. */
export const intList = (numbers: number[]): string => `{${numbers.join(',')}}`;

/** Builds an SQL array of integers. */
export const intArray = (numbers: number[]): SQL => sql`${intList(numbers)}::int[]`;

/** Builds a condition: a column has one of some integers, which may be more than a statement's 65,535 parameters. */
export const among = (column: PgColumn | SQL, numbers: number[]): SQL => sql`${column} = any(${intArray(numbers)})`;

/** Builds the same condition for a prepared query, which is given an `intList`. */
export const amongGiven = (column: PgColumn | SQL, list: Placeholder): SQL => sql`${column} = any(${list}::int[])`;
