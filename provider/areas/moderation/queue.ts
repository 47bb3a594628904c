import { and, asc, count, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { reportCalls } from '../../../contract/moderation.calls.ts';
import {
  caseDecisions,
  type DecidedCases,
  type ReceivedCase,
  type ReportCase,
  type SentReport,
} from '../../../contract/moderation.ts';
import { reportCases, reports } from '../../db/schema/moderation.ts';
import { users } from '../../db/schema/users.ts';
import { type ContentRef, findContents, findReadable } from '../../domain/content/contents.ts';
import type { Actor } from '../../domain/identity/requestContext.ts';
import { authorsOf, knownAuthor } from '../../domain/moderation/authors.ts';
import { type CaseRow, versionOf } from '../../domain/moderation/caseRows.ts';
import { mayAppeal } from '../../domain/moderation/cases.ts';
import { presentContent } from '../../domain/moderation/content.ts';
import { mayDecide, maySuspend } from '../../domain/moderation/policy.ts';
import { withinReach } from '../../domain/moderation/reach.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';

interface Page {
  page: number;
  page_size: number;
}

/** The number of reports that a case shows. */
const REPORTS_SHOWN = 20;

const presentAppeal = ({ appealStatus, appealText, appealedAt }: CaseRow) =>
  appealedAt && appealStatus !== 'none'
    ? { status: appealStatus, text: appealText, created_at: appealedAt.toISOString() }
    : null;
const presentDecision = ({ decisionReason, decidedAt, status }: CaseRow) =>
  decidedAt && status !== 'open' ? { reason: decisionReason, created_at: decidedAt.toISOString() } : null;

/**
 * When what a case waits with came first: a report since the last decision, or an appeal; null once it is decided. Named
 * in full: drizzle writes the columns of a select from one table without it.
 */
const waitingSince = sql<Date | null>`least(
  case when report_cases.appeal_status = 'open' then report_cases.appealed_at end,
  case when report_cases.status = 'open' then (
    select coalesce(min(reports.created_at), report_cases.created_at) from reports
    where reports.subject = report_cases.subject and reports.subject_id = report_cases.subject_id
      and (report_cases.decided_at is null or reports.created_at > report_cases.decided_at)
  ) end)`.mapWith(reportCases.changedAt);

const latest = [desc(reportCases.collapsed), desc(reportCases.changedAt), desc(reportCases.id)];
const orders = {
  urgency: [desc(reportCases.collapsed), desc(reportCases.reportCount), asc(waitingSince), asc(reportCases.id)],
  age: [asc(waitingSince), asc(reportCases.id)],
};

/** Returns a page of cases in an order, and their total number. */
async function pageOfCases(db: Db, wanted: SQL | undefined, { page, page_size }: Page, order: SQL[] = latest) {
  const [counted] = await db.select({ count: count() }).from(reportCases).where(wanted);
  const rows = await db
    .select({ row: reportCases, since: waitingSince })
    .from(reportCases)
    .where(wanted)
    .orderBy(...order)
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return { count: Number(counted?.count ?? 0), rows: rows.map(({ row, since }) => ({ ...row, since })) };
}

/** Reads the reports of several cases, the latest first, by their content. */
async function reportsFor(db: Db, rows: readonly CaseRow[]) {
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  const ofRows = or(
    ...subjects.map((subject) =>
      and(
        eq(reports.subject, subject),
        inArray(
          reports.subjectId,
          rows.filter((row) => row.subject === subject).map(({ subjectId }) => subjectId),
        ),
      ),
    ),
  );
  const all = rows.length === 0 ? [] : await db.select().from(reports).where(ofRows).orderBy(desc(reports.id));
  return ({ subject, subjectId }: ContentRef) =>
    all.filter((report) => report.subject === subject && report.subjectId === subjectId);
}

/** Returns a page of the caller's queue in an order; decided cases begin with the latest. */
export async function listQueue(
  db: Db,
  { status, username, subject, reason, order, ...page }: InputOf<typeof reportCalls.getQueue>['query'],
  { member, now, locale }: Actor & { locale: Locale },
): Promise<{ count: number; results: ReportCase[] }> {
  const ofMember = username
    ? inArray(reportCases.authorId, db.select({ id: users.id }).from(users).where(eq(users.username, username)))
    : undefined;
  const ofStatus = status === 'appealed' ? eq(reportCases.appealStatus, 'open') : eq(reportCases.status, status);
  const isReportedFor = (wanted: NonNullable<typeof reason>) =>
    exists(
      db
        .select({ id: reports.id })
        .from(reports)
        .where(
          and(
            eq(reports.subject, reportCases.subject),
            eq(reports.subjectId, reportCases.subjectId),
            eq(reports.reason, wanted),
          ),
        ),
    );
  const wanted = and(
    withinReach(reportCases, member),
    ofStatus,
    ofMember,
    subject && eq(reportCases.subject, subject),
    reason && isReportedFor(reason),
  );
  const waits = status === 'open' || status === 'appealed';
  const { count, rows } = await pageOfCases(db, wanted, page, waits ? orders[order] : latest);
  const contentOf = await findContents(db, rows);
  const reportsOf = await reportsFor(db, rows);
  const shownReports = rows.map((row) => reportsOf(row).slice(0, REPORTS_SHOWN));
  const named = [
    ...rows.flatMap(({ authorId, decidedBy }) => [authorId, decidedBy]),
    ...shownReports.flat().map(({ userId }) => userId),
  ];
  const authorBy = await authorsOf(db, named, locale);
  const suspensionOf = await readSuspensions(db, rows, { member, now });
  const results = rows.map((row, index) => {
    const content = contentOf(row);
    const decision = presentDecision(row);
    return {
      id: row.id,
      status: row.status,
      collapsed: row.collapsed,
      content: content ? presentContent(row.subject, content) : null,
      author: {
        ...knownAuthor(authorBy(row.authorId)),
        ...suspensionOf(row.authorId),
      },
      report_count: row.reportCount,
      reports: (shownReports[index] ?? []).map((report) => ({
        id: report.id,
        reason: report.reason,
        note: report.note,
        created_at: report.createdAt.toISOString(),
        user: knownAuthor(authorBy(report.userId)),
      })),
      decision: decision && { ...decision, user: authorBy(row.decidedBy) },
      appeal: presentAppeal(row),
      waiting_since: row.since?.toISOString() ?? null,
      may: caseDecisions.filter((it) => mayDecide(member, row.authorId, it)),
      created_at: row.createdAt.toISOString(),
      changed_at: versionOf(row, content),
    };
  });
  return { count, results };
}

/** Requires cases to be there for the caller. @throws 404 */
export async function requireCases(db: Db, member: Member, cases: readonly { id: number }[]) {
  const ids = [...new Set(cases.map(({ id }) => id))];
  const found = await db.$count(reportCases, and(inArray(reportCases.id, ids), withinReach(reportCases, member)));
  if (found < ids.length) throw notFound();
}

/** Presents the cases that a manager's decision has skipped, with who decided them meanwhile; nobody for those that still wait. */
export async function presentSkipped(
  db: Db,
  rows: readonly CaseRow[],
  { member, decision, locale }: { member: Member; decision: 'dismiss' | 'hide'; locale: Locale },
): Promise<DecidedCases['skipped']> {
  const authorBy = await authorsOf(
    db,
    rows.map(({ decidedBy }) => decidedBy),
    locale,
  );
  return rows.map(({ id, status, decidedBy, authorId }) => ({
    id,
    status,
    decided_by: status === 'open' ? null : authorBy(decidedBy),
    own: !mayDecide(member, authorId, decision),
  }));
}

/** Reads until when the authors of cases are suspended, and whether the caller may suspend them. */
async function readSuspensions(db: Db, rows: readonly CaseRow[], { member, now }: Actor) {
  const { id, role, status, suspendedUntil: until } = users;
  const ids = rows.map(({ authorId }) => authorId);
  const found =
    ids.length === 0 ? [] : await db.select({ id, role, status, until }).from(users).where(inArray(id, ids));
  const authors = new Map(found.map((row) => [row.id, row]));
  return (authorId: number): Pick<ReportCase['author'], 'suspended_until' | 'may_suspend'> => {
    const author = authors.get(authorId);
    return {
      suspended_until: author?.until && author.until > now ? author.until.toISOString() : null,
      may_suspend: author !== undefined && maySuspend(member, author),
    };
  };
}

/** Returns a page of the decisions on a member's own content (collapsed or hidden, now or before), the latest first. */
export async function listReceived(
  db: Db,
  userId: number,
  page: Page,
): Promise<{ count: number; results: ReceivedCase[] }> {
  const wanted = and(
    eq(reportCases.authorId, userId),
    or(eq(reportCases.collapsed, true), eq(reportCases.status, 'hidden'), eq(reportCases.status, 'dismissed')),
  );
  const { count, rows } = await pageOfCases(db, wanted, page);
  const contentOf = await findContents(db, rows);
  const reportsOf = await reportsFor(db, rows);
  const results = rows.map((row) => {
    const content = contentOf(row);
    return {
      id: row.id,
      status: row.status,
      collapsed: row.collapsed,
      content: content ? presentContent(row.subject, content) : null,
      reasons: [...new Set(reportsOf(row).map(({ reason }) => reason))],
      decision: presentDecision(row),
      appeal: presentAppeal(row),
      may_appeal: mayAppeal(row, content),
      changed_at: row.changedAt.toISOString(),
    };
  });
  return { count, results };
}

/** Lists a member's reports with their results, and with the content while they may read it. */
export async function listSent(
  db: Db,
  member: Member,
  { page, page_size }: Page,
): Promise<{ count: number; results: SentReport[] }> {
  const own = eq(reports.userId, member.id);
  const [counted] = await db.select({ count: count() }).from(reports).where(own);
  const rows = await db
    .select({ report: reports, status: reportCases.status, decidedAt: reportCases.decidedAt })
    .from(reports)
    .innerJoin(reportCases, and(eq(reportCases.subject, reports.subject), eq(reportCases.subjectId, reports.subjectId)))
    .where(own)
    .orderBy(desc(reports.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  const contentOf = await findReadable(
    db,
    rows.map(({ report }) => report),
    member,
  );
  const results = rows.map(({ report, status }) => {
    const content = contentOf(report);
    return {
      id: report.id,
      reason: report.reason,
      note: report.note,
      status,
      content: content ? presentContent(report.subject, content) : null,
      created_at: report.createdAt.toISOString(),
    };
  });
  return { count: Number(counted?.count ?? 0), results };
}
