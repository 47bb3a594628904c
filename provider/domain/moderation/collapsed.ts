import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import { reportCases } from '../../db/schema/moderation.ts';

/**
 * Builds a column: whether a row's content is collapsed, by one lookup in an index. `id` is the column with
 * the content's id.
 */
export const collapsedOf = (subject: ModeratedSubject, id: AnyColumn): SQL<boolean> =>
  // The subject is written out, not a parameter, so that every list shares one plan; the column with its
  // table, since a query of one table would omit it and refer to the case's own.
  sql<boolean>`exists (select 1 from ${reportCases} where ${reportCases.collapsed}
    and ${reportCases.subject} = ${sql.raw(`'${subject}'`)}
    and ${reportCases.subjectId} = ${id.table}.${sql.identifier(id.name)})`;
