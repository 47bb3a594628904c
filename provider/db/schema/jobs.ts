import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { mailKinds, recordedMailStates } from '../../../contract/constants/mails.ts';
import { instant } from './columns.ts';
import { memberId } from './users.ts';

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

/**
 * The mails that members were sent, but for newsletters, which have deliveries: what kind, to which address, and how
 * the mail server answered, without their texts.
 */
export const mails = pgTable(
  'mails',
  {
    id: serial().primaryKey(),
    userId: memberId('user_id'),
    /** The name by which a mail that is tried again is found. */
    key: text().notNull().unique(),
    kind: text({ enum: mailKinds }).notNull(),
    email: text().notNull(),
    state: text({ enum: recordedMailStates }).notNull(),
    /** The reply of the server that did not take it, null without one. */
    answer: integer(),
    /** Whether the server said that the mailbox does not exist. */
    isMailbox: boolean('is_mailbox').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When it was last tried. */
    triedAt: instant('tried_at').notNull(),
  },
  (t) => [index('mails_latest').on(t.userId, t.createdAt, t.id), index('mails_old').on(t.createdAt)],
);
