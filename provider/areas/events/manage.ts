import { differenceInMilliseconds } from 'date-fns';
import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants';
import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import { reservedNames } from '../../../contract/common.ts';
import { EVENT_DAYS_MAX, type EventView } from '../../../contract/constants/campaigns.ts';
import type { managedEventCalls } from '../../../contract/managedEvents.calls.ts';
import { type ManagedEvent, managedEventFields, requestedFieldFields } from '../../../contract/managedEvents.ts';
import type { LoggedValues } from '../../../contract/moderation.ts';
import { events } from '../../db/schema/events.ts';
import { awaitsWinners, eventPrizesToSend } from '../../domain/campaigns/openWork.ts';
import {
  campaignStateOf,
  isInState,
  publicationOf,
  publishedAtOf,
  rejectEmpty,
  requireDraft,
} from '../../domain/campaigns/publication.ts';
import { freeSlug } from '../../domain/campaigns/slug.ts';
import { requireFiles } from '../../domain/files/stored.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { holds } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { toColumns, toFields } from '../../platform/db/fields.ts';
import { sorted } from '../../platform/db/ordering.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { addDays, seoulDay, seoulMoment } from '../../platform/time/seoul.ts';
import { lockEvent } from './queries.ts';
import { type EventRow, statusOf } from './rules.ts';

type Fields = InputOf<typeof managedEventCalls.createEvent>['body'];

/** Returns a stored event as the fields of its form. */
const fieldsOf = (row: EventRow): Fields => ({
  ...toFields(row, managedEventFields),
  requested_fields: row.requestedFields.map((field) => toFields(field, requestedFieldFields)),
});

const columnsOf = ({ requested_fields, starts_at, ends_at, announces_at, ...body }: Fields) => ({
  ...toColumns(body),
  requestedFields: requested_fields.map(toColumns),
  startsAt: new Date(starts_at),
  endsAt: new Date(ends_at),
  announcesAt: new Date(announces_at),
});

/** Presents an event for the console. */
export const presentManagedEvent = (row: EventRow, now: Date): ManagedEvent => ({
  state: campaignStateOf(row, row.endsAt <= now, now),
  published_at: row.publishedAt?.toISOString() ?? null,
  announced_at: row.announcedAt?.toISOString() ?? null,
  ...fieldsOf(row),
  application_count: row.applicationCount,
  version: row.version,
});

/** Selects the events of a view of the list. */
function isInView(db: Db, view: EventView, now: Date): SQL | undefined {
  if (view === 'choosing') return awaitsWinners(db, now);
  if (view === 'sending') return inArray(events.id, eventPrizesToSend(db));
  return isInState(view, events.publishedAt, lte(events.endsAt, now), now);
}

/** Lists the events that match, published or not, the latest made first. */
export async function listManagedEvents(
  db: Db,
  { state, search, ordering, ...page }: InputOf<typeof managedEventCalls.getManagedEvents>['query'],
  now: Date,
): Promise<{ count: number; results: ManagedEvent[] }> {
  const text = sql`${events.title} || ' ' || ${events.titleEn} || ' ' || ${events.slug}`;
  const where = and(state && isInView(db, state, now), search ? holds(text, search) : undefined);
  const rows = await db
    .select()
    .from(events)
    .where(where)
    .orderBy(
      ...sorted(ordering, {
        columns: {
          title: events.title,
          starts_at: events.startsAt,
          ends_at: events.endsAt,
          announces_at: events.announcesAt,
          application_count: events.applicationCount,
          winner_count: events.winnerCount,
        },
        last: events.id,
        own: [desc(events.id)],
      }),
    )
    .limit(page.page_size)
    .offset(offsetOf(page));
  return { count: await db.$count(events, where), results: rows.map((row) => presentManagedEvent(row, now)) };
}

/** Reads an event, published or not. @throws 404 */
export async function findAnyEvent(db: Db, slug: string): Promise<EventRow> {
  const [row] = await db.select().from(events).where(eq(events.slug, slug));
  if (!row) throw notFound();
  return row;
}

/** Returns what an event asks, in its order. */
const asked = ({ requested_fields: fields }: Pick<Fields, 'requested_fields'>) =>
  fields.map(({ field, label, label_en, hint, hint_en }) => [field, label, label_en, hint, hint_en]);

