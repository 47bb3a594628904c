import { and, eq, gt } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import { LEGAL_NOTICE_DAYS } from '../../../contract/constants/legal.ts';
import type { managedLegalCalls } from '../../../contract/managedLegal.calls.ts';
import { legalTexts } from '../../db/schema/legal.ts';
import { users } from '../../db/schema/users.ts';
import type { Actor, RequestContext } from '../../domain/identity/requestContext.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { announce, silence } from '../../domain/notifications/announce.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { addDays, seoulDay } from '../../platform/time/seoul.ts';
import { findLatestTerms } from './queries.ts';

type LegalRow = typeof legalTexts.$inferSelect;
type Fields = Omit<InputOf<typeof managedLegalCalls.announceLegalText>['body'], 'password'>;

const logged = (row: LegalRow) => ({
  effective_on: row.effectiveOn,
  summary: row.summary,
  summary_en: row.summaryEn,
  content: row.content,
  content_en: row.contentEn,
});

/** Checks that members have the days of notice; the first text of a kind may hold at once. @throws 400 */
async function rejectDay(tx: Db, { kind, effective_on: day, adverse }: Fields, { now, locale }: RequestContext) {
  const texts = await tx.$count(legalTexts, eq(legalTexts.kind, kind));
  const days = texts === 0 ? 0 : LEGAL_NOTICE_DAYS[adverse ? 'adverse' : 'usual'];
  if (day >= addDays(seoulDay(now), days)) return;
  if (days === 0) throw fieldError(locale, 'effective_on', 'legalPast');
  throw invalidField('effective_on', message(locale, 'fields:legalNotice', { days }));
}

/** Returns what the notification of a text says: which one changes, and on which day. */
function noticeOf({ kind, effective_on: day }: Fields, locale: Locale): string {
  const shown = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return message(locale, `members:${kind}Notice`, { day: shown.format(new Date(day)) });
}

/** Returns the page of a text of one day, as its announcement leads to it. */
const pathOf = (kind: LegalRow['kind'], day: string) => `/${kind}?on=${day}`;

/** Announces a text: stores it, has the members notified, and logs it. Returns its id. @throws 400 */
export async function announceLegalText(tx: Db, body: Fields, by: RequestContext): Promise<number> {
  const { member, now, locale } = by;
  await lockName(tx, 'legal_texts', body.kind);
  await rejectDay(tx, body, by);
  const [row] = await tx
    .insert(legalTexts)
    .values({
      kind: body.kind,
      effectiveOn: body.effective_on,
      adverse: body.adverse,
      summary: body.summary,
      summaryEn: body.summary_en,
      content: body.content,
      contentEn: body.content_en,
      createdBy: member.id,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw fieldError(locale, 'effective_on', 'legalDay');
  await announce(tx, {
    title: noticeOf(body, 'ko'),
    titleEn: noticeOf(body, 'en'),
    path: pathOf(body.kind, body.effective_on),
    notifies: true,
    createdBy: member.id,
    createdAt: now,
  });
  await logAction(tx, by, { action: 'announce_legal_text', label: noticeOf(body, locale), after: logged(row) });
  return row.id;
}

/**
 * Withdraws a text before its day, and logs what it was; members who have not been notified of it yet are not.
 * @throws 404, 409 `changed`
 */
export async function withdrawLegalText(tx: Db, id: number, by: RequestContext) {
  const [found] = await tx.select({ kind: legalTexts.kind }).from(legalTexts).where(eq(legalTexts.id, id));
  if (!found) throw notFound();
  const [row] = await tx
    .delete(legalTexts)
    .where(and(eq(legalTexts.id, id), gt(legalTexts.effectiveOn, seoulDay(by.now))))
    .returning();
  if (!row) throw new ApiError(409, 'changed');
  await silence(tx, pathOf(row.kind, row.effectiveOn), by.now);
  const label = noticeOf({ ...logged(row), kind: row.kind, adverse: row.adverse }, by.locale);
  await logAction(tx, by, { action: 'withdraw_legal_text', label, before: logged(row) });
}

/** Stores that a member agrees to the terms that were announced last. @throws 409 `changed` for others */
export async function agreeToTerms(tx: Db, id: number, { member, now }: Actor) {
  const latest = await findLatestTerms(tx);
  if (id !== latest?.id) throw new ApiError(409, 'changed');
  await tx.update(users).set({ termsVersion: latest.effectiveOn, termsAgreedAt: now }).where(eq(users.id, member.id));
}
