import { createHash, createHmac, randomBytes } from 'node:crypto';
import { chainMessage, drawMessage, drawValue, participantMessage } from '../../../contract/draw.ts';

/** Creates a seed and its commitment, both hex; the commitment is published before the first entry. */
export function newSeed(): { seed: string; seedHash: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, seedHash: hashOfSeed(seed) };
}

/** Computes the SHA-256 of a text, in hex. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Extends the hash chain by an entry, so that it cannot be changed; `before` is the chain without it.
 */
export function commitEntry(
  before: string,
  { number, clientSeed, username }: { number: number; clientSeed: string; username: string },
) {
  const salt = randomBytes(16).toString('hex');
  const participant = sha256(participantMessage(salt, username));
  return { salt, participant, chain: sha256(chainMessage(before, { number, participant, clientSeed })) };
}

export const hashOfSeed = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/**
 * Computes the number from 0 to 9,999 of a draw: HMAC-SHA256 under the seed, of participant and client seed,
 * drawn again where the remainder would favour small numbers.
 */
export function drawNumber(seed: string, raffle: number, number: number, clientSeed: string, beacon = ''): number {
  for (let round = 0; ; round += 1) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(drawMessage(raffle, number, clientSeed, round, beacon))
      .digest();
    const value = drawValue(digest.readUInt32BE(0));
    if (value !== null) return value;
  }
}
