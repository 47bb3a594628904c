import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { bin, loadEnvFile, ROOT } from '../server/root.ts';
import {
  BARE,
  BUDGET,
  FIRST_PAGES,
  findLateCompiled,
  findMocks,
  LARGEST,
  MANIFEST_BUDGET,
  weighManifest,
  weighPages,
} from './checks/bundle.ts';
import { markChecked } from './lib/buildState.ts';
import { runSteps } from './lib/steps.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Modules check their settings as they are loaded; a build loads them and uses none of these. */
const PLACEHOLDERS = {
  API_URL: 'http://127.0.0.1:4000/api/v1',
  NEXTAUTH_URL: 'http://127.0.0.1:3000',
  NEXTAUTH_SECRET: 'a placeholder that only a build knows',
  ASSERTION_SECRET: 'a placeholder that only a build knows',
};

/**
 * `npm run build`: the production build of the pages and the programs, then its checks. Needs no network,
 * no provider.
 */
process.chdir(ROOT);
loadEnvFile();
const given = Object.entries(process.env).filter(([, value]) => value !== '');
// `npm start` compiles the programs itself, and the size of pages concerns developers only. Its build prints
// output only when it fails.
const isUnchecked = process.argv.includes('--unchecked');
const { status, stdout } = spawnSync(process.execPath, [bin('next/dist/bin/next'), 'build', '--webpack'], {
  env: {
    ...PLACEHOLDERS,
    ...Object.fromEntries(given),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  },
  stdio: ['ignore', isUnchecked ? 'pipe' : 'inherit', 'inherit'],
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) {
  if (stdout) process.stdout.write(stdout);
  process.exit(status ?? 1);
}
if (isUnchecked) process.exit(0);

const compiled = spawnSync(process.execPath, ['scripts/compile.mjs'], { stdio: 'inherit' });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

const distDir = resolve(ROOT, process.env.NEXT_DIST_DIR || '.next');
const failed = await runSteps([
  {
    name: `first-load JavaScript within a bare page + ${kB(BUDGET)}, of a member's or an operator's + ${kB(LARGEST)}`,
    run: () => budget(distDir),
  },
  { name: `the build manifest within ${kB(MANIFEST_BUDGET)}`, run: () => manifest(distDir) },
  { name: 'the scripts of pages compiled as they load', run: () => findLateCompiled(distDir) },
  { name: 'nothing of the mocked site in the build', run: () => findMocks(ROOT, distDir) },
]);
if (failed.length > 0) process.exit(1);
markChecked();

function budget(folder: string): string[] {
  const pages = weighPages(folder);
  console.log(`\nFirst-load JavaScript, gzipped: a bare page ${kB(BARE.bytes)}, beyond it`);
  for (const { page, extra } of pages) console.log(`  ${kB(extra).padStart(9)}  ${page}`);
  return pages
    .filter(({ page, extra }) => extra > (FIRST_PAGES.test(page) ? BUDGET : LARGEST))
    .map(({ page, extra }) => `${page} loads ${kB(extra)}: import what is not seen at first when it is needed`);
}

function manifest(folder: string): string[] {
  const bytes = weighManifest(folder);
  console.log(`\nThe browser's build manifest: ${kB(bytes)}`);
  return bytes > MANIFEST_BUDGET
    ? ['remove pages, or pack them closer (scripts/lib/buildManifest.ts); rewrites do not belong in it']
    : [];
}
