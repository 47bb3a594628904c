import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/root.ts';

/** The sources of the built pages. */
const PAGES = [
  '.env',
  'api',
  'components',
  'contract',
  'hooks',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'lib',
  'next-i18next.config.js',
  'next.config.js',
  'package-lock.json',
  'pages',
  'public/locales',
  'routes',
  'scripts/lib/buildManifest.ts',
  'scripts/lib/loadTypeScript.mjs',
  'scripts/lib/nextClientLoader.cjs',
  'server',
  'store',
  'styles',
  'tsconfig.json',
];
/** The sources of the compiled programs. */
const PROGRAMS = [
  ...['contract', 'lib', 'package-lock.json', 'provider', 'public/locales', 'routes', 'scripts', 'seed', 'server'],
  'tsconfig.json',
];

/** Returns when the newest of a file, or of a folder and its content, was changed; 0 where there is none. */
function changedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  // A folder's own time changes when one of its files is removed.
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

function isYoungest(folder: string, result: string, sources: string[]): boolean {
  const built = statSync(join(folder, result), { throwIfNoEntry: false });
  if (!built) return false;
  return sources.every((source) => changedAt(join(folder, source)) <= built.mtimeMs);
}

/** The folder of the built pages, from the root. */
const distDirOf = () => process.env.NEXT_DIST_DIR || '.next';
const BUILD_ID = 'BUILD_ID';
const PROGRAMS_BUILT = 'dist/buildState.js';

/** Returns whether the build of the pages is there and no source is younger. */
export const arePagesCurrent = (folder = ROOT, distDir = distDirOf()): boolean =>
  isYoungest(folder, join(distDir, BUILD_ID), PAGES);

/** Returns whether the compiled programs are there and no source is younger. */
export const areProgramsCurrent = (folder = ROOT): boolean => isYoungest(folder, PROGRAMS_BUILT, PROGRAMS);

/** Returns whether all that a start needs is built. */
export const isBuildCurrent = (folder = ROOT, distDir = distDirOf()): boolean =>
  arePagesCurrent(folder, distDir) && areProgramsCurrent(folder);

/** Writes down that what is built has passed its checks; the next build of the pages removes it. */
export const markChecked = (folder = ROOT, distDir = distDirOf()) =>
  writeFileSync(join(folder, distDir, 'checked'), '');

/** Returns whether all that a start needs is built, and has passed the checks that follow a build. */
export const isBuildChecked = (folder = ROOT, distDir = distDirOf()): boolean =>
  isBuildCurrent(folder, distDir) &&
  isYoungest(folder, join(distDir, 'checked'), [join(distDir, BUILD_ID), PROGRAMS_BUILT]);
