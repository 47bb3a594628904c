import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Samples } from './samples/sample';

const areas = readdirSync(join(import.meta.dirname, 'samples'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'sample');

/** The samples of every area: whatever the files of samples/ export under that name. */
export const samples: Samples = {};
for (const name of areas) {
  const area: { samples: Samples } = await import(`./samples/${name}.ts`);
  Object.assign(samples, area.samples);
}
