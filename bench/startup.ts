import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, print, run, sized } from './lib.ts';
import { startSite } from './site.ts';

const ROUNDS = sized(3, 1);

const sizeOf = (path: string) => run('du', ['-sh', path]).split('\t')[0] ?? '';

/** Measures a build, `npm start` after it to its first page, and the size of the installation. */
export async function startup() {
  const began = performance.now();
  run('npm', ['run', 'build']);
  const build = performance.now() - began;
  const folder = await mkdtemp(join(tmpdir(), 'gyeol-bench-'));
  const first = await startSite(folder);
  await first.stop();
  const dataFolder = sizeOf(folder);
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite(folder);
    again.push(site.settled);
    await site.stop();
  }
  await rm(folder, { recursive: true });
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  print('Starting', [
    { what: 'build', value: seconds(build) },
    {
      what: 'npm start to the first page, empty folder, content made',
      value: seconds(first.settled),
    },
    { what: 'data folder after it: database and pictures', value: dataFolder },
    { what: 'npm start to the first page', value: seconds(median(again)), bar: '5.0 s' },
    { what: 'node_modules', value: sizeOf('node_modules') },
  ]);
}
