import { termsMessage } from '../../../contract/draw.ts';
import type { raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import type { Locale } from '../../platform/messages/words.ts';
import { sha256 } from './commitment.ts';
import { reasons } from './messages.ts';

export type RaffleRow = typeof raffles.$inferSelect;
export type PrizeRow = typeof rafflePrizes.$inferSelect;
export type ParticipationRow = typeof raffleParticipations.$inferSelect;

/** Why somebody cannot enter, said before anything is paid. */
export class RaffleRefused extends Error {
  readonly why: keyof typeof reasons;
  constructor(why: keyof typeof reasons) {
    super(why);
    this.why = why;
  }
  words(locale: Locale) {
    return reasons[this.why][locale];
  }
}

/** Whether anything is left to win; a raffle whose last prize is won closes early. */
export const statusOf = (
  { startsAt, endsAt }: Pick<RaffleRow, 'startsAt' | 'endsAt'>,
  hasPrizes: boolean,
  now: Date,
) => {
  if (now < startsAt) return 'upcoming';
  return now < endsAt && hasPrizes ? 'opened' : 'closed';
};

/** The chain that a raffle's entries begin with: what it promises of its seed, prizes, end and beacon. */
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

/** Whether a raffle's draws wait for what the beacon will say. */
export const waitsForBeacon = ({ beaconRound, beaconRandomness }: RaffleRow) =>
  beaconRound !== null && beaconRandomness === null;
