import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tracked text file, by its path from the repository's root. */
export interface Source {
  path: string;
  text: string;
}

const TEXT = /\.(ts|tsx|js|cjs|mjs|css|json|md|sql|sh|ya?ml|html|svg|txt|grit)$/;
/** Tests and their helpers. */
export const TEST = /(\.(test|spec)\.tsx?$)|^(tests|e2e|bench|mocks)\/|(^|\/)testing\.tsx?$/;

/** Reads every text file that git tracks in `root`, or would track. */
export function readSources(root: string): Source[] {
  return trackedFiles(root)
    .filter((path) => TEXT.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function trackedFiles(root: string): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error(`git cannot list the files of ${root}`);
  return listed.stdout.split('\0').filter((path) => path !== '');
}
