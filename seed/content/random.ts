/** A source of numbers that repeats itself exactly for the same seed. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** A number from `low` to `high`. */
  float(low: number, high: number): number;
  /** True in `share` of the calls (0 to 1). */
  chance(share: number): boolean;
  /** One item of a list; throws a RangeError on an empty one. */
  pick<T>(items: readonly T[]): T;
  /** A new list in another order; the given one stays as it was. */
  shuffle<T>(items: readonly T[]): T[];
}

const GOLDEN = 0x6d2b79f5;
const TWO_TO_32 = 4294967296;

/** Creates a mulberry32 generator: small, fast, good enough for content, never for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + GOLDEN) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  }

  function int(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  function pick<T>(items: readonly T[]): T {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  return {
    next,
    int,
    float: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick,
    shuffle(items) {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
  };
}
