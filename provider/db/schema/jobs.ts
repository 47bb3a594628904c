import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** When each recurring job was last due: the provider that advances it runs the job, the others do not. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  dueAt: instant('due_at').notNull(),
});

/** Mails that a mail server did not take for now, encrypted: a text may have a link that signs a member in. */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    id: serial().primaryKey(),
    sealed: text().notNull(),
    /** How often it was sent, and when it is sent again. */
    tries: integer().notNull().default(1),
    dueAt: instant('due_at').notNull(),
  },
  (t) => [index().on(t.dueAt, t.id)],
);
