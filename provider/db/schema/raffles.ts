import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { participationStatuses } from '../../../contract/raffles.ts';
import { instant } from './columns.ts';
import { memberId, users } from './users.ts';

export const raffles = pgTable('raffles', {
  id: serial().primaryKey(),
  title: text().notNull(),
  titleEn: text('title_en').notNull(),
  description: text().notNull(),
  descriptionEn: text('description_en').notNull(),
  image: text().notNull(),
  /** Hearts that an entry takes. */
  price: integer().notNull().default(0),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  /** 32 random bytes, hex: secret until the raffle has closed. */
  seed: text().notNull(),
  /** SHA-256 of the seed, hex: public from the beginning. */
  seedHash: text('seed_hash').notNull(),
  drawn: integer().notNull().default(0),
  /** Entries so far; the row is the lock under which each takes its number. */
  entered: integer().notNull().default(0),
  /**
   * SHA-256 over the terms and every entry in order, hex; null before the first entry, and for a raffle with
   * entries from before the chain existed.
   */
  chain: text(),
  /** The round of the public beacon that is part of every draw, assigned before the first entry. */
  beaconRound: integer('beacon_round'),
  /** The beacon's value of that round, hex; null until it is known. */
  beaconRandomness: text('beacon_randomness'),
  beaconSignature: text('beacon_signature'),
  /** From when members find it; null for a draft. */
  publishedAt: instant('published_at'),
  /** When an operator ended it before `ends_at`, and why, as members read it; null and '' otherwise. */
  endedAt: instant('ended_at'),
  endReason: text('end_reason').notNull().default(''),
  endReasonEn: text('end_reason_en').notNull().default(''),
  /** The number of the operators' changes, which detects two at the same time. */
  version: integer().notNull().default(1),
});

export const rafflePrizes = pgTable(
  'raffle_prizes',
  {
    id: serial().primaryKey(),
    raffleId: integer('raffle_id')
      .notNull()
      .references(() => raffles.id),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    description: text().notNull(),
    descriptionEn: text('description_en').notNull(),
    image: text().notNull(),
    stock: integer().notNull(),
    left: integer().notNull(),
    /** Odds in 10,000. */
    odds: integer().notNull(),
  },
  (t) => [
    index('raffle_prizes_raffle').on(t.raffleId, t.id),
    check('raffle_prizes_left', sql`${t.left} between 0 and ${t.stock}`),
  ],
);

export const raffleParticipations = pgTable(
  'raffle_participations',
  {
    id: serial().primaryKey(),
    raffleId: integer('raffle_id')
      .notNull()
      .references(() => raffles.id),
    userId: memberId('user_id'),
    status: text({ enum: participationStatuses }).notNull().default('ready'),
    /** The client seed of the participant's own browser, given before the draw can be known. */
    clientSeed: text('client_seed').notNull(),
    /** Its place among the entries and the draws, from 1. */
    number: integer().notNull(),
    /** SHA-256 of `salt` and the username, hex: identifies the participant to readers who know the salt. */
    participant: text(),
    salt: text(),
    /** The raffle's chain with this entry. */
    chain: text(),
    prizeId: integer('prize_id').references(() => rafflePrizes.id),
    createdAt: instant('created_at').notNull(),
    drawnAt: instant('drawn_at'),
    /** When the early end of the raffle was settled with them: null before. */
    settledAt: instant('settled_at'),
    /** When an operator marked the prize as sent; null until then. */
    sentAt: instant('sent_at'),
    sentBy: integer('sent_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('raffle_participations_once').on(t.raffleId, t.userId),
    uniqueIndex('raffle_participations_number').on(t.raffleId, t.number),
    index('raffle_participations_ready').on(t.raffleId, t.number).where(sql`status = 'ready'`),
    index('raffle_participations_unsettled').on(t.raffleId, t.id).where(sql`settled_at is null`),
    index('raffle_participations_user').on(t.userId, t.id),
    index('raffle_participations_prize').on(t.prizeId).where(sql`prize_id is not null`),
  ],
);

/** Where a winner's prize goes. A row is deleted 90 days after the raffle's end, as its consent says. */
export const raffleDeliveries = pgTable(
  'raffle_deliveries',
  {
    participationId: integer('participation_id')
      .primaryKey()
      .references(() => raffleParticipations.id, { onDelete: 'cascade' }),
    userId: memberId('user_id'),
    name: text().notNull(),
    phone: text().notNull(),
    zipcode: text().notNull(),
    address: text().notNull(),
    detailAddress: text('detail_address').notNull(),
    deliveryMessage: text('delivery_message').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('raffle_deliveries_user').on(t.userId)],
);
