import { where } from './lib.ts';

/** Each bench is loaded when it is run, so that one figure does not need the others' tools. */
const benches: Record<string, () => Promise<() => Promise<void>>> = {
  startup: async () => (await import('./startup.ts')).startup,
  size: async () => (await import('./size.ts')).size,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
  serve: async () => (await import('./serve.ts')).serve,
  calls: async () => (await import('./calls.ts')).calls,
};

/** `npm run bench` prints every figure, `npm run bench -- size calls` those named. */
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}`);
console.log(where());
for (const [name, load] of Object.entries(benches)) {
  if (named.length === 0 || named.includes(name)) await (await load())();
}
