import { customAlphabet } from 'nanoid';
import { chainMessage, drawMessage, drawValue, prizeAt, termsMessage } from '../contract/draw.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.matchAll(/../g), ([pair]) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates a random client seed in the participant's browser, which the operator cannot know. */
export const createClientSeed: () => string = customAlphabet('0123456789abcdef', 32);

/** A draw as it was published. */
interface PublishedDraw {
  number: number;
  clientSeed: string;
  status: 'won' | 'lost';
  prize: number | null;
  participant: string | null;
}

/** A closed raffle as it was published. */
export interface PublishedRaffle {
  id: number;
  seed: string;
  seed_hash: string;
  price: number;
  ends_at: string;
  entries_hash: string | null;
  beacon: { round: number; randomness: string | null; signature: string | null } | null;
}
interface PublishedPrize {
  id: number;
  odds: number;
  stock: number;
}

const sha256 = async (bytes: BufferSource) => hexOf(await crypto.subtle.digest('SHA-256', bytes));
const hashOf = (text: string) => sha256(new TextEncoder().encode(text));

async function numberOf(key: CryptoKey, { id, beacon }: PublishedRaffle, { number, clientSeed }: PublishedDraw) {
  for (let round = 0; ; round += 1) {
    const message = new TextEncoder().encode(drawMessage(id, number, clientSeed, round, beacon?.randomness ?? ''));
    const digest = await crypto.subtle.sign('HMAC', key, message);
    const value = drawValue(new DataView(digest).getUint32(0));
    if (value !== null) return value;
  }
}

/** The result of recomputing all draws of a raffle. */
export interface Recount {
  /** Whether the seed was the promised one. */
  seedHolds: boolean;
  /**
   * Whether terms, participants, client seeds and order match `entries_hash` and the reader's own receipt;
   * null for a raffle from before the chain existed.
   */
  entriesHold: boolean | null;
  /** Whether the beacon's randomness is that of its signature; null where none is mixed in. */
  beaconHolds: boolean | null;
  counted: number;
  /** Numbers of draws that should have come out otherwise. */
  wrong: number[];
}

/** A reader's own entry, which they were given proof of. */
interface OwnEntry {
  number: number | null;
  receipt: { chain: string } | null;
}

/**
 * Recomputes the chain of entries; returns whether it ends as published and contains the own receipt.
 */
async function entriesHold(
  raffle: PublishedRaffle,
  prizes: readonly PublishedPrize[],
  draws: readonly PublishedDraw[],
  own: OwnEntry | undefined,
): Promise<boolean | null> {
  if (raffle.entries_hash === null) return null;
  const terms = { ...raffle, beacon_round: raffle.beacon?.round ?? null };
  let chain = await hashOf(termsMessage(terms, prizes));
  for (const [at, { number, clientSeed, participant }] of draws.entries()) {
    if (participant === null || number !== at + 1) return false;
    chain = await hashOf(chainMessage(chain, { number, clientSeed, participant }));
    if (own?.receipt && own.number === number && own.receipt.chain !== chain) return false;
  }
  return chain === raffle.entries_hash;
}

/**
 * Counts every draw again in this browser, by the seed that was published after the last: prizes
 * go in the order of the entries while their stock lasts.
 */
export async function recount(
  raffle: PublishedRaffle,
  prizes: readonly PublishedPrize[],
  draws: readonly PublishedDraw[],
  own?: OwnEntry,
): Promise<Recount> {
  const seed = bytesOf(raffle.seed);
  const seedHolds = (await sha256(seed)) === raffle.seed_hash;
  const { beacon } = raffle;
  const beaconHolds =
    beacon && beacon.signature !== null && (await sha256(bytesOf(beacon.signature))) === beacon.randomness;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', seed, algorithm, false, ['sign']);
  const inOrder = [...prizes].sort((a, b) => a.id - b.id);
  const left = new Map(inOrder.map(({ id, stock }) => [id, stock]));
  const sorted = [...draws].sort((a, b) => a.number - b.number);
  const wrong: number[] = [];
  for (const draw of sorted) {
    const fallen = prizeAt(inOrder, await numberOf(key, raffle, draw));
    const stock = fallen ? (left.get(fallen.id) ?? 0) : 0;
    const won = fallen && stock > 0 ? fallen.id : null;
    if (fallen) left.set(fallen.id, stock - 1);
    if (won !== draw.prize) wrong.push(draw.number);
  }
  return {
    seedHolds,
    entriesHold: await entriesHold(raffle, prizes, sorted, own),
    beaconHolds,
    counted: draws.length,
    wrong,
  };
}
