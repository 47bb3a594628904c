import { parseArgs } from 'node:util';
import type { Size } from './concurrency.ts';
import { sized, where, writeFigures } from './lib.ts';

/** Each bench is loaded when it is run, so that one figure does not need the others' tools. */
const benches: Record<string, () => Promise<(size: Size) => Promise<void>>> = {
  startup: async () => (await import('./startup.ts')).startup,
  development: async () => (await import('./development.ts')).development,
  size: async () => (await import('./size.ts')).size,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
  taps: async () => (await import('./taps.ts')).taps,
  serve: async () => (await import('./serve.ts')).serve,
  calls: async () => (await import('./calls.ts')).calls,
  rates: async () => (await import('./rates.ts')).rates,
  soak: async () => (await import('./soak.ts')).soak,
  concurrency: async () => (await import('./concurrency.ts')).concurrency,
};

/** Benches that take many minutes or hours, and run when they are named. */
const LONG = new Set(['concurrency', 'soak']);

/**
 * `npm run bench` prints every figure but those of the long ones, `npm run bench -- size calls` those named.
 * The concurrency scenarios can be tried small: `npm run bench -- concurrency --rounds 10 --callers 20`, and so can the soak:
 * `npm run bench -- soak --minutes 5`. `--smallest` runs every bench, long ones too, just to show that it works. `--write` stores what was printed in docs/figures.md.
 */
const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: sized('1000', '2') },
    callers: { type: 'string', default: sized('100', '4') },
    minutes: { type: 'string', default: sized('10', '2') },
    smallest: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const size = {
  rounds: Number(values.rounds),
  callers: Number(values.callers),
  minutes: Number(values.minutes),
};
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}`);
console.log(where());
for (const [name, load] of Object.entries(benches)) {
  if (named.length === 0 ? values.smallest || !LONG.has(name) : named.includes(name)) await (await load())(size);
}
if (values.write) writeFigures();
