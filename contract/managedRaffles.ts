import { z } from 'zod';
import { fileUrl, instant, pageQuery, paginated, text } from './common.ts';
import {
  campaignStates,
  RAFFLE_DESCRIPTION_MAX,
  RAFFLE_PRICE_MAX,
  RAFFLE_PRIZE_DESCRIPTION_MAX,
  RAFFLE_PRIZE_NAME_MAX,
  RAFFLE_PRIZES_MAX,
  RAFFLE_STOCK_MAX,
  RAFFLE_TITLE_MAX,
} from './constants/campaigns.ts';
import { ODDS_TOTAL } from './draw.ts';
import { prize, raffle } from './raffles.ts';

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
export const managedRaffle = raffle
  .pick({ id: true, price: true, starts_at: true, ends_at: true, seed_hash: true, drawn: true })
  .extend({
    state: z.enum(campaignStates),
    published_at: instant.nullable(),
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

/** GET manage/raffles/: the latest made first; `search` finds titles. */
export const managedRafflesQuery = pageQuery.extend({ state: z.enum(campaignStates).optional() });
export type ManagedRafflesQuery = z.input<typeof managedRafflesQuery>;
export const managedRafflesAnswer = paginated(managedRaffle);

/** POST manage/raffles/: a draft. The odds of its prizes are `ODDS_TOTAL` together at most. */
export const managedRaffleBody = z.strictObject({
  title,
  title_en: title,
  description,
  description_en: description,
  image,
  price: count.max(RAFFLE_PRICE_MAX),
  starts_at: instant,
  ends_at: instant,
  prizes: z
    .array(
      z.strictObject({
        name: prizeName,
        name_en: prizeName,
        description: prizeDescription,
        description_en: prizeDescription,
        image,
        stock: z.number().int().min(1).max(RAFFLE_STOCK_MAX),
        odds: z.number().int().min(1).max(ODDS_TOTAL),
      }),
    )
    .max(RAFFLE_PRIZES_MAX),
});
export type ManagedRaffleBody = z.input<typeof managedRaffleBody>;

/** PUT manage/raffles/{id}/: every field, over the `version` that was read. */
export const managedRaffleUpdateBody = managedRaffleBody.extend({ version });
export type ManagedRaffleUpdateBody = z.input<typeof managedRaffleUpdateBody>;

/** GET manage/raffles/{id}/preview/: what the calls of members answer about it, without its seed. */
export const rafflePreview = z.object({ raffle, prizes: z.array(prize) });
export type RafflePreview = z.infer<typeof rafflePreview>;
