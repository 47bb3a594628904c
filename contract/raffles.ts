import type { CallSchemas } from './call.ts';
import { earlyEnd, sentMark } from './campaigns.ts';
import { consentTo, id, instant, pageQuery, paginated, queryBoolean, text } from './common.ts';
import { consentVersions } from './constants/common.ts';
import { author, delivery, deliveryBody } from './users.ts';
import * as z from './zod.ts';

const raffleStatuses = ['upcoming', 'opened', 'closed'] as const;
export const participationStatuses = ['ready', 'won', 'lost'] as const;

/** A prize. Its odds are `odds` in 10,000 for each draw while `left` of its `stock` are there. */
export const prize = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  stock: z.number().int(),
  left: z.number().int(),
  odds: z.number().int(),
});
export type Prize = z.infer<typeof prize>;

/**
 * The public beacon's round, after the raffle's end, that is part of every draw; its value, hex, is null
 * until then.
 */
const beacon = z.object({
  round: z.number().int(),
  randomness: z.string().nullable(),
  signature: z.string().nullable(),
});
export type Beacon = z.infer<typeof beacon>;

/**
 * A raffle. `price` is in hearts, 0 for a free one. `seed_hash` (SHA-256 of the seed, hex) is public from the
 * beginning, `seed` (hex) once the raffle has closed. `drawn` is the number of draws, `entered` of entries.
 * `ends_at` is the promised end, `ended_at` when an operator ended it before, for `end_reason`; null and '' otherwise.
 * `entries_hash` (SHA-256, hex) is over the terms and every entry so far in order, null before the first; see
 * contract/draw.ts.
 */
export const raffle = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  status: z.enum(raffleStatuses),
  price: z.number().int(),
  starts_at: instant,
  ends_at: instant,
  ...earlyEnd,
  drawn: z.number().int(),
  seed_hash: z.string(),
  seed: z.string().nullable(),
  entered: z.number().int(),
  entries_hash: z.string().nullable(),
  beacon: beacon.nullable(),
});
export type Raffle = z.infer<typeof raffle>;

/**
 * Proof of an entry: `chain` is the raffle's `entries_hash` right after it, `participant` the SHA-256 of `salt`
 * and the username.
 */
const receipt = z.object({ salt: z.string(), participant: z.string(), chain: z.string() });

/**
 * A member's own entry: `ready` until it is drawn. `number` is its place among all entries, from 1; `receipt`
 * is null for an entry from before receipts existed, `sent_at` when its prize was sent.
 */
const participation = z.object({
  id: z.number().int().positive(),
  status: z.enum(participationStatuses),
  number: z.number().int().nullable(),
  clientSeed: z.string(),
  prize: prize.nullable(),
  receipt: receipt.nullable(),
  sent_at: instant.nullable(),
  created_at: instant,
});
export type Participation = z.infer<typeof participation>;

/** A draw as anyone may recompute it; `name` is shortened, `prize` the id of the prize. */
const draw = z.object({
  number: z.number().int(),
  clientSeed: z.string(),
  status: z.enum(['won', 'lost']),
  prize: z.number().int().nullable(),
  name: z.string(),
  participant: z.string().nullable(),
});
export type Draw = z.infer<typeof draw>;

export type RafflesQuery = z.input<typeof pageQuery>;

/** A rejection has `success: false` and the reason; nothing is paid then. */
const entered = z.object({
  success: z.boolean(),
  reason: z.string(),
  participation: participation.nullable(),
});

/**
 * Where a winner's own prize goes; `delivery` is null before it is given. It is `editable` until `editable_until`, unless
 * the prize was sent, and erased at `stored_until`.
 */
const prizeDelivery = z.object({
  delivery: delivery.nullable(),
  editable: z.boolean(),
  editable_until: instant,
  stored_until: instant,
});
export type PrizeDelivery = z.infer<typeof prizeDelivery>;

/** A winner as managers see it; `delivery` is null before it is given and once it is erased. */
const raffleWinner = z.object({
  id: z.number().int().positive(),
  number: z.number().int(),
  user: author,
  prize: z.string(),
  drawn_at: instant,
  ...sentMark,
  delivery: delivery.nullable(),
});
export type RaffleWinner = z.infer<typeof raffleWinner>;

const byId = z.object({ id });
const byParticipation = byId.extend({ pid: id });

export const raffleSchemas = {
  getRaffles: {
    summary: 'Raffles, those that end last first',
    query: pageQuery,
    response: paginated(raffle),
  },
  getRaffle: {
    summary: 'A raffle',
    params: byId,
    response: raffle,
  },
  getPrizes: {
    summary: 'A raffle’s prizes with their stock and odds',
    params: byId,
    query: pageQuery,
    response: paginated(prize),
  },
  getParticipations: {
    summary: 'The caller’s entry in a raffle',
    params: byId,
    query: pageQuery,
    response: paginated(participation),
  },
  /** Ours. `clientSeed` is random, made by the participant's browser. */
  enterRaffle: {
    summary: 'Enter a raffle with a client seed',
    params: byId,
    body: z.strictObject({ clientSeed: text(64, 8) }),
    response: entered,
  },
  /** A repeated call answers the same. */
  participate: {
    summary: 'Draw the caller’s entry, once',
    params: byParticipation,
    response: entered,
  },
  getDraws: {
    summary: 'Every draw in order, for verification',
    params: byId,
    query: pageQuery,
    response: paginated(draw),
  },
  /** Ours. @throws 404 for an entry that has not won */
  getPrizeDelivery: {
    summary: 'Where the caller’s prize goes',
    params: byParticipation,
    response: prizeDelivery,
  },
  /** Ours. `consent` is the version of the text that was agreed to. @throws 409 `closed`, `prize_sent` */
  savePrizeDelivery: {
    summary: 'Give or change the address of the caller’s prize',
    params: byParticipation,
    body: deliveryBody.omit({ agreed: true }).extend({ consent: consentTo(consentVersions.raffle) }),
    response: prizeDelivery,
  },
  /** Ours, in the order of their draws. `sent` filters: sent prizes, or with an address those to send. */
  getRaffleWinners: {
    summary: 'A raffle’s winners with their addresses',
    params: byId,
    query: pageQuery.extend({ sent: queryBoolean.optional() }),
    response: paginated(raffleWinner),
    errors: [409],
  },
} satisfies CallSchemas;
