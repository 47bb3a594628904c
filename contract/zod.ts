import { config } from 'zod';

// The Content-Security-Policy blocks the functions that zod compiles for a schema. zod decides once, with the first
// schema, whether it compiles: every schema that a browser may load has its zod from here.
if ('window' in globalThis) config({ jitless: true });

// biome-ignore lint/performance/noBarrelFile: the one door to zod
export { z } from 'zod';
