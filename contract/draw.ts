/** How a raffle's draw is counted: plain values, the same at the provider and in an entrant's browser. */

/** Odds are given in this many parts. */
export const ODDS_TOTAL = 10_000;

/** What the draw of an entry is the HMAC-SHA256 of, under the raffle's seed. */
export const drawMessage = (raffle: number, number: number, words: string, round: number) =>
  `${raffle}:${number}:${words}:${round}`;

/** The largest multiple of ODDS_TOTAL below 2^32: numbers from there up are drawn again. */
const FAIR_LIMIT = Math.floor(2 ** 32 / ODDS_TOTAL) * ODDS_TOTAL;

/** A number from 0 to 9,999 out of the HMAC's first four bytes; null where it would favour the small. */
export function drawValue(first32Bits: number): number | null {
  return first32Bits < FAIR_LIMIT ? first32Bits % ODDS_TOTAL : null;
}

/** The prize that a number falls on: prizes stand in the order of their ids, each as wide as its odds. */
export function prizeAt<P extends { odds: number }>(prizes: readonly P[], value: number): P | null {
  let edge = 0;
  for (const prize of prizes) {
    edge += prize.odds;
    if (value < edge) return prize;
  }
  return null;
}
