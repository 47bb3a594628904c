import { and, eq, lte, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { reportCalls } from '../../../contract/moderation.calls.ts';
import { reportCases, reports } from '../../db/schema/moderation.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockExisting, lockRow } from '../../platform/db/locks.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import {
  type ContentRef,
  contentPart,
  type FoundContent,
  findContent,
  findReadable,
  lockContent,
} from '../content/contents.ts';
import type { Actor } from '../identity/requestContext.ts';
import { isSuspended } from '../identity/suspension.ts';
import { notify } from '../notifications/notify.ts';
import { type CaseRow, reportsOf, versionOf } from './caseRows.ts';
import { withdrawCaused } from './causes.ts';
import { logAction } from './log.ts';
import { authorNotice, reporterNotices } from './notices.ts';
import { mayDecide, mayReport } from './policy.ts';
import { requireReach } from './reach.ts';
import { readReportRules, shouldCollapse } from './rules.ts';

/** Content with the pages that show it. */
type Settled = Pick<FoundContent, 'page' | 'path'>;

/** Finds or creates the content's case, locked until the transaction ends. */
async function openCase(tx: Db, key: ContentRef, authorId: number, now: Date): Promise<CaseRow> {
  // One statement: a case that is purged at this moment is created anew.
  const [row] = await tx
    .insert(reportCases)
    .values({ ...key, authorId, createdAt: now, changedAt: now })
    .onConflictDoUpdate({ target: [reportCases.subject, reportCases.subjectId], set: { authorId } })
    .returning();
  if (!row) throw new Error('The case has no row');
  return row;
}

async function isToFold(tx: Db, row: CaseRow, now: Date): Promise<boolean> {
  const rows = await reportsOf(tx, row);
  const reporters = rows.map(({ user }) => ({
    isVerified: user.emailVerifiedAt !== null,
    isPartner: user.isPartner,
    isManager: user.role !== 'member',
    isSuspended: isSuspended(user, now),
    joinedAt: user.createdAt,
  }));
  return shouldCollapse(reporters, await readReportRules(tx), now);
}

/**
 * Stores a member's report. Enough of them collapse the content until a manager decides, and notify its
 * author. One who reported it before the last decision may report anew what was edited since.
 * @throws 404 for invisible content, 409 own_content, already_reported
 */
export async function report(
  tx: Db,
  { subject, subjectId, reason, note }: InputOf<typeof reportCalls.report>['body'],
  { member, now }: Actor,
): Promise<{ collapsed: boolean; changed: Settled | null }> {
  const key = { subject, subjectId };
  const content = (await findReadable(tx, [key], member))(key);
  if (!content) throw notFound();
  if (!mayReport(member, content)) throw new ApiError(409, 'own_content');
  const row = await openCase(tx, key, content.authorId, now);
  // A manager who hid it just before had locked the case.
  if ((await findContent(tx, key))?.status !== 'published') throw notFound();
  const { decidedAt } = row;
  const isNewText = decidedAt && content.editedAt && content.editedAt > decidedAt;
  const values = { reason, note, createdAt: now };
  const added = await tx
    .insert(reports)
    .values({ ...key, userId: member.id, ...values })
    .onConflictDoUpdate({
      target: [reports.subject, reports.subjectId, reports.userId],
      set: values,
      setWhere: isNewText ? lte(reports.createdAt, decidedAt) : sql`false`,
    })
    .returning({ id: reports.id });
  if (added.length === 0) throw new ApiError(409, 'already_reported');
  const { staysShown } = contentPart('moderated', subject);
  const collapse = !row.collapsed && !staysShown && (await isToFold(tx, row, now));
  await tx
    .update(reportCases)
    .set({
      status: 'open',
      reportCount: sql`${reportCases.reportCount} + 1`,
      changedAt: now,
      ...(collapse && { collapsed: true, collapsedAt: now, appealStatus: 'none' }),
    })
    .where(eq(reportCases.id, row.id));
  if (collapse) await notify(tx, authorNotice(row, content, { outcome: 'collapsed', now }));
  return { collapsed: collapse || row.collapsed, changed: collapse ? content : null };
}

const statusAfter = (decision: 'dismiss' | 'hide') => (decision === 'hide' ? 'hidden' : 'dismissed');

/**
 * Records a manager's decision on a locked case, applies it, and notifies everyone concerned. Deleted content that is
 * hidden stays so when it is restored. @throws 409 `own_content`
 */
async function settle(
  tx: Db,
  row: CaseRow,
  { decision, reason }: Omit<InputOf<typeof reportCalls.decide>['body'], 'changed_at'>,
  by: Actor,
): Promise<Settled | null> {
  const { member, now } = by;
  if (!mayDecide(member, row.authorId, decision)) throw new ApiError(409, 'own_content');
  const content = await lockContent(tx, row);
  const hide = decision === 'hide';
  const was = content?.status;
  if (content && was !== 'deleted') {
    await contentPart('moderated', row.subject).setStatus(tx, row.subjectId, hide ? 'hidden' : 'published', now);
  }
  const appealed = row.appealStatus === 'open';
  const status = statusAfter(decision);
  const appealStatus = appealed ? (hide ? 'rejected' : 'accepted') : hide ? 'none' : row.appealStatus;
  await tx
    .update(reportCases)
    .set({
      status,
      collapsed: false,
      decidedBy: member.id,
      decidedAt: now,
      decisionReason: reason,
      changedAt: now,
      appealStatus,
    })
    .where(eq(reportCases.id, row.id));
  await logAction(tx, by, {
    action: hide ? 'hide' : was === 'hidden' ? 'restore' : 'dismiss',
    memberId: row.authorId,
    subject: row.subject,
    subjectId: row.subjectId,
    label: content?.title || content?.content,
    reason,
    before: { status: was, case: row.status, appeal: row.appealStatus },
    after: {
      status: was === 'deleted' ? was : content && (hide ? 'hidden' : 'published'),
      case: status,
      appeal: appealStatus,
    },
  });
  // Whatever has become of it: who reported it waits for what came of that.
  const news = await reporterNotices(tx, row, content, { accepted: hide, now });
  if (content && (hide || (was !== 'deleted' && (row.collapsed || was === 'hidden')))) {
    const outcome = hide ? 'hidden' : 'restored';
    news.push(authorNotice(row, content, { outcome, note: reason, now }));
  }
  const notified = news.map(({ to }) => to);
  if (hide) await withdrawCaused(tx, { subject: row.subject, subjectId: row.subjectId }, notified);
  await notify(tx, ...news);
  return content && was !== 'deleted' ? content : null;
}

/**
 * Locks the case of content that is about to be hidden or shown, before the content, in the order in
 * which a decision locks them. Content that is unchanged needs none.
 */
export async function lockCase(tx: Db, key: ContentRef, status: 'published' | 'hidden', now: Date): Promise<void> {
  const content = await findContent(tx, key);
  if (!content || content.status === 'deleted' || content.status === status) return;
  await openCase(tx, key, content.authorId, now);
}

/** Locks a case that is the actor's to decide. @throws 404 */
async function lockReached(tx: Db, id: number, { member }: Actor): Promise<CaseRow> {
  const row = await lockExisting(tx, reportCases, eq(reportCases.id, id));
  await requireReach(tx, member, row);
  return row;
}

/** Decides a case as it was read. @throws 404, 409 `changed` when it is another by now */
export async function decide(
  tx: Db,
  id: number,
  { changed_at, ...body }: InputOf<typeof reportCalls.decide>['body'],
  actor: Actor,
): Promise<Settled | null> {
  const row = await lockReached(tx, id, actor);
  if (versionOf(row, await lockContent(tx, row)) !== changed_at) throw new ApiError(409, 'changed');
  return settle(tx, row, body, actor);
}

/** What became of one of several cases: its content where that is shown otherwise, or the case that is another by now. */
type Outcome = { decided: true; content: Settled | null } | { decided: false; row: CaseRow };

/**
 * Decides one of several cases, unless it is another by now than it was read, or not the manager's to decide. One that
 * the same manager has decided so already is decided: the answer to that was lost. @throws 404
 */
export async function decideOne(
  tx: Db,
  { id, changed_at }: { id: number; changed_at: string },
  body: Pick<InputOf<typeof reportCalls.decideCases>['body'], 'decision' | 'reason'>,
  actor: Actor,
): Promise<Outcome> {
  const row = await lockReached(tx, id, actor);
  if (!mayDecide(actor.member, row.authorId, body.decision)) return { decided: false, row };
  if (versionOf(row, await lockContent(tx, row)) === changed_at) {
    return { decided: true, content: await settle(tx, row, body, actor) };
  }
  const isSame =
    row.status === statusAfter(body.decision) &&
    row.decidedBy === actor.member.id &&
    row.decisionReason === body.reason;
  return isSame ? { decided: true, content: null } : { decided: false, row };
}

/** Hides content, or shows it again, for a manager, without waiting for reports; once, however often. @throws 404 */
export async function moderate(
  tx: Db,
  key: ContentRef,
  { status, reason }: { status: 'published' | 'hidden'; reason: string },
  actor: Actor,
): Promise<Settled> {
  const content = await findContent(tx, key);
  if (!content || content.status === 'deleted') throw notFound();
  await requireReach(tx, actor.member, key);
  const row = await openCase(tx, key, content.authorId, actor.now);
  const decision = status === 'hidden' ? 'hide' : 'dismiss';
  // A page that was read before says nothing about what has been decided so already, nor about an appeal against that.
  const isSo = row.status === statusAfter(decision) && (await findContent(tx, key))?.status === status;
  if (!isSo) await settle(tx, row, { decision, reason }, actor);
  return content;
}

/** Returns the case of content, if there is one, locked until the transaction ends: it is locked before the content. */
export const lockedCase = (tx: Db, { subject, subjectId }: ContentRef): Promise<CaseRow | undefined> =>
  lockRow(tx, reportCases, and(eq(reportCases.subject, subject), eq(reportCases.subjectId, subjectId)));

/**
 * Returns whether the author of a case's content may appeal: once per decision, unless they have replaced or deleted
 * what was hidden.
 */
export const mayAppeal = ({ status, collapsed, appealStatus }: CaseRow, content: FoundContent | undefined): boolean =>
  appealStatus === 'none' &&
  ((status === 'hidden' && content?.status === 'hidden') ||
    (status === 'open' && collapsed && content?.status === 'published'));

/** Withdraws the open appeal of a locked case whose author has replaced what it is about. */
export async function withdrawAppeal(tx: Db, { id, appealStatus }: CaseRow, now: Date) {
  if (appealStatus !== 'open') return;
  await tx.update(reportCases).set({ appealStatus: 'none', changedAt: now }).where(eq(reportCases.id, id));
}

/** Records the author's appeal. @throws 404 for anyone else, 409 not_appealable */
export async function appeal(tx: Db, id: number, text: string, { member, now }: Actor) {
  const [row] = await tx
    .select()
    .from(reportCases)
    .where(and(eq(reportCases.id, id), eq(reportCases.authorId, member.id)))
    .for('update');
  if (!row) throw notFound();
  if (!mayAppeal(row, await findContent(tx, row))) throw new ApiError(409, 'not_appealable');
  await tx
    .update(reportCases)
    .set({ appealStatus: 'open', appealText: text, appealedAt: now, changedAt: now })
    .where(eq(reportCases.id, id));
}
