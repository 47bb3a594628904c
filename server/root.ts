import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The repository's folder; this file may be compiled into another one. */
export const ROOT = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  return existsSync(resolve(folder, 'package-lock.json')) ? folder : findRoot(dirname(folder));
}

/** Returns the path of a package's program, to be run by `node`. */
export const bin = (path: string) => resolve(ROOT, 'node_modules', path);

/** Reads `.env` into the environment, as Next does; variables that are set already win. */
export function loadEnvFile() {
  const path = resolve(ROOT, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}
