import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The repository's folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** A package's program, to be run by `node`. */
export const bin = (path: string) => resolve(ROOT, 'node_modules', path);

/** Reads `.env` into the environment, as Next does; what is set already wins. */
export function loadEnvFile() {
  const path = resolve(ROOT, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}
