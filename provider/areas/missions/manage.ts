import { and, count, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { managedMissionCalls } from '../../../contract/managedMissions.calls.ts';
import { type ManagedMission, managedMissionFields } from '../../../contract/managedMissions.ts';
import type { LoggedValues } from '../../../contract/moderation.ts';
import { missionEntries, missions } from '../../db/schema/missions.ts';
import {
  campaignStateOf,
  isInState,
  isPublishedAt,
  publicationOf,
  publishedAtOf,
  requireDraft,
} from '../../domain/campaigns/publication.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { toColumns, toFields } from '../../platform/db/fields.ts';
import { lockExisting } from '../../platform/db/locks.ts';
import { sorted } from '../../platform/db/ordering.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { ApiError, notFound } from '../../platform/errors/errors.ts';
import { type FieldReason, fieldError } from '../../platform/errors/fieldErrors.ts';
import { addDays, seoulDay } from '../../platform/time/seoul.ts';
import { isOver, type MissionRow, plainAnswer, takesChoices, withIds } from './rules.ts';

type Fields = InputOf<typeof managedMissionCalls.createMission>['body'];

/** Returns a stored mission as the fields of its form. */
const fieldsOf = (row: MissionRow): Fields => ({
  ...toFields(row, managedMissionFields),
  pictures: row.resourceUrls,
  choices: row.choices.map(({ id, text, textEn }) => ({
    text,
    text_en: textEn,
    right: row.kind === 'quiz' && row.right.includes(id),
  })),
  answers: row.kind === 'answer' ? row.right : [],
  point: row.reward,
});

/** Returns the columns of a mission, `stored` where it is changed. */
function columnsOf({ pictures, choices: given, answers, point, ends_at, ...body }: Fields, stored?: MissionRow) {
  const choices = withIds(
    given.map(({ text, text_en: textEn }) => ({ text, textEn })),
    stored,
  );
  return {
    ...toColumns(body),
    resourceUrls: pictures,
    choices,
    right: body.kind === 'answer' ? answers : choices.flatMap(({ id }, at) => (given[at]?.right ? [id] : [])),
    reward: point,
    endsAt: ends_at === null ? null : new Date(ends_at),
  };
}

/** Presents missions as the console shows them, with whether members have done them and what waits for a decision. */
async function presentManaged(db: Db, rows: MissionRow[], now: Date): Promise<ManagedMission[]> {
  const ids = rows.map(({ id }) => id);
  const entered = await db
    .select({ id: missions.id })
    .from(missions)
    .where(and(inArray(missions.id, ids), hasEntriesIn(db)));
  const waiting = await db
    .select({ id: missionEntries.missionId, count: count() })
    .from(missionEntries)
    .where(and(inArray(missionEntries.missionId, ids), eq(missionEntries.status, 'submitted')))
    .groupBy(missionEntries.missionId);
  return rows.map((row) => ({
    id: row.id,
    state: campaignStateOf(row, isOver(row, now), now),
    published_at: row.publishedAt?.toISOString() ?? null,
    ...fieldsOf(row),
    has_entries: entered.some(({ id }) => id === row.id),
    waiting_count: Number(waiting.find(({ id }) => id === row.id)?.count ?? 0),
    completed_count: row.completedCount,
    version: row.version,
  }));
}

/** Builds the condition that a member has done a mission. */
const hasEntriesIn = (db: Db) =>
  sql`exists (${db.select({ one: sql`1` }).from(missionEntries).where(eq(missionEntries.missionId, missions.id))})`;

/** Lists the missions that match, published or not, the latest made first. */
export async function listManagedMissions(
  db: Db,
  { state, search, ordering, ...page }: InputOf<typeof managedMissionCalls.getManagedMissions>['query'],
  now: Date,
): Promise<{ count: number; results: ManagedMission[] }> {
  const { endsAt, publishedAt, title, titleEn } = missions;
  // Without an end it is not over, where a comparison with none would be neither true nor false.
  const over = sql`(${and(isNotNull(endsAt), lte(endsAt, now))})`;
  const where = and(
    state && isInState(state, publishedAt, over, now),
    search ? holds(sql`${title} || ' ' || ${titleEn}`, search) : undefined,
  );
  const rows = await db
    .select()
    .from(missions)
    .where(where)
    .orderBy(
      ...sorted(ordering, {
        columns: {
          title: title,
          ends_at: endsAt,
          point: missions.reward,
          completed_count: missions.completedCount,
        },
        last: missions.id,
        own: [desc(missions.id)],
      }),
    )
    .limit(page.page_size)
    .offset(offsetOf(page));
  return { count: await db.$count(missions, where), results: await presentManaged(db, rows, now) };
}

/** Returns one mission as the console shows it. @throws 404 */
export async function findManagedMission(db: Db, id: number, now: Date): Promise<ManagedMission> {
  const [found] = await presentManaged(db, await db.select().from(missions).where(eq(missions.id, id)), now);
  if (!found) throw notFound();
  return found;
}

/** Returns what the log stores of a mission. */
function logged(row: MissionRow): Partial<LoggedValues> {
  const fields = fieldsOf(row);
  const both = (text: string, english: string) => [text, english].filter(Boolean).join('\n');
  return {
    title: fields.title,
    title_en: fields.title_en,
    kind: fields.kind,
    description: fields.description,
    description_en: fields.description_en,
    content: fields.content,
    content_en: fields.content_en,
    cover: fields.image,
    pictures: fields.pictures.length,
    questions: both(fields.question, fields.question_en),
    choices: fields.choices.map(({ text, text_en, right }) => `${right ? '✓ ' : ''}${text} (${text_en})`).join('\n'),
    answers: fields.answers.join('\n'),
    explanation: both(fields.explanation, fields.explanation_en),
    min_length: fields.min_length,
    checked: fields.checked,
    points: fields.point,
    ends_at: fields.ends_at,
  };
}

/** What members have done it by, which no operator changes once somebody has. */
const agreed = [
  'kind',
  'question',
  'question_en',
  'choices',
  'several',
  'answers',
  'min_length',
  'checked',
  'point',
] as const satisfies (keyof Fields)[];

/** What a mission needs before members find it. */
const needed = [
  'description',
  'description_en',
  'content',
  'content_en',
  'image',
  'question',
  'question_en',
] as const satisfies (keyof Fields)[];

/** A wrong field and why. */
type Fault = readonly [field: keyof Fields, why: FieldReason];

/** Returns the first field that the kind of a mission does not have, or that cannot be answered; undefined for none. */
function faultOf({ kind, choices, several, answers, min_length, ...body }: Fields): Fault | undefined {
  const chosen = takesChoices({ kind });
  const rights = choices.filter(({ right }) => right).length;
  if (!chosen && choices.length > 0) return ['choices', 'notOfKind'];
  if (!chosen && several) return ['several', 'notOfKind'];
  if (kind !== 'quiz' && rights > 0) return ['choices', 'notOfKind'];
  if (kind !== 'answer' && answers.length > 0) return ['answers', 'notOfKind'];
  if (kind !== 'note' && kind !== 'review' && min_length > 0) return ['min_length', 'notOfKind'];
  if (!several && rights > 1) return ['choices', 'oneRight'];
  if (answers.some((answer) => plainAnswer(answer) === '')) return ['answers', 'answerWithoutLetters'];
  if (body.explanation && !body.explanation_en) return ['explanation_en', 'bothLanguages'];
  return !body.explanation && body.explanation_en ? ['explanation', 'bothLanguages'] : undefined;
}

/** Returns the first field without which members could not do a mission; undefined for none. */
function lackOf(fields: Fields): Fault | undefined {
  const { kind, choices, answers } = fields;
  const missing = needed.find((name) => fields[name] === '');
  if (missing) return [missing, 'neededToPublish'];
  if (takesChoices({ kind }) && choices.length < 2) return ['choices', 'choicesNeeded'];
  if (kind === 'quiz' && !choices.some(({ right }) => right)) return ['choices', 'rightNeeded'];
  return kind === 'answer' && answers.length === 0 ? ['answers', 'answersNeeded'] : undefined;
}

function rejectFault(fault: Fault | undefined, locale: RequestContext['locale']) {
  if (fault) throw fieldError(locale, ...fault);
}

/** Checks the fields against each other and the store; pictures that it shows already (`held`) stay. @throws 400 */
async function rejectFields(tx: Db, body: Fields, by: RequestContext, held: string[] = []) {
  rejectFault(faultOf(body), by.locale);
  if (body.image) await requireFiles(tx, 'image', [body.image], { ...by, held });
  await requireFiles(tx, 'pictures', body.pictures, { ...by, held });
}

/** Checks that nothing changes that members have done it by. @throws 400 with the field's name */
async function rejectAgreed(tx: Db, row: MissionRow, body: Fields, locale: RequestContext['locale']) {
  const stored = fieldsOf(row);
  const changed = agreed.find((name) => JSON.stringify(body[name]) !== JSON.stringify(stored[name]));
  if (changed && (await hasEntries(tx, row))) throw fieldError(locale, changed, 'joinedAlready');
}

const hasEntries = async (tx: Db, { id }: MissionRow) => {
  const found = await tx
    .select({ id: missionEntries.id })
    .from(missionEntries)
    .where(eq(missionEntries.missionId, id))
    .limit(1);
  return found.length > 0;
};

/** Locks a mission, against members who do it too. @throws 404 */
const lockMission = (tx: Db, id: number) => lockExisting(tx, missions, eq(missions.id, id));

async function insertDraft(tx: Db, body: Fields, by: RequestContext): Promise<number> {
  const [row] = await tx.insert(missions).values(columnsOf(body)).returning();
  if (!row) throw new Error('No mission was inserted');
  await logAction(tx, by, { action: 'create_mission', label: body.title, after: logged(row) });
  return row.id;
}

/** Creates a draft, and logs it. Returns its id. @throws 400 */
export async function createMission(tx: Db, body: Fields, by: RequestContext): Promise<number> {
  await rejectFields(tx, body, by);
  return insertDraft(tx, body, by);
}

/**
 * Copies a mission to a draft. One that was published with an end ends as many days after tomorrow as it was open.
 * Returns its id. @throws 404
 */
export async function copyMission(tx: Db, id: number, by: RequestContext): Promise<number> {
  const [row] = await tx.select().from(missions).where(eq(missions.id, id));
  if (!row) throw notFound();
  const { publishedAt, endsAt } = row;
  const later = publishedAt ? Date.parse(addDays(seoulDay(by.now), 1)) - Date.parse(seoulDay(publishedAt)) : 0;
  const ends_at = endsAt && new Date(endsAt.getTime() + later).toISOString();
  return insertDraft(tx, { ...fieldsOf(row), ends_at }, by);
}

/**
 * Changes a mission over the version that was read, and logs it.
 * @throws 404, 409 `edit_conflict`, 400 for a wrong field, one that members have done it by, and one that they would
 * miss
 */
export async function updateMission(
  tx: Db,
  id: number,
  { version, ...body }: InputOf<typeof managedMissionCalls.updateMission>['body'],
  by: RequestContext,
) {
  const { locale } = by;
  const row = await lockMission(tx, id);
  requireVersion(row, { version });
  await rejectFields(tx, body, by, [row.image, ...row.resourceUrls]);
  await rejectAgreed(tx, row, body, locale);
  const columns = columnsOf(body, row);
  if (row.publishedAt) rejectFault(lackOf(body), locale);
  if (columns.endsAt?.getTime() !== row.endsAt?.getTime()) rejectEnd(columns, row.publishedAt, locale);
  const [changed] = await tx
    .update(missions)
    .set({ ...columns, version: version + 1 })
    .where(eq(missions.id, id))
    .returning();
  await logAction(tx, by, {
    action: 'edit_mission',
    label: body.title,
    before: logged(row),
    after: changed && logged(changed),
  });
}

/** Checks that a mission ends after it is published. @throws 400 */
function rejectEnd({ endsAt }: Pick<MissionRow, 'endsAt'>, publishedAt: Date | null, locale: RequestContext['locale']) {
  if (publishedAt && endsAt && endsAt <= publishedAt) throw fieldError(locale, 'ends_at', 'overBeforePublished');
}

/**
 * Publishes a mission, at once or at a time, or takes it back to a draft, and logs it.
 * @throws 404, 409 `edit_conflict`, `campaign_joined`, 400 for what it lacks and for a time after its end
 */
export async function publishMission(
  tx: Db,
  id: number,
  body: InputOf<typeof managedMissionCalls.publishMission>['body'],
  by: RequestContext,
) {
  const { locale } = by;
  const row = await lockMission(tx, id);
  const publishedAt = publishedAtOf({ version: row.version, isJoined: await hasEntries(tx, row) }, body, by);
  if (publishedAt) rejectFault(lackOf(fieldsOf(row)), locale);
  rejectEnd(row, publishedAt, locale);
  await tx
    .update(missions)
    .set({ publishedAt, version: body.version + 1 })
    .where(eq(missions.id, id));
  await logAction(tx, by, {
    action: 'publish_mission',
    label: row.title,
    before: publicationOf(row),
    after: publicationOf({ publishedAt }),
  });
}

/** Closes an open mission now, and logs it. @throws 404, 409 `edit_conflict`, `changed` for one that is not open */
export async function closeMission(tx: Db, id: number, version: number, by: RequestContext) {
  const { now } = by;
  const row = await lockMission(tx, id);
  requireVersion(row, { version });
  if (!isPublishedAt(row, now) || isOver(row, now)) throw new ApiError(409, 'changed');
  await tx
    .update(missions)
    .set({ endsAt: now, version: version + 1 })
    .where(eq(missions.id, id));
  await logAction(tx, by, {
    action: 'close_mission',
    label: row.title,
    before: { ends_at: row.endsAt?.toISOString() ?? null },
    after: { ends_at: now.toISOString() },
  });
}

/** Deletes a draft, and logs what it was. @throws 404, 409 `changed` for one that is no draft */
export async function deleteMission(tx: Db, id: number, by: RequestContext) {
  const row = await lockMission(tx, id);
  requireDraft(row);
  await tx.delete(missions).where(eq(missions.id, id));
  await logAction(tx, by, { action: 'delete_mission', label: row.title, before: logged(row) });
}
