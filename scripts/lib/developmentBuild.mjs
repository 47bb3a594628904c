// Plain JavaScript, as scripts/dev.mjs is.
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The folder of the programs compiled for development. */
export const OUTPUT = resolve(ROOT, 'dist/development');

/**
 * Returns the options of esbuild that compile programs for development.
 * @param {Record<string, string>} entryPoints each program by its name in `OUTPUT`
 * @returns {import('esbuild').BuildOptions}
 */
export const developmentBuild = (entryPoints) => ({
  absWorkingDir: ROOT,
  entryPoints,
  outdir: OUTPUT,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
