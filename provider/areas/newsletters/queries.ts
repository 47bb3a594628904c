import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { managedNewsletterCalls } from '../../../contract/managedNewsletters.calls.ts';
import type { DeliveryCounts, Newsletter, NewsletterDetail } from '../../../contract/managedNewsletters.ts';
import { newsletterDeliveries, newsletters } from '../../db/schema/newsletters.ts';
import { nightUntil } from '../../domain/marketing/night.ts';
import { authorsOf, knownAuthor } from '../../domain/moderation/authors.ts';
import { missingOf, type OperatorEnv, readOperator } from '../../domain/operator/read.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { sorted } from '../../platform/db/ordering.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Locale } from '../../platform/messages/locale.ts';

export type NewsletterRow = typeof newsletters.$inferSelect;
const { newsletterId, state, code } = newsletterDeliveries;

/** Counts the deliveries of newsletters by their state; those that are deleted were counted before. */
async function countsOf(db: Db, rows: NewsletterRow[]): Promise<(row: NewsletterRow) => DeliveryCounts> {
  const ids = rows.filter(({ summary }) => !summary).map(({ id }) => id);
  const counted = await db
    .select({ id: newsletterId, state, count: count() })
    .from(newsletterDeliveries)
    .where(inArray(newsletterId, ids))
    .groupBy(newsletterId, state);
  return ({ id, summary }) => {
    if (summary) {
      const { failures: _, ...counts } = summary;
      return counts;
    }
    const own = counted.filter((row) => row.id === id);
    const of = (...states: (typeof own)[number]['state'][]) =>
      own.reduce((sum, row) => sum + (states.includes(row.state) ? row.count : 0), 0);
    return {
      total: own.reduce((sum, row) => sum + row.count, 0),
      left: of('pending', 'claimed'),
      sent: of('sent'),
      failed: of('failed'),
      skipped: of('skipped'),
      unconfirmed: of('unconfirmed'),
    };
  };
}

/** Counts the mails of a newsletter that servers rejected, by their reply: those that have failed or wait since. */
async function failuresOf(db: Db, { id, summary }: NewsletterRow): Promise<NewsletterDetail['failures']> {
  if (summary) return summary.failures;
  const rows = await db
    .select({ code, count: count() })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterId, id), isNotNull(code), inArray(state, ['failed', 'pending'])))
    .groupBy(code)
    .orderBy(asc(code));
  return rows.map((row) => ({ code: row.code ?? 0, count: row.count }));
}

/** Returns what remains of a newsletter's deliveries once they are deleted. */
export async function summaryOf(db: Db, row: NewsletterRow): Promise<NonNullable<NewsletterRow['summary']>> {
  return { ...(await countsOf(db, [row]))(row), failures: await failuresOf(db, row) };
}

async function present(db: Db, rows: NewsletterRow[], locale: Locale): Promise<Newsletter[]> {
  const counts = await countsOf(db, rows);
  const authorBy = await authorsOf(
    db,
    rows.map(({ createdBy }) => createdBy),
    locale,
  );
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    subject: row.subject,
    locale: row.locale,
    topic: row.topic,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    started_at: row.startedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    counts: counts(row),
    created_by: knownAuthor(authorBy(row.createdBy)),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  }));
}

/** Lists the newsletters that match, the latest first. */
export async function listNewsletters(
  db: Db,
  { state: wanted, search, ordering, ...page }: InputOf<typeof managedNewsletterCalls.getNewsletters>['query'],
  locale: Locale,
): Promise<{ count: number; results: Newsletter[] }> {
  const where = and(
    wanted && eq(newsletters.state, wanted),
    search ? holds(sql`${newsletters.subject}`, search) : undefined,
  );
  const rows = await db
    .select()
    .from(newsletters)
    .where(where)
    .orderBy(
      ...sorted(ordering, {
        columns: {
          subject: newsletters.subject,
          updated_at: newsletters.updatedAt,
        },
        last: newsletters.id,
        own: [desc(newsletters.id)],
      }),
    )
    .limit(page.page_size)
    .offset(offsetOf(page));
  return { count: await db.$count(newsletters, where), results: await present(db, rows, locale) };
}

/** Returns one newsletter with its text. @throws 404 */
export async function findNewsletter(
  db: Db,
  id: number,
  { env, now, locale }: { env: OperatorEnv; now: Date; locale: Locale },
): Promise<NewsletterDetail> {
  const [row] = await db.select().from(newsletters).where(eq(newsletters.id, id));
  if (!row) throw notFound();
  const [shown] = await present(db, [row], locale);
  if (!shown) throw notFound();
  const isDue = row.state === 'sending' || (row.state === 'scheduled' && (row.scheduledAt ?? now) <= now);
  return {
    ...shown,
    content: row.content,
    audience: row.audience,
    failures: await failuresOf(db, row),
    waits_until: isDue ? (nightUntil(now)?.toISOString() ?? null) : null,
    missing: missingOf(await readOperator(db, env)),
  };
}
