import { drawMessage, drawValue, prizeAt } from '../contract/draw.ts';

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Random words of the entrant's own browser: nobody else can have known them. */
export function ownWords(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)).buffer);
}

/** A draw as it was published. */
interface PublishedDraw {
  number: number;
  words: string;
  status: 'won' | 'lost';
  prize: number | null;
}
interface PublishedPrize {
  id: number;
  odds: number;
  stock: number;
}

async function numberOf(key: CryptoKey, raffle: number, { number, words }: PublishedDraw) {
  for (let round = 0; ; round += 1) {
    const message = new TextEncoder().encode(drawMessage(raffle, number, words, round));
    const digest = await crypto.subtle.sign('HMAC', key, message);
    const value = drawValue(new DataView(digest).getUint32(0));
    if (value !== null) return value;
  }
}

/** What recomputing all draws of a raffle came to: whether its seed was the promised one, which draws differ. */
export interface Recount {
  seedHolds: boolean;
  counted: number;
  /** Numbers of draws that should have come out otherwise. */
  wrong: number[];
}

/**
 * Counts every draw again in this browser, by the seed that was published after the last: prizes
 * go in the order of the draws while their stock lasts.
 */
export async function recount(
  raffle: { id: number; seed: string; seed_hash: string },
  prizes: readonly PublishedPrize[],
  draws: readonly PublishedDraw[],
): Promise<Recount> {
  const seed = bytesOf(raffle.seed);
  const seedHolds = hexOf(await crypto.subtle.digest('SHA-256', seed)) === raffle.seed_hash;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', seed, algorithm, false, ['sign']);
  const inOrder = [...prizes].sort((a, b) => a.id - b.id);
  const left = new Map(inOrder.map(({ id, stock }) => [id, stock]));
  const wrong: number[] = [];
  for (const draw of [...draws].sort((a, b) => a.number - b.number)) {
    const fallen = prizeAt(inOrder, await numberOf(key, raffle.id, draw));
    const stock = fallen ? (left.get(fallen.id) ?? 0) : 0;
    const won = fallen && stock > 0 ? fallen.id : null;
    if (won !== null) left.set(won, stock - 1);
    if (won !== draw.prize) wrong.push(draw.number);
  }
  return { seedHolds, counted: draws.length, wrong };
}
