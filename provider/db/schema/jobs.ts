import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** When each recurring job was last due: the provider that advances it runs the job, the others do not. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  dueAt: instant('due_at').notNull(),
});
