/** The computation of a raffle's draw: plain values, the same at the provider and in a participant's browser. */

/** Odds are given in this many parts. */
export const ODDS_TOTAL = 10_000;

/**
 * Composes the message whose HMAC-SHA256 under the raffle's seed is an entry's draw; `beacon` is the
 * randomness of the public beacon, '' without one.
 */
export const drawMessage = (raffle: number, number: number, clientSeed: string, round: number, beacon = '') =>
  `${raffle}:${number}:${clientSeed}:${round}${beacon && `:${beacon}`}`;

/** The terms that a raffle commits to before its first entry. */
export interface Terms {
  id: number;
  seed_hash: string;
  price: number;
  /** ISO 8601. */
  ends_at: string;
  /** The beacon's round, null where none is mixed in. */
  beacon_round: number | null;
}

/** Composes the text whose SHA-256 begins the chain of a raffle's entries. */
export const termsMessage = (
  { id, seed_hash, price, ends_at, beacon_round }: Terms,
  prizes: readonly { id: number; stock: number; odds: number }[],
) =>
  [
    ...[id, seed_hash, price, ends_at, beacon_round ?? '-'],
    ...[...prizes].sort((a, b) => a.id - b.id).map((it) => `${it.id}:${it.stock}:${it.odds}`),
  ].join('|');

/** Composes the text whose SHA-256 identifies a participant. */
export const participantMessage = (salt: string, username: string) => `${salt}|${username}`;

/**
 * Composes the text whose SHA-256 is the chain after an entry; the client seed is last, since it may contain
 * any character.
 */
export const chainMessage = (
  before: string,
  { number, participant, clientSeed }: { number: number; participant: string; clientSeed: string },
) => [before, number, participant, clientSeed].join('|');

/** The largest multiple of ODDS_TOTAL below 2^32: numbers from there up are drawn again. */
const FAIR_LIMIT = Math.floor(2 ** 32 / ODDS_TOTAL) * ODDS_TOTAL;

/**
 * Converts the HMAC's first four bytes to a number from 0 to 9,999; null above the largest multiple, which
 * would favour small numbers.
 */
export function drawValue(first32Bits: number): number | null {
  return first32Bits < FAIR_LIMIT ? first32Bits % ODDS_TOTAL : null;
}

/**
 * Returns the prize of a number: prizes are in the order of their ids, each as wide as its odds.
 */
export function prizeAt<P extends { odds: number }>(prizes: readonly P[], value: number): P | null {
  let edge = 0;
  for (const prize of prizes) {
    edge += prize.odds;
    if (value < edge) return prize;
  }
  return null;
}
