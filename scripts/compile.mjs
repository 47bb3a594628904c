// Compiles the programs of production into dist/, so that no TypeScript loader is needed there. Plain
// JavaScript itself, since it runs before anything is compiled.
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '..');

/** Each compiled program by its name in dist/. */
const PROGRAMS = {
  start: 'scripts/start.ts',
  provider: 'provider/server.ts',
  web: 'server/web.ts',
  seed: 'scripts/seed.ts',
  import: 'scripts/import.ts',
  manager: 'scripts/manager.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  buildState: 'scripts/lib/buildState.ts',
};

buildSync({
  absWorkingDir: ROOT,
  entryPoints: PROGRAMS,
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  sourcemap: true,
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'warning',
});
