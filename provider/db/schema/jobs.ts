import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When each recurring job was last due: the provider that advances it runs the job, the others do not. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
});
