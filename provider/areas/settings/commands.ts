import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ManagerAction } from '../../../contract/constants/log.ts';
import {
  type CallLimits,
  type EarningRules,
  type ManagedOperator,
  type NewMemberLimits,
  newMemberFields,
  type ReportRules,
} from '../../../contract/managedSettings.ts';
import type { LoggedValues } from '../../../contract/moderation.ts';
import { callLimits, earningRules, newMemberLimits, operator, reportRules } from '../../db/schema/site.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { readEarningRules } from '../../domain/ledger/rules.ts';
import { readCallLimits } from '../../domain/limits/callLimits.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { readReportRules } from '../../domain/moderation/rules.ts';
import { type OperatorEnv, readOperator } from '../../domain/operator/read.ts';
import type { Db } from '../../platform/db/client.ts';
import { toColumns, toFields } from '../../platform/db/fields.ts';
import { lockName } from '../../platform/db/locks.ts';

/** What a new site has: nothing is limited, and the form begins with a proposal. */
const UNSET: NewMemberLimits = {
  enabled: false,
  days: 3,
  links: false,
  pictures: true,
  posts_a_day: 3,
  comments_a_day: 20,
  version: 1,
};

/** Returns what new members may not do yet. */
export async function readNewMemberLimits(db: Db): Promise<NewMemberLimits> {
  const [row] = await db.select().from(newMemberLimits);
  return row ? toFields(row, newMemberFields) : UNSET;
}

/** A setting of the whole site: its one row, which is there from its first change on. */
interface Setting<Table extends PgTable, Settings> {
  table: Table & { id: PgColumn };
  action: ManagerAction;
  read: (tx: Db) => Promise<Settings>;
  /** Returns what the log stores of it. */
  logged: (settings: Settings) => Partial<LoggedValues>;
}

/** Changes the row of a setting over the version that was read, and logs it. @throws 409 `edit_conflict` */
async function setSetting<Table extends PgTable, Settings extends { version: number }>(
  tx: Db,
  { table, action, read, logged }: Setting<Table, Settings>,
  { version, ...columns }: Table['$inferInsert'] & { version: number },
  by: RequestContext,
): Promise<Settings> {
  await lockName(tx, 'settings', action);
  const before = await read(tx);
  requireVersion(before, { version });
  const set = { ...columns, version: version + 1 };
  await tx
    .insert(table as PgTable)
    .values(set)
    .onConflictDoUpdate({ target: table.id, set });
  const after = await read(tx);
  await logAction(tx, by, { action, before: logged(before), after: logged(after) });
  return after;
}

/** Returns what the log stores of the limits. */
const logged = (limits: NewMemberLimits) => ({
  new_members_limited: limits.enabled,
  new_member_days: limits.days,
  new_member_links: limits.links,
  new_member_pictures: limits.pictures,
  new_member_posts: limits.posts_a_day,
  new_member_comments: limits.comments_a_day,
});

/** Sets what new members may not do yet. @throws 409 `edit_conflict` */
export const setNewMemberLimits = (tx: Db, limits: NewMemberLimits, by: RequestContext) =>
  setSetting(
    tx,
    { table: newMemberLimits, action: 'set_new_member_limits', read: readNewMemberLimits, logged },
    toColumns(limits),
    by,
  );

/** Sets what members earn from now on. @throws 409 `edit_conflict` */
export const setEarningRules = (tx: Db, { version, ...numbers }: EarningRules, by: RequestContext) =>
  setSetting(
    tx,
    {
      table: earningRules,
      action: 'set_earning_rules',
      read: readEarningRules,
      logged: ({ version: _, ...set }: EarningRules) => set,
    },
    { numbers, version },
    by,
  );

/**
 * Sets from how many reports on content is collapsed. Content that was reported before is counted anew with its next
 * report. @throws 409 `edit_conflict`
 */
export const setReportRules = (tx: Db, rules: ReportRules, by: RequestContext) =>
  setSetting(
    tx,
    {
      table: reportRules,
      action: 'set_report_rules',
      read: readReportRules,
      logged: ({ reporters }: ReportRules) => ({ report_reporters: reporters }),
    },
    rules,
    by,
  );

/** Sets how many calls of one member are answered in a minute, those of this minute counted. @throws 409 `edit_conflict` */
export const setCallLimits = (tx: Db, limits: CallLimits, by: RequestContext) =>
  setSetting(
    tx,
    {
      table: callLimits,
      action: 'set_call_limits',
      read: readCallLimits,
      logged: ({ version: _, ...set }: CallLimits) => set,
    },
    toColumns(limits),
    by,
  );

/** Returns what the log stores of the operator. */
const loggedOperator = (details: ManagedOperator) => ({
  operator_name: details.name,
  operator_representative: details.representative,
  operator_registration_number: details.registration_number,
  operator_address: details.address,
  operator_phone: details.phone,
});

/** Sets who operates the site. @throws 409 `edit_conflict` */
export const setOperator = (tx: Db, details: ManagedOperator, { env, ...by }: RequestContext & { env: OperatorEnv }) =>
  setSetting(
    tx,
    { table: operator, action: 'set_operator', read: (db: Db) => readOperator(db, env), logged: loggedOperator },
    toColumns(details),
    by,
  );
