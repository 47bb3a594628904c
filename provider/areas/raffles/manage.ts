import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import { RAFFLE_DAYS_MAX, type RaffleView } from '../../../contract/constants/campaigns.ts';
import { SEOUL_OFFSET_MS } from '../../../contract/constants/common.ts';
import { ODDS_TOTAL } from '../../../contract/draw.ts';
import type { managedRaffleCalls } from '../../../contract/managedRaffles.calls.ts';
import { type ManagedRaffle, managedPrizeFields, managedRaffleFields } from '../../../contract/managedRaffles.ts';
import type { LoggedValues } from '../../../contract/moderation.ts';
import { rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import { rafflePrizesToSend } from '../../domain/campaigns/openWork.ts';
import {
  campaignStateOf,
  endedOf,
  isPublished,
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
import { sorted } from '../../platform/db/ordering.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { daysAfter } from '../../platform/time/days.ts';
import { addDays, seoulDay } from '../../platform/time/seoul.ts';
import { newSeed } from './commitment.ts';
import { type FoundRaffle, findAnyRaffle, isSoldOutIn, lockRaffle, prizesOf, withPrizes } from './queries.ts';
import { type PrizeRow, type RaffleRow, statusOf } from './rules.ts';

type Fields = InputOf<typeof managedRaffleCalls.createRaffle>['body'];
type PrizeFields = Fields['prizes'][number];

const prizeFieldsOf = (row: PrizeRow): PrizeFields => toFields(row, managedPrizeFields);

/** Returns a stored raffle as the fields of its form. */
const fieldsOf = ({ raffle, prizes }: FoundRaffle): Fields => ({
  ...toFields(raffle, managedRaffleFields),
  prizes: prizes.map(prizeFieldsOf),
});

const columnsOf = ({ prizes: _, starts_at, ends_at, ...body }: Fields) => ({
  ...toColumns(body),
  startsAt: new Date(starts_at),
  endsAt: new Date(ends_at),
});

/** A beacon round that belongs to another end or another commitment is assigned anew by its job. */
const NO_BEACON = { beaconRound: null, beaconRandomness: null, beaconSignature: null };

/** Returns one raffle as the console shows it. */
function presentManaged(found: FoundRaffle, now: Date): ManagedRaffle {
  const { raffle, prizes } = found;
  return {
    id: raffle.id,
    state: campaignStateOf(raffle, statusOf(raffle, prizes, now) === 'closed', now),
    published_at: raffle.publishedAt?.toISOString() ?? null,
    ...presentManagedEnd(raffle),
    ...fieldsOf(found),
    prizes: prizes.map((row) => ({ ...prizeFieldsOf(row), id: row.id, left: row.left })),
    seed_hash: raffle.seedHash,
    beacon_round: raffle.beaconRound,
    drawn: raffle.drawn,
    participant_count: raffle.entered,
    version: raffle.version,
  };
}

/** Selects the raffles of a view of the list. */
function isInView(db: Db, view: RaffleView, now: Date): SQL | undefined {
  const { publishedAt, endsAt, endedAt } = raffles;
  if (view === 'sending') return inArray(raffles.id, rafflePrizesToSend(db));
  if (view === 'draft') return isNull(publishedAt);
  if (view === 'scheduled') return gt(publishedAt, now);
  const isOver = or(lte(endsAt, now), isNotNull(endedAt), and(lte(raffles.startsAt, now), isSoldOutIn(db)));
  return and(isPublished(publishedAt, now), view === 'closed' ? isOver : isOver && not(isOver));
}

/** Lists the raffles that match, published or not, the latest made first. */
export async function listManagedRaffles(
  db: Db,
  { state, search, ordering, ...page }: InputOf<typeof managedRaffleCalls.getManagedRaffles>['query'],
  now: Date,
): Promise<{ count: number; results: ManagedRaffle[] }> {
  const where = and(
    state && isInView(db, state, now),
    search ? holds(sql`${raffles.title} || ' ' || ${raffles.titleEn}`, search) : undefined,
  );
  const rows = await db
    .select()
    .from(raffles)
    .where(where)
    .orderBy(
      ...sorted(ordering, {
        columns: {
          title: raffles.title,
          starts_at: raffles.startsAt,
          ends_at: raffles.endsAt,
          participant_count: raffles.entered,
        },
        last: raffles.id,
        own: [desc(raffles.id)],
      }),
    )
    .limit(page.page_size)
    .offset(offsetOf(page));
  const results = (await withPrizes(db, rows)).map((found) => presentManaged(found, now));
  return { count: await db.$count(raffles, where), results };
}

/** Returns one raffle as the console shows it. @throws 404 */
export const findManagedRaffle = async (db: Db, id: number, now: Date): Promise<ManagedRaffle> =>
  presentManaged(await findAnyRaffle(db, id), now);

/** Returns what the log stores of a raffle. */
function logged(found: FoundRaffle): Partial<LoggedValues> {
  const fields = fieldsOf(found);
  const at = (instant: string) =>
    new Date(Date.parse(instant) + SEOUL_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
  const both = (text: string, english: string) => (text ? `${text} (${english})` : '');
  const lineOf = (prize: PrizeFields) =>
    [
      both(prize.name, prize.name_en),
      `× ${prize.stock}`,
      `${prize.odds / (ODDS_TOTAL / 100)}%`,
      both(prize.description, prize.description_en),
      prize.image,
    ]
      .filter(Boolean)
      .join(' · ');
  return {
    title: fields.title,
    title_en: fields.title_en,
    description: fields.description,
    description_en: fields.description_en,
    cover: fields.image,
    days: `${at(fields.starts_at)} – ${at(fields.ends_at)}`,
    price: fields.price,
    prizes: fields.prizes.map(lineOf).join('\n'),
    commitment: found.raffle.seedHash,
  };
}

/** What decides the draws, which no operator changes once it is published. */
const committed = ['price', 'starts_at', 'ends_at', 'prizes'] as const satisfies (keyof Fields)[];

/** What a raffle needs before members find it. */
const needed = ['description', 'description_en', 'image'] as const satisfies (keyof Fields)[];

const picturesOf = ({ image, prizes }: Fields) =>
  [image, ...prizes.map((prize) => prize.image)].filter((url) => url !== '');

/**
 * Checks the fields against each other and the store; pictures that it shows already (`held`) stay.
 * @throws 400 with the field's name
 */
async function rejectFields(tx: Db, body: Fields, held: string[], by: RequestContext) {
  const { locale } = by;
  const [startsAt, endsAt] = [new Date(body.starts_at), new Date(body.ends_at)];
  if (endsAt <= startsAt || endsAt >= daysAfter(startsAt, RAFFLE_DAYS_MAX)) {
    throw fieldError(locale, 'ends_at', 'wrongRange');
  }
  if (body.prizes.reduce((sum, { odds }) => sum + odds, 0) > ODDS_TOTAL) throw fieldError(locale, 'prizes', 'oddsOver');
  if (body.prizes.some((prize) => (prize.description === '') !== (prize.description_en === ''))) {
    throw fieldError(locale, 'prizes', 'prizeLanguages');
  }
  if (body.image) await requireFiles(tx, 'image', [body.image], { ...by, held });
  const pictures = body.prizes.map(({ image }) => image).filter((url) => url !== '');
  await requireFiles(tx, 'prizes', pictures, { ...by, held });
}

/** Checks that a raffle can be shown to members. @throws 400 with the field's name */
function rejectIncomplete(fields: Fields, locale: RequestContext['locale']) {
  rejectEmpty(fields, needed, locale);
  if (fields.prizes.length === 0) throw fieldError(locale, 'prizes', 'prizesNeeded');
  if (fields.prizes.some(({ image }) => image === '')) throw fieldError(locale, 'prizes', 'prizePictureNeeded');
}

/** Checks that nothing changes that decides the draws of a published raffle. @throws 400 with the field's name */
function rejectCommitted({ raffle, prizes }: FoundRaffle, body: Fields, locale: RequestContext['locale']) {
  if (raffle.publishedAt === null) return;
  const stored = fieldsOf({ raffle, prizes });
  const given = { ...body, ...instantsOf(body) };
  const changed = committed.find((name) => JSON.stringify(given[name]) !== JSON.stringify(stored[name]));
  if (changed) throw fieldError(locale, changed, raffle.entered > 0 ? 'joinedAlready' : 'publishedAlready');
}

/** Writes instants as a stored raffle has them. */
const instantsOf = ({ starts_at, ends_at }: Fields) => ({
  starts_at: new Date(starts_at).toISOString(),
  ends_at: new Date(ends_at).toISOString(),
});

async function insertPrizes(tx: Db, raffleId: number, prizes: PrizeFields[]): Promise<void> {
  if (prizes.length === 0) return;
  await tx.insert(rafflePrizes).values(prizes.map((prize) => ({ ...toColumns(prize), raffleId, left: prize.stock })));
}

/** Inserts a draft with a commitment of its own, which is made before anything of it is public. */
async function insertDraft(tx: Db, body: Fields, by: RequestContext): Promise<number> {
  const [raffle] = await tx
    .insert(raffles)
    .values({ ...columnsOf(body), ...newSeed() })
    .returning();
  if (!raffle) throw new Error('No raffle was inserted');
  await insertPrizes(tx, raffle.id, body.prizes);
  await logAction(tx, by, {
    action: 'create_raffle',
    label: body.title,
    after: logged(await findAnyRaffle(tx, raffle.id)),
  });
  return raffle.id;
}

/** Creates a draft, and logs it. Returns its id. @throws 400 */
export async function createRaffle(tx: Db, body: Fields, by: RequestContext): Promise<number> {
  await rejectFields(tx, body, [], by);
  return insertDraft(tx, body, by);
}

/**
 * Copies a raffle to a draft that begins tomorrow at the same time of day, as long as before and with all prizes in
 * stock. Its commitment is its own. Returns its id. @throws 404
 */
export async function copyRaffle(tx: Db, id: number, by: RequestContext): Promise<number> {
  const found = await findAnyRaffle(tx, id);
  const { startsAt, endsAt } = found.raffle;
  const timeOfDay = new Date(startsAt.getTime() + SEOUL_OFFSET_MS).toISOString().slice(10, 23);
  const begins = new Date(`${addDays(seoulDay(by.now), 1)}${timeOfDay}+09:00`);
  const ends = new Date(begins.getTime() + endsAt.getTime() - startsAt.getTime());
  const period = { starts_at: begins.toISOString(), ends_at: ends.toISOString() };
  return insertDraft(tx, { ...fieldsOf(found), ...period }, by);
}

/** Locks a raffle, against members who enter too, and reads it. @throws 404 */
async function lockFound(tx: Db, id: number): Promise<FoundRaffle> {
  const raffle = await lockRaffle(tx, id);
  return { raffle, prizes: await prizesOf(tx, id) };
}

/** Replaces the prizes of a draft, where they differ: a draw counts them in the order of their ids. */
async function replacePrizes(tx: Db, { raffle, prizes }: FoundRaffle, wanted: PrizeFields[]) {
  if (JSON.stringify(prizes.map(prizeFieldsOf)) === JSON.stringify(wanted)) return;
  await tx.delete(rafflePrizes).where(eq(rafflePrizes.raffleId, raffle.id));
  await insertPrizes(tx, raffle.id, wanted);
}

/**
 * Changes a raffle over the version that was read, and logs it.
 * @throws 404, 409 `edit_conflict`, 400 for a wrong field, one that decides the draws of a published raffle, and one
 * that members would miss
 */
export async function updateRaffle(
  tx: Db,
  id: number,
  { version, ...body }: InputOf<typeof managedRaffleCalls.updateRaffle>['body'],
  by: RequestContext,
) {
  const { locale } = by;
  const found = await lockFound(tx, id);
  const { raffle } = found;
  requireVersion(raffle, { version });
  await rejectFields(tx, body, picturesOf(fieldsOf(found)), by);
  rejectCommitted(found, body, locale);
  if (raffle.publishedAt) rejectIncomplete(body, locale);
  const columns = columnsOf(body);
  const hasOtherEnd = columns.endsAt.getTime() !== raffle.endsAt.getTime();
  await tx
    .update(raffles)
    .set({ ...columns, ...(hasOtherEnd && NO_BEACON), version: version + 1 })
    .where(eq(raffles.id, id));
  await replacePrizes(tx, found, body.prizes);
  await logAction(tx, by, {
    action: 'edit_raffle',
    label: body.title,
    before: logged(found),
    after: logged(await findAnyRaffle(tx, id)),
  });
}

const publicationWithSeed = (row: Pick<RaffleRow, 'publishedAt' | 'seedHash'>) => ({
  ...publicationOf(row),
  commitment: row.seedHash,
});

/**
 * Publishes a raffle, at once or at a time, or takes it back to a draft, and logs it. One that is taken back commits to
 * a new seed: the former one may have been published. `hasBeacon` is whether draws wait for a public beacon, whose
 * round has to be assigned before.
 * @throws 404, 409 `edit_conflict`, `campaign_joined`, 400 for what it lacks and for a time after its end
 */
export async function publishRaffle(
  tx: Db,
  id: number,
  body: InputOf<typeof managedRaffleCalls.publishRaffle>['body'],
  { hasBeacon, ...by }: RequestContext & { hasBeacon: boolean },
) {
  const { locale } = by;
  const found = await lockFound(tx, id);
  const { raffle } = found;
  const publishedAt = publishedAtOf({ ...raffle, isJoined: raffle.entered > 0 }, body, by);
  if (publishedAt) {
    rejectIncomplete(fieldsOf(found), locale);
    if (raffle.endsAt <= publishedAt) throw fieldError(locale, 'ends_at', 'overBeforePublished');
    if (hasBeacon && raffle.beaconRound === null) throw fieldError(locale, 'ends_at', 'beaconPending');
  }
  const [changed] = await tx
    .update(raffles)
    .set({ publishedAt, ...(publishedAt === null && { ...newSeed(), ...NO_BEACON }), version: body.version + 1 })
    .where(eq(raffles.id, id))
    .returning();
  await logAction(tx, by, {
    action: 'publish_raffle',
    label: raffle.title,
    before: publicationWithSeed(raffle),
    after: changed && publicationWithSeed(changed),
  });
}

/**
 * Ends a raffle before its promised end, and logs it: nobody enters from then on, and all entries are drawn as they were
 * promised to be. @throws 404, 409 `edit_conflict`, `changed` for one that is not open
 */
export async function endRaffle(
  tx: Db,
  id: number,
  { version, ...reasons }: Omit<InputOf<typeof managedRaffleCalls.endRaffle>['body'], 'password'>,
  by: RequestContext,
) {
  const { raffle, prizes } = await lockFound(tx, id);
  requireVersion(raffle, { version });
  const isOver = statusOf(raffle, prizes, by.now) === 'closed';
  const ended = endedOf(raffle, { isOver, ...reasons }, by);
  await tx.update(raffles).set(ended).where(eq(raffles.id, id));
  await logEnd(tx, { action: 'end_raffle', label: raffle.title, reason: reasons.reason }, by);
}

/** Deletes a draft, and logs what it was. @throws 404, 409 `changed` for one that is no draft */
export async function deleteRaffle(tx: Db, id: number, by: RequestContext) {
  const found = await lockFound(tx, id);
  requireDraft(found.raffle);
  await tx.delete(rafflePrizes).where(eq(rafflePrizes.raffleId, id));
  await tx.delete(raffles).where(eq(raffles.id, id));
  await logAction(tx, by, { action: 'delete_raffle', label: found.raffle.title, before: logged(found) });
}
