import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { InputOf } from '../../../contract/call.ts';
import type { topicCalls } from '../../../contract/topics.calls.ts';
import type { surveyData } from '../../../contract/topics.ts';
import { forumCategories, forumEvents, forumTags, type topics } from '../../db/schema/topics.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { findLatest } from '../../domain/surveys/results.ts';
import type { Db } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';

type Fields = Omit<InputOf<typeof topicCalls.updateTopic>['body'], 'fixed' | 'status'>;
type Columns = Partial<typeof topics.$inferInsert>;
type SurveyData = z.output<typeof surveyData>;

async function findTerms(tx: Db, table: typeof forumCategories | typeof forumTags, forumId: number, slugs: string[]) {
  if (slugs.length === 0) return { slugs, known: true };
  const wanted = [...new Set(slugs)];
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(and(eq(table.forumId, forumId), inArray(table.slug, wanted)));
  return { slugs: wanted, known: rows.length === wanted.length };
}

const sameSurvey = (a: SurveyData, b: SurveyData | null) =>
  isDeepStrictEqual(a, b && { ...b, takenAt: new Date(b.takenAt).toISOString() });

/**
 * Copies the author's latest skin-type result. It is sent so that they publish the result that they saw,
 * and has to be that result, or the one that the topic has already.
 */
async function surveyCopy(
  tx: Db,
  sent: SurveyData,
  { authorId, held }: { authorId: number; held: SurveyData | null },
): Promise<SurveyData | undefined> {
  const copy = { ...sent, takenAt: new Date(sent.takenAt).toISOString() };
  if (sameSurvey(copy, held)) return copy;
  const latest = await findLatest(tx, { userId: authorId });
  const own = latest && {
    type: latest.type,
    axes: latest.axes.map(({ letter, percent }) => ({ code: letter, percent })),
    takenAt: latest.createdAt.toISOString(),
  };
  return own && sameSurvey(copy, own) ? copy : undefined;
}

/** A topic's present fields: none for a new one, or those of its row. */
export interface Held {
  forumId: number;
  userId: number;
  files: NonNullable<Columns['files']>;
  surveyData: SurveyData | null;
}

/**
 * Returns a member's input as columns of a topic that so far is `held`.
 * @throws 400 with the field's name for an unknown reference to the forum or the file store
 */
export async function topicColumns(
  tx: Db,
  body: Fields,
  held: Held,
  { member, locale }: Pick<RequestContext, 'member' | 'locale'>,
): Promise<Columns> {
  const { forumId } = held;
  const { fileUrls, fileAlts, categories, tags, event, surveyData: survey, ...plain } = body;
  const columns: Columns = { ...plain };
  if (survey === null) columns.surveyData = null;
  if (survey) {
    const copy = await surveyCopy(tx, survey, { authorId: held.userId, held: held.surveyData });
    if (!copy) throw fieldError(locale, 'surveyData', 'otherResult');
    columns.surveyData = copy;
  }
  if (categories) {
    const { slugs, known } = await findTerms(tx, forumCategories, forumId, categories);
    if (!known) throw fieldError(locale, 'categories', 'unknownCategory');
    columns.categories = slugs;
  }
  if (tags) {
    const { slugs, known } = await findTerms(tx, forumTags, forumId, tags);
    if (!known) throw fieldError(locale, 'tags', 'unknownTag');
    columns.tags = slugs;
  }
  if (event === null) columns.eventId = null;
  if (event) {
    const [row] = await tx
      .select({ id: forumEvents.id })
      .from(forumEvents)
      .where(and(eq(forumEvents.forumId, forumId), eq(forumEvents.slug, event)));
    if (!row) throw fieldError(locale, 'event', 'unknownEvent');
    columns.eventId = row.id;
  }
  if (fileUrls || fileAlts) {
    const urls = fileUrls ?? held.files.map((file) => file.url);
    const alts = fileAlts ?? held.files.map((file) => file.alt);
    const attaching = { member, locale, alts, held: held.files.map((file) => file.url) };
    columns.files = await requireFiles(tx, 'fileUrls', urls, attaching);
  }
  return columns;
}
