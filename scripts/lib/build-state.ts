import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** What a build is made from. */
const SOURCES = [
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
  'proxy.ts',
  'routes',
  'scripts/lib/buildManifest.ts',
  'scripts/lib/pageStylesLoader.cjs',
  'server',
  'store',
  'styles',
  'tsconfig.json',
];

/** When the newest of a file, or of a folder and all in it, was changed; 0 where there is none. */
function changedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  // A folder's own time moves when something in it is removed.
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Whether the production build is there and no source is younger. */
export function isBuildCurrent(
  folder = ROOT,
  distDir = process.env.NEXT_DIST_DIR || '.next',
): boolean {
  const built = statSync(join(folder, distDir, 'BUILD_ID'), { throwIfNoEntry: false });
  if (!built) return false;
  return SOURCES.every((source) => changedAt(join(folder, source)) <= built.mtimeMs);
}
