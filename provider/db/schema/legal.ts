import { boolean, date, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { legalKinds } from '../../../contract/constants/legal.ts';
import { instant } from './columns.ts';
import { memberId } from './users.ts';

/** The texts of the terms and of the privacy policy that an operator announced, each from its day in Korea. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: serial().primaryKey(),
    kind: text({ enum: legalKinds }).notNull(),
    effectiveOn: date('effective_on').notNull(),
    adverse: boolean().notNull(),
    summary: text().notNull(),
    summaryEn: text('summary_en').notNull(),
    content: text().notNull(),
    contentEn: text('content_en').notNull(),
    createdBy: memberId('created_by'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('legal_texts_day').on(t.kind, t.effectiveOn)],
);
