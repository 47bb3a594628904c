import { and, desc, eq, gte } from 'drizzle-orm';
import type { OwnHome } from '../../../contract/activity.ts';
import type { LegalKind } from '../../../contract/constants/legal.ts';
import type { LegalText } from '../../../contract/legal.ts';
import type { ManagedLegalText } from '../../../contract/managedLegal.ts';
import { legalTexts } from '../../db/schema/legal.ts';
import { users } from '../../db/schema/users.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { legalDays } from '../../domain/members/terms.ts';
import { authorsOf, knownAuthor } from '../../domain/moderation/authors.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { seoulDay } from '../../platform/time/seoul.ts';

type LegalRow = typeof legalTexts.$inferSelect;

/** Returns the text of a kind that holds on a day, and the days of the others. */
export async function findLegalText(
  db: Db,
  kind: LegalKind,
  on: string | undefined,
  { locale, now }: Pick<ReaderContext, 'locale' | 'now'>,
): Promise<LegalText> {
  const today = seoulDay(now);
  const days = await legalDays(db, kind);
  const day = days.find((it) => it <= (on ?? today));
  const [row] = day
    ? await db
        .select()
        .from(legalTexts)
        .where(and(eq(legalTexts.kind, kind), eq(legalTexts.effectiveOn, day)))
    : [];
  return {
    text: row
      ? {
          effective_on: row.effectiveOn,
          summary: localised(row, 'summary', locale),
          content: localised(row, 'content', locale),
        }
      : null,
    current: days.find((it) => it <= today) ?? null,
    coming: days.filter((it) => it > today).at(-1) ?? null,
    days,
  };
}

/** Reads the terms that were announced for the latest day. */
export async function findLatestTerms(db: Db): Promise<LegalRow | undefined> {
  const [latest] = await db
    .select()
    .from(legalTexts)
    .where(eq(legalTexts.kind, 'terms'))
    .orderBy(desc(legalTexts.effectiveOn))
    .limit(1);
  return latest;
}

/**
 * Returns the terms that were announced last, unless the member has agreed to them: an agreement from before they were
 * announced was to others of their day, which were withdrawn.
 */
export async function findTermsToAgree(
  db: Db,
  userId: number,
  { locale }: { locale: Locale },
): Promise<OwnHome['terms']> {
  const latest = await findLatestTerms(db);
  if (!latest) return null;
  const { id, effectiveOn, createdAt } = latest;
  const { termsVersion, termsAgreedAt } = users;
  const agreed = and(eq(users.id, userId), eq(termsVersion, effectiveOn), gte(termsAgreedAt, createdAt));
  if ((await db.$count(users, agreed)) > 0) return null;
  return { id, effective_on: effectiveOn, summary: localised(latest, 'summary', locale) };
}

/** When texts are read, and the language of what is read. */
type Reading = Pick<ReaderContext, 'locale' | 'now'>;

/** Lists the texts of both kinds as the console shows them, the latest day first. */
export async function listManagedLegalTexts(db: Db, { now, locale }: Reading): Promise<ManagedLegalText[]> {
  const today = seoulDay(now);
  const rows = await db.select().from(legalTexts).orderBy(desc(legalTexts.effectiveOn), desc(legalTexts.id));
  const authorBy = await authorsOf(
    db,
    rows.map(({ createdBy }) => createdBy),
    locale,
  );
  const isCurrent = (row: LegalRow) =>
    row === rows.find(({ kind, effectiveOn }) => kind === row.kind && effectiveOn <= today);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.effectiveOn > today ? 'coming' : isCurrent(row) ? 'current' : 'former',
    effective_on: row.effectiveOn,
    adverse: row.adverse,
    summary: row.summary,
    summary_en: row.summaryEn,
    content: row.content,
    content_en: row.contentEn,
    created_by: knownAuthor(authorBy(row.createdBy)),
    created_at: row.createdAt.toISOString(),
  }));
}

/** Returns one text as the console shows it. @throws Error when there is none */
export async function findManagedLegalText(db: Db, id: number, reading: Reading): Promise<ManagedLegalText> {
  const found = (await listManagedLegalTexts(db, reading)).find((text) => text.id === id);
  if (!found) throw new Error('The announced text is not there');
  return found;
}