/** Returns what the log stores of an event. */
const logged = (fields: Fields): Partial<LoggedValues> => ({
  path: fields.slug,
  title: fields.title,
  title_en: fields.title_en,
  summary: fields.summary,
  summary_en: fields.summary_en,
  description: fields.description,
  description_en: fields.description_en,
  gift: `${fields.gift} (${fields.gift_en})`,
  choosing: `${fields.choosing} (${fields.choosing_en})`,
  cover: fields.image,
  questions: asked(fields)
    .map((texts) => texts.filter(Boolean).join(' · '))
    .join('\n'),
  winners: fields.winner_count,
  days: `${seoulMoment(new Date(fields.starts_at))} – ${seoulMoment(new Date(fields.ends_at))}`,
  announces_at: fields.announces_at,
});

/** What applicants rely on, which no operator changes afterwards. */
const promised = ['gift', 'gift_en', 'choosing', 'choosing_en'] as const satisfies (keyof Fields)[];

/** What an event needs before members find it. */
const needed = [
  ...(['summary', 'summary_en', 'description', 'description_en', 'image'] as const),
  ...promised,
] as const satisfies (keyof Fields)[];

/** The texts that are written in both languages or in none. */
const pairs = [
  ['label', 'label_en'],
  ['hint', 'hint_en'],
] as const;

/** Returns whether two instants are the same to the second, which is as exact as a form is. */
const isSameTime = (one: string, other: string) =>
  Math.floor(Date.parse(one) / millisecondsInSecond) === Math.floor(Date.parse(other) / millisecondsInSecond);

/** Checks the fields against each other and the store; `held` is the picture that is stored. @throws 400 by field */
async function rejectFields(tx: Db, body: Fields, by: RequestContext, held: string[] = []) {
  const { locale } = by;
  if (reservedNames.some((reserved) => reserved === body.slug)) throw fieldError(locale, 'slug', 'slugReserved');
  const { startsAt, endsAt, announcesAt } = columnsOf(body);
  const length = differenceInMilliseconds(endsAt, startsAt);
  if (length <= 0 || length > EVENT_DAYS_MAX * millisecondsInDay) throw fieldError(locale, 'ends_at', 'wrongRange');
  if (announcesAt < endsAt) throw fieldError(locale, 'announces_at', 'announcedBeforeEnd');
  const isHalf = body.requested_fields.some((field) => pairs.some(([one, other]) => !field[one] !== !field[other]));
  if (isHalf) throw fieldError(locale, 'requested_fields', 'bothLanguages');
  if (body.image) await requireFiles(tx, 'image', [body.image], { ...by, held });
}

/** Checks that nothing changes that members rely on. @throws 400 with the field's name */
function rejectPromised(row: EventRow, body: Fields, { now, locale }: RequestContext) {
  const stored = fieldsOf(row);
  if (row.publishedAt && body.slug !== stored.slug) throw fieldError(locale, 'slug', 'publishedAlready');
  if (row.applicationCount === 0) return;
  if (!isSameTime(body.starts_at, stored.starts_at)) throw fieldError(locale, 'starts_at', 'appliedAlready');
  const isOver = statusOf(row, now) === 'closed';
  if (isOver && !isSameTime(body.ends_at, stored.ends_at)) throw fieldError(locale, 'ends_at', 'closedAlready');
  const changed = promised.find((name) => body[name] !== stored[name]);
  if (changed) throw fieldError(locale, changed, 'appliedAlready');
  if (JSON.stringify(asked(body)) !== JSON.stringify(asked(stored))) {
    throw fieldError(locale, 'requested_fields', 'appliedAlready');
  }
  if (body.winner_count < stored.winner_count) throw fieldError(locale, 'winner_count', 'fewerWinners');
  if (!row.announcedAt) return;
  if (body.winner_count !== stored.winner_count) throw fieldError(locale, 'winner_count', 'announcedAlready');
  if (!isSameTime(body.announces_at, stored.announces_at)) {
    throw fieldError(locale, 'announces_at', 'announcedAlready');
  }
}

