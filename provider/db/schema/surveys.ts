import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { type AxisResult, surveyKinds } from '../../../contract/surveys.ts';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** A survey result, visible to its member only; a visitor's has a claim until they sign up. */
export const surveyResults = pgTable(
  'survey_results',
  {
    id: serial().primaryKey(),
    userId: integer('user_id').references(() => users.id),
    /** SHA-256 of the key under which an anonymous visitor's result is stored. */
    claim: text(),
    kind: text({ enum: surveyKinds }).notNull(),
    /** 1 to 4 by item, null for "모름". */
    answers: jsonb().$type<Record<string, number | null>>().notNull(),
    /** The skin type's code, '' for a barrier. */
    type: text().notNull().default(''),
    axes: jsonb().$type<AxisResult[]>().notNull().default(sql`'[]'`),
    /** The barrier's score. */
    score: integer(),
    confidence: integer().notNull().default(0),
    /** The version of the text that was agreed to. */
    consent: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('survey_results_user').on(t.userId, t.kind, t.id),
    index('survey_results_claim').on(t.claim).where(sql`claim is not null`),
    index('survey_results_unclaimed').on(t.createdAt).where(sql`user_id is null`),
  ],
);
