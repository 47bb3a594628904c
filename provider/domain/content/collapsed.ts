import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import { reportCases } from '../../db/schema/moderation.ts';

/** Builds a column: whether content is collapsed, by one lookup in an index. */
export const isCollapsed = (subject: SQL, id: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${reportCases} where ${reportCases.collapsed}
    and ${reportCases.subject} = ${subject} and ${reportCases.subjectId} = ${id})`;

/** Builds a column: whether a row's content is collapsed. `id` is the column with the content's id. */
export const collapsedOf = (subject: ModeratedSubject, id: AnyColumn): SQL<boolean> =>
  // The subject is written out, not a parameter, so that every list shares one plan; the column with its
  // table, since a query of one table would omit it and refer to the case's own.
  isCollapsed(sql.raw(`'${subject}'`), sql`${id.table}.${sql.identifier(id.name)}`);