async function insertDraft(tx: Db, body: Fields, by: RequestContext): Promise<EventRow> {
  const [row] = await tx.insert(events).values(columnsOf(body)).onConflictDoNothing().returning();
  if (!row) throw fieldError(by.locale, 'slug', 'slugTaken');
  await logAction(tx, by, { action: 'create_event', label: body.title, after: logged(fieldsOf(row)) });
  return row;
}

/** Creates a draft, and logs it. @throws 400 */
export async function createEvent(tx: Db, body: Fields, by: RequestContext): Promise<EventRow> {
  await rejectFields(tx, body, by);
  return insertDraft(tx, body, by);
}

/** Copies an event to a draft that begins tomorrow, at the same times of the day and as long. @throws 404 */
export async function copyEvent(tx: Db, slug: string, by: RequestContext): Promise<EventRow> {
  const row = await findAnyEvent(tx, slug);
  const later = Date.parse(addDays(seoulDay(by.now), 1)) - Date.parse(seoulDay(row.startsAt));
  const moved = (at: Date) => new Date(at.getTime() + later).toISOString();
  const copy = {
    ...fieldsOf(row),
    slug: await freeSlug(tx, events, slug),
    starts_at: moved(row.startsAt),
    ends_at: moved(row.endsAt),
    announces_at: moved(row.announcesAt),
  };
  return insertDraft(tx, copy, by);
}

/**
 * Changes an event over the version that was read, and logs it.
 * @throws 404, 409 `edit_conflict`, 400 for a wrong field, one that members rely on, and one that they would miss
 */
export async function updateEvent(
  tx: Db,
  slug: string,
  { version, ...body }: InputOf<typeof managedEventCalls.updateEvent>['body'],
  by: RequestContext,
): Promise<EventRow> {
  const { locale } = by;
  const row = await lockEvent(tx, slug);
  requireVersion(row, { version });
  await rejectFields(tx, body, by, [row.image]);
  rejectPromised(row, body, by);
  if (row.publishedAt) rejectEmpty(body, needed, locale);
  if (body.slug !== slug && (await tx.$count(events, eq(events.slug, body.slug))) > 0) {
    throw fieldError(locale, 'slug', 'slugTaken');
  }
  const [changed] = await tx
    .update(events)
    .set({ ...columnsOf(body), version: version + 1 })
    .where(eq(events.id, row.id))
    .returning();
  if (!changed) throw notFound();
  await logAction(tx, by, {
    action: 'edit_event',
    label: body.title,
    before: logged(fieldsOf(row)),
    after: logged(fieldsOf(changed)),
  });
  return changed;
}

/**
 * Publishes an event, at once or at a time, or takes it back to a draft, and logs it.
 * @throws 404, 409 `edit_conflict`, `campaign_joined`, 400 for what it lacks and for a time after its end
 */
export async function publishEvent(
  tx: Db,
  slug: string,
  body: InputOf<typeof managedEventCalls.publishEvent>['body'],
  by: RequestContext,
): Promise<EventRow> {
  const { locale } = by;
  const row = await lockEvent(tx, slug);
  const publishedAt = publishedAtOf({ version: row.version, isJoined: row.applicationCount > 0 }, body, by);
  if (publishedAt) {
    rejectEmpty(fieldsOf(row), needed, locale);
    if (row.endsAt <= publishedAt) throw fieldError(locale, 'ends_at', 'overBeforePublished');
  }
  const [changed] = await tx
    .update(events)
    .set({ publishedAt, version: body.version + 1 })
    .where(eq(events.id, row.id))
    .returning();
  if (!changed) throw notFound();
  await logAction(tx, by, {
    action: 'publish_event',
    label: row.title,
    before: publicationOf(row),
    after: publicationOf({ publishedAt }),
  });
  return changed;
}

/** Deletes a draft, and logs what it was. @throws 404, 409 `changed` for one that is no draft */
export async function deleteEvent(tx: Db, slug: string, by: RequestContext) {
  const row = await lockEvent(tx, slug);
  requireDraft(row);
  await tx.delete(events).where(eq(events.id, row.id));
  await logAction(tx, by, { action: 'delete_event', label: row.title, before: logged(fieldsOf(row)) });
}
