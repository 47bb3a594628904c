import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Digits and letters without those that look alike: 0, 1, I and O. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** The symbols of a code: 60 bits, which cannot be guessed. */
const LENGTH = 12;

/** Creates the random part of the source of a batch's codes, hex. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/**
 * Returns the codes of a batch by their number, such as `W4TK-9RMC-H27X`: from its seed and the provider's secret, so
 * that the database alone does not say them.
 */
export function codesOf(seed: string, tokenSecret: string): (number: number) => string {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, seed, 'coupon codes', 32));
  return (number) => {
    const bytes = createHmac('sha256', key).update(String(number)).digest().subarray(0, LENGTH);
    const symbols = [...bytes].map((byte) => SYMBOLS.charAt(byte % SYMBOLS.length)).join('');
    return symbols.replace(/(.{4})(?=.)/g, '$1-');
  };
}
