import { parseArgs } from 'node:util';
import { where } from './lib.ts';
import type { Size } from './races.ts';

/** Each bench is loaded when it is run, so that one figure does not need the others' tools. */
const benches: Record<string, () => Promise<(size: Size) => Promise<void>>> = {
  startup: async () => (await import('./startup.ts')).startup,
  size: async () => (await import('./size.ts')).size,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
  serve: async () => (await import('./serve.ts')).serve,
  calls: async () => (await import('./calls.ts')).calls,
  races: async () => (await import('./races.ts')).races,
};

/** What takes hours, and runs when it is named. */
const LONG = 'races';

/**
 * `npm run bench` prints every figure but the races, `npm run bench -- size calls` those named. Races can
 * be tried small: `npm run bench -- races --rounds 10 --callers 20`.
 */
const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1000' },
    callers: { type: 'string', default: '100' },
  },
});
const size = { rounds: Number(values.rounds), callers: Number(values.callers) };
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}`);
console.log(where());
for (const [name, load] of Object.entries(benches)) {
  if (named.length === 0 ? name !== LONG : named.includes(name)) await (await load())(size);
}
