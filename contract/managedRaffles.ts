import { type CallSchemas, unkept } from './call.ts';
import { endBody, exportBody, managedEnd, publicationBody, sentAnswer, sentBody } from './campaigns.ts';
import { fileUrl, givenInstant, id, instant, ordering, pageQuery, paginated, success, text } from './common.ts';
import {
  campaignStates,
  RAFFLE_DESCRIPTION_MAX,
  RAFFLE_PRICE_MAX,
  RAFFLE_PRIZE_DESCRIPTION_MAX,
  RAFFLE_PRIZE_NAME_MAX,
  RAFFLE_PRIZES_MAX,
  RAFFLE_STOCK_MAX,
  RAFFLE_TITLE_MAX,
  raffleViews,
} from './constants/campaigns.ts';
import { ODDS_TOTAL } from './draw.ts';
import { prize, raffle } from './raffles.ts';
import { delivery } from './users.ts';
import * as z from './zod.ts';

const count = z.number().int().min(0);
const version = z.number().int().min(1);
const title = text(RAFFLE_TITLE_MAX);
const description = text(RAFFLE_DESCRIPTION_MAX, 0);
const prizeName = text(RAFFLE_PRIZE_NAME_MAX);
const prizeDescription = text(RAFFLE_PRIZE_DESCRIPTION_MAX, 0);
const image = z.union([z.literal(''), fileUrl]);

/**
 * A raffle as the console shows and changes it, with its texts in both languages and its prizes in the order in which
 * a draw counts them. `published_at` is null for a draft. `seed_hash` is its commitment from the beginning,
 * `beacon_round` the round of the public beacon, null where none is assigned. Whatever decides the draws (prizes,
 * period, price) can be changed while it is a draft. `participant_count` counts entries, `version` changes.
 */
const managedRaffle = raffle
  .pick({ id: true, price: true, starts_at: true, ends_at: true, seed_hash: true, drawn: true })
  .extend({
    state: z.enum(campaignStates),
    published_at: instant.nullable(),
    ...managedEnd,
    title: z.string(),
    title_en: z.string(),
    description: z.string(),
    description_en: z.string(),
    image: z.string(),
    prizes: z.array(prize.extend({ name_en: z.string(), description_en: z.string() })),
    beacon_round: z.number().int().nullable(),
    participant_count: count,
    version,
  });
export type ManagedRaffle = z.infer<typeof managedRaffle>;

const prizeBody = z.strictObject({
  name: prizeName,
  name_en: prizeName,
  description: prizeDescription,
  description_en: prizeDescription,
  image,
  stock: z.number().int().min(1).max(RAFFLE_STOCK_MAX),
  odds: z.number().int().min(1).max(ODDS_TOTAL),
});
export const managedPrizeFields = prizeBody.keyof().options;

/** A draft. The odds of its prizes are `ODDS_TOTAL` together at most. */
const managedRaffleBody = z.strictObject({
  title,
  title_en: title,
  description,
  description_en: description,
  image,
  price: count.max(RAFFLE_PRICE_MAX),
  starts_at: givenInstant,
  ends_at: givenInstant,
  prizes: z.array(prizeBody).max(RAFFLE_PRIZES_MAX),
});
export type ManagedRaffleBody = z.input<typeof managedRaffleBody>;
export const managedRaffleFields = managedRaffleBody.omit({ prizes: true }).keyof().options;

/** Where a winner's prize goes. Erased addresses are left out. */
const raffleDelivery = delivery.extend({
  username: z.string(),
  nickname: z.string(),
  prize: z.string(),
  sent_at: instant.nullable(),
});
export type RaffleDelivery = z.infer<typeof raffleDelivery>;

const byId = z.object({ id });

export const managedRaffleSchemas = {
  /** `search` finds titles. `sending` are those with prizes to send. */
  getManagedRaffles: {
    summary: 'Raffles, published or not, the latest made first',
    query: pageQuery.extend({ state: z.enum(raffleViews).optional(), ordering: ordering('raffles') }),
    response: paginated(managedRaffle),
    errors: [409],
  },
  createRaffle: {
    summary: 'Create a draft of a raffle',
    body: managedRaffleBody,
    response: managedRaffle,
    errors: [404],
  },
  getManagedRaffle: {
    summary: 'A raffle with its texts in both languages',
    params: byId,
    response: managedRaffle,
    errors: [409],
  },
  /** Every field. */
  updateRaffle: {
    summary: 'Change a raffle over the version that was read',
    params: byId,
    body: managedRaffleBody.extend({ version }),
    response: managedRaffle,
  },
  deleteRaffle: {
    summary: 'Delete a draft of a raffle',
    params: byId,
    response: success,
  },
  publishRaffle: {
    summary: 'Publish a raffle, now or later, or take it back',
    params: byId,
    body: publicationBody,
    response: managedRaffle,
  },
  endRaffle: {
    summary: 'End an open raffle before its promised end, with a reason that members see and the caller’s password',
    params: byId,
    body: endBody,
    response: managedRaffle,
  },
  copyRaffle: {
    summary: 'Copy a raffle to a draft that begins tomorrow',
    params: byId,
    response: managedRaffle,
  },
  /** What the calls of members answer about it, without its seed. */
  getRafflePreview: {
    summary: 'A raffle, published or not, as members see it',
    params: byId,
    response: z.object({ raffle, prizes: z.array(prize) }),
    errors: [409],
  },
  /** With the caller's password, in the order of the draws. */
  exportRaffleDeliveries: {
    summary: 'Where the winners’ prizes go, which the audit log records',
    params: byId,
    body: exportBody,
    response: z.object({ deliveries: z.array(raffleDelivery) }),
    rule: unkept,
    errors: [409],
  },
  /** `winners` are ids of won entries. @throws 404 for one that has not won */
  markRafflePrizes: {
    summary: 'Mark prizes of winners as sent, or no longer',
    params: byId,
    body: sentBody,
    response: sentAnswer,
  },
} satisfies CallSchemas;
