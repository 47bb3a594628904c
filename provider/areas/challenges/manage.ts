import { and, desc, eq, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import { CHALLENGE_DAYS_MAX } from '../../../contract/constants/campaigns.ts';
import type { managedChallengeCalls } from '../../../contract/managedChallenges.calls.ts';
import { type ManagedChallenge, managedChallengeFields } from '../../../contract/managedChallenges.ts';
import type { LoggedValues } from '../../../contract/moderation.ts';
import { challenges } from '../../db/schema/challenges.ts';
import {
  campaignStateOf,
  endedOf,
  isInState,
  logEnd,
  presentManagedEnd,
  publicationOf,
  publishedAtOf,
  rejectEmpty,
  requireDraft,
} from '../../domain/campaigns/publication.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { toColumns, toFields } from '../../platform/db/fields.ts';
import { lockRows } from '../../platform/db/locks.ts';
import { sorted } from '../../platform/db/ordering.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { addDays, seoulDay } from '../../platform/time/seoul.ts';
import { type ChallengeRow, columnsAt, type FoundChallenge, statusAt } from './queries.ts';
import { dayCount } from './windows.ts';

type Fields = InputOf<typeof managedChallengeCalls.createChallenge>['body'];

/** Returns a stored challenge as the fields of its form. */
const fieldsOf = (row: ChallengeRow) => ({
  ...toFields(row, managedChallengeFields),
  rules: row.rules.map((text, at) => ({ text, text_en: row.rulesEn[at] ?? '' })),
});
type StoredFields = ReturnType<typeof fieldsOf>;

const columnsOf = ({ rules, ...body }: StoredFields) => ({
  ...toColumns(body),
  rules: rules.map(({ text }) => text),
  rulesEn: rules.map(({ text_en }) => text_en),
});

const presentManaged = (row: FoundChallenge, now: Date): ManagedChallenge => ({
  id: row.id,
  state: campaignStateOf(row, row.status === 'closed', now),
  published_at: row.publishedAt?.toISOString() ?? null,
  ...presentManagedEnd(row),
  ...fieldsOf(row),
  participant_count: row.participantCount,
  check_in_count: row.checkInCount,
  version: row.version,
});

/** Lists the challenges that match, published or not, the latest made first. */
export async function listManagedChallenges(
  db: Db,
  { state, search, ordering, ...page }: InputOf<typeof managedChallengeCalls.getManagedChallenges>['query'],
  now: Date,
): Promise<{ count: number; results: ManagedChallenge[] }> {
  const where = and(
    state && isInState(state, challenges.publishedAt, sql`${statusAt(now)} = 'closed'`, now),
    search ? holds(sql`${challenges.title} || ' ' || ${challenges.titleEn}`, search) : undefined,
  );
  const rows = await db
    .select(columnsAt(now))
    .from(challenges)
    .where(where)
    .orderBy(
      ...sorted(ordering, {
        columns: {
          title: challenges.title,
          starts_on: challenges.startsOn,
          ends_on: challenges.endsOn,
          participant_count: challenges.participantCount,
        },
        last: challenges.id,
        own: [desc(challenges.id)],
      }),
    )
    .limit(page.page_size)
    .offset(offsetOf(page));
  return { count: await db.$count(challenges, where), results: rows.map((row) => presentManaged(row, now)) };
}

/** Reads a challenge, published or not, with its status at an instant. @throws 404 */
export async function findAnyChallenge(db: Db, id: number, now: Date): Promise<FoundChallenge> {
  const [row] = await db.select(columnsAt(now)).from(challenges).where(eq(challenges.id, id));
  if (!row) throw notFound();
  return row;
}

/** Returns one challenge as the console shows it. @throws 404 */
export const findManagedChallenge = async (db: Db, id: number, now: Date): Promise<ManagedChallenge> =>
  presentManaged(await findAnyChallenge(db, id, now), now);

/** Returns what the log stores of a challenge. */
function logged(fields: StoredFields): Partial<LoggedValues> {
  const amounts = (...each: number[]) => each.join(' / ');
  return {
    title: fields.title,
    title_en: fields.title_en,
    type: fields.type,
    description: fields.description,
    description_en: fields.description_en,
    days: `${fields.starts_on} – ${fields.ends_on}`,
    window: `${fields.opens_at} – ${fields.closes_at}${fields.time_zone ? ` ${fields.time_zone}` : ''}`,
    rules: fields.rules.map(({ text, text_en }) => `${text} (${text_en})`).join('\n'),
    questions: [fields.question1, fields.question1_en, fields.question2, fields.question2_en]
      .filter(Boolean)
      .join('\n'),
    cover: fields.image,
    groups: fields.group_size,
    needs_photo: fields.needs_photo,
    capacity: fields.capacity,
    rewards: `${amounts(fields.check_xp, fields.check_point)}; ${amounts(
      fields.complete_xp,
      fields.complete_point,
      fields.complete_heart,
    )}`,
  };
}

/** What participants have agreed to by joining, which no operator changes afterwards. */
const agreed = [
  'starts_on',
  'ends_on',
  'opens_at',
  'closes_at',
  'time_zone',
  'needs_photo',
  'group_size',
  'question1',
  'question1_en',
  'question2',
  'question2_en',
  'check_xp',
  'check_point',
  'complete_xp',
  'complete_point',
  'complete_heart',
] as const satisfies (keyof Fields)[];

/** What a challenge needs before members find it. */
const needed = ['description', 'description_en', 'image'] as const satisfies (keyof Fields)[];

/** Checks the fields against each other and the store; `held` is the cover that is stored. @throws 400 by field */
async function rejectFields(tx: Db, body: Fields, by: RequestContext, held: string[] = []) {
  const { locale } = by;
  const days = dayCount({ startsOn: body.starts_on, endsOn: body.ends_on });
  if (days < 1 || days > CHALLENGE_DAYS_MAX) throw fieldError(locale, 'ends_on', 'wrongRange');
  for (const name of ['question1', 'question2'] as const) {
    if (body[name] && !body[`${name}_en`]) throw fieldError(locale, `${name}_en`, 'bothLanguages');
    if (!body[name] && body[`${name}_en`]) throw fieldError(locale, name, 'bothLanguages');
  }
  if (body.image) await requireFiles(tx, 'image', [body.image], { ...by, held });
}

/** Checks that nothing changes that participants have agreed to. @throws 400 with the field's name */
function rejectAgreed(row: ChallengeRow, body: Fields, locale: RequestContext['locale']) {
  if (row.participantCount === 0) return;
  const stored = fieldsOf(row);
  const changed = agreed.find((name) => body[name] !== stored[name]);
  if (changed) throw fieldError(locale, changed, 'joinedAlready');
  if (body.capacity !== null && body.capacity < row.participantCount) {
    throw fieldError(locale, 'capacity', 'belowParticipants');
  }
}

async function insertDraft(tx: Db, body: StoredFields, by: RequestContext): Promise<number> {
  const [row] = await tx.insert(challenges).values(columnsOf(body)).returning();
  if (!row) throw new Error('No challenge was inserted');
  await logAction(tx, by, { action: 'create_challenge', label: body.title, after: logged(fieldsOf(row)) });
  return row.id;
}

/** Creates a draft, and logs it. Returns its id. @throws 400 */
export async function createChallenge(tx: Db, body: Fields, by: RequestContext): Promise<number> {
  await rejectFields(tx, body, by);
  return insertDraft(tx, body, by);
}

/** Copies a challenge, with everything but its days, to a draft that begins tomorrow. Returns its id. @throws 404 */
export async function copyChallenge(tx: Db, id: number, by: RequestContext): Promise<number> {
  const row = await findAnyChallenge(tx, id, by.now);
  const startsOn = addDays(seoulDay(by.now), 1);
  const endsOn = addDays(startsOn, dayCount(row) - 1);
  return insertDraft(tx, { ...fieldsOf(row), starts_on: startsOn, ends_on: endsOn }, by);
}

/** Locks a challenge, against members who join too, and reads it. @throws 404 */
async function lockChallenge(tx: Db, id: number, now: Date): Promise<FoundChallenge> {
  await lockRows(tx, challenges, eq(challenges.id, id));
  return findAnyChallenge(tx, id, now);
}

/**
 * Changes a challenge over the version that was read, and logs it.
 * @throws 404, 409 `edit_conflict`, 400 for a wrong field, one that participants have agreed to, and one that members
 * would miss
 */
export async function updateChallenge(
  tx: Db,
  id: number,
  { version, ...body }: InputOf<typeof managedChallengeCalls.updateChallenge>['body'],
  by: RequestContext,
) {
  const { now, locale } = by;
  const row = await lockChallenge(tx, id, now);
  requireVersion(row, { version });
  await rejectFields(tx, body, by, [row.image]);
  rejectAgreed(row, body, locale);
  if (row.publishedAt) rejectEmpty(body, needed, locale);
  const [changed] = await tx
    .update(challenges)
    .set({ ...columnsOf(body), version: version + 1 })
    .where(eq(challenges.id, id))
    .returning();
  await logAction(tx, by, {
    action: 'edit_challenge',
    label: body.title,
    before: logged(fieldsOf(row)),
    after: changed && logged(fieldsOf(changed)),
  });
}

/**
 * Publishes a challenge, at once or at a time, or takes it back to a draft, and logs it.
 * @throws 404, 409 `edit_conflict`, `campaign_joined`, 400 for what it lacks and for a time after its end
 */
export async function publishChallenge(
  tx: Db,
  id: number,
  body: InputOf<typeof managedChallengeCalls.publishChallenge>['body'],
  by: RequestContext,
) {
  const { now, locale } = by;
  const row = await lockChallenge(tx, id, now);
  const publishedAt = publishedAtOf({ ...row, isJoined: row.participantCount > 0 }, body, by);
  if (publishedAt) {
    rejectEmpty(fieldsOf(row), needed, locale);
    const { status } = await findAnyChallenge(tx, id, publishedAt);
    if (status === 'closed') throw fieldError(locale, 'ends_on', 'overBeforePublished');
  }
  await tx
    .update(challenges)
    .set({ publishedAt, version: body.version + 1 })
    .where(eq(challenges.id, id));
  await logAction(tx, by, {
    action: 'publish_challenge',
    label: row.title,
    before: publicationOf(row),
    after: publicationOf({ publishedAt }),
  });
}

/**
 * Ends a challenge before its last day, and logs it: nobody joins or checks in from then on. What it means for each
 * participant is settled by `settleEnded`. @throws 404, 409 `edit_conflict`, `changed` for one that is not open
 */
export async function endChallenge(
  tx: Db,
  id: number,
  { version, ...reasons }: Omit<InputOf<typeof managedChallengeCalls.endChallenge>['body'], 'password'>,
  by: RequestContext,
) {
  const row = await lockChallenge(tx, id, by.now);
  requireVersion(row, { version });
  const ended = endedOf(row, { isOver: row.status === 'closed', ...reasons }, by);
  await tx.update(challenges).set(ended).where(eq(challenges.id, id));
  await logEnd(tx, { action: 'end_challenge', label: row.title, reason: reasons.reason }, by);
}

/** Deletes a draft, and logs what it was. @throws 404, 409 `changed` for one that is no draft */
export async function deleteChallenge(tx: Db, id: number, by: RequestContext) {
  const row = await lockChallenge(tx, id, by.now);
  requireDraft(row);
  await tx.delete(challenges).where(eq(challenges.id, id));
  await logAction(tx, by, { action: 'delete_challenge', label: row.title, before: logged(fieldsOf(row)) });
}
