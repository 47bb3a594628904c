import { termsMessage } from '../../../contract/draw.ts';
import type { raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import { tooFewHearts } from '../../domain/ledger/rules.ts';
import type { texts } from '../../locales/texts.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { sha256 } from './commitment.ts';

export type RaffleRow = typeof raffles.$inferSelect;
export type PrizeRow = typeof rafflePrizes.$inferSelect;
export type ParticipationRow = typeof raffleParticipations.$inferSelect;

type Why = keyof typeof texts.ko.raffles | 'hearts';

/** The reason why a member cannot enter, found before anything is paid. */
export class RaffleRejected extends Error {
  readonly why: Why;
  readonly heartsADay: number;
  constructor(why: Why, heartsADay = 0) {
    super(why);
    this.why = why;
    this.heartsADay = heartsADay;
  }
  reason(locale: Locale) {
    return this.why === 'hearts'
      ? tooFewHearts(locale, { hearts_a_day: this.heartsADay })
      : message(locale, `raffles:${this.why}`);
  }
}

/** Returns whether the last prize of a raffle is won; one without prizes is a draft. */
const isSoldOut = (prizes: readonly Pick<PrizeRow, 'left'>[]) =>
  prizes.length > 0 && prizes.every(({ left }) => left === 0);

/** Returns the status of a raffle, which closes early once its last prize is won or an operator ends it. */
export function statusOf(
  { startsAt, endsAt, endedAt }: Pick<RaffleRow, 'startsAt' | 'endsAt' | 'endedAt'>,
  prizes: readonly Pick<PrizeRow, 'left'>[],
  now: Date,
) {
  // Whatever the time of the call: one that had begun before must not enter after the draws.
  if (endedAt) return 'closed';
  if (now < startsAt) return 'upcoming';
  return now < endsAt && !isSoldOut(prizes) ? 'opened' : 'closed';
}

/** Returns the start of a raffle's hash chain: its commitment to seed, prizes, end and beacon. */
export const firstChain = (raffle: RaffleRow, prizes: readonly PrizeRow[]) =>
  sha256(
    termsMessage(
      {
        id: raffle.id,
        seed_hash: raffle.seedHash,
        price: raffle.price,
        ends_at: raffle.endsAt.toISOString(),
        beacon_round: raffle.beaconRound,
      },
      prizes,
    ),
  );

/** Returns whether a raffle's draws wait for the beacon's value. */
export const waitsForBeacon = ({ beaconRound, beaconRandomness }: RaffleRow) =>
  beaconRound !== null && beaconRandomness === null;
