import { config } from 'zod';

// The Content-Security-Policy blocks the functions that zod compiles for a schema. zod decides once, with the first
// schema, whether it compiles: every schema that a browser may load has its zod from here.
if ('window' in globalThis) config({ jitless: true });

// Of zod's names, imported as `* as z`, webpack keeps those that are used; of the namespace `z` it would keep all.
// biome-ignore lint/performance/noBarrelFile: the one door to zod
export * from 'zod';
