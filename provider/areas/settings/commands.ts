import type { OperatorDetails } from '../../../contract/constants/operator.ts';
import type { EarningRules, ManagedOperator, NewMemberLimits, ReportRules } from '../../../contract/managedSettings.ts';
import { earningRules, newMemberLimits, operator, reportRules } from '../../db/schema/site.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { readEarningRules } from '../../domain/ledger/rules.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { readReportRules } from '../../domain/moderation/rules.ts';
import { type OperatorEnv, readOperator } from '../../domain/operator/read.ts';
import type { Db } from '../../platform/db/client.ts';
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
  if (!row) return UNSET;
  const { id: _, postsADay, commentsADay, ...limits } = row;
  return { ...limits, posts_a_day: postsADay, comments_a_day: commentsADay };
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

/** Sets what new members may not do yet, over the version that was read, and logs it. @throws 409 `edit_conflict` */
export async function setNewMemberLimits(
  tx: Db,
  { version, posts_a_day: postsADay, comments_a_day: commentsADay, ...limits }: NewMemberLimits,
  by: RequestContext,
): Promise<NewMemberLimits> {
  await lockName(tx, 'new_member_limits', 'set');
  const before = await readNewMemberLimits(tx);
  requireVersion(before, { version });
  const set = { ...limits, postsADay, commentsADay, version: version + 1 };
  await tx.insert(newMemberLimits).values(set).onConflictDoUpdate({ target: newMemberLimits.id, set });
  const after = await readNewMemberLimits(tx);
  const action = 'set_new_member_limits';
  await logAction(tx, by, { action, before: logged(before), after: logged(after) });
  return after;
}

/** Sets what members earn from now on, over the version that was read, and logs it. @throws 409 `edit_conflict` */
export async function setEarningRules(
  tx: Db,
  { version, ...numbers }: EarningRules,
  by: RequestContext,
): Promise<EarningRules> {
  await lockName(tx, 'earning_rules', 'set');
  const { version: found, ...before } = await readEarningRules(tx);
  requireVersion({ version: found }, { version });
  const set = { numbers, version: version + 1 };
  await tx.insert(earningRules).values(set).onConflictDoUpdate({ target: earningRules.id, set });
  await logAction(tx, by, { action: 'set_earning_rules', before, after: numbers });
  return readEarningRules(tx);
}

/** Returns what the log stores of the rules of reports. */
const loggedReportRules = ({ reporters }: ReportRules) => ({ report_reporters: reporters });

/**
 * Sets from how many reports on content is collapsed, over the version that was read, and logs it. Content that was
 * reported before is counted anew with its next report. @throws 409 `edit_conflict`
 */
export async function setReportRules(
  tx: Db,
  { version, reporters }: ReportRules,
  by: RequestContext,
): Promise<ReportRules> {
  await lockName(tx, 'report_rules', 'set');
  const before = await readReportRules(tx);
  requireVersion(before, { version });
  const after = { reporters, version: version + 1 };
  await tx.insert(reportRules).values(after).onConflictDoUpdate({ target: reportRules.id, set: after });
  const action = 'set_report_rules';
  await logAction(tx, by, { action, before: loggedReportRules(before), after: loggedReportRules(after) });
  return after;
}

/** Returns what the log stores of the operator. */
const loggedOperator = (details: OperatorDetails) => ({
  operator_name: details.name,
  operator_representative: details.representative,
  operator_registration_number: details.registration_number,
  operator_address: details.address,
  operator_phone: details.phone,
});

/** Sets who operates the site, over the version that was read, and logs it. @throws 409 `edit_conflict` */
export async function setOperator(
  tx: Db,
  { version, registration_number: registrationNumber, ...details }: ManagedOperator,
  { env, ...by }: RequestContext & { env: OperatorEnv },
): Promise<ManagedOperator> {
  await lockName(tx, 'operator', 'set');
  const before = await readOperator(tx, env);
  requireVersion(before, { version });
  const set = { ...details, registrationNumber, version: version + 1 };
  await tx.insert(operator).values(set).onConflictDoUpdate({ target: operator.id, set });
  const after = await readOperator(tx, env);
  await logAction(tx, by, { action: 'set_operator', before: loggedOperator(before), after: loggedOperator(after) });
  return after;
}
