import { join } from 'node:path';
import { bin, ROOT } from '../server/root.ts';
import { checkLocales } from './checks/locales.ts';
import { checkMigrations } from './checks/migrations.ts';
import { checkPermissions } from './checks/permissions.ts';
import { checkLookups } from './cruise/lookups.ts';
import { program, runSteps, type Step } from './lib/steps.ts';

const LAYERS = [
  ...['contract', 'lib', 'api', 'store', 'server', 'hooks', 'components', 'routes', 'pages'],
  ...['provider', 'seed', 'mocks', 'tests', 'e2e', 'bench', 'scripts', 'instrumentation.ts'],
];

/** The steps of `npm run lint`. */
const lint: Step[] = [
  program('style and errors (biome)', bin('@biomejs/biome/bin/biome'), 'check', '.'),
  program(
    'direction of imports (dependency-cruiser)',
    ...['--import', './scripts/cruise/preload.mjs'],
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...LAYERS],
  ),
  { name: 'permissions in policies only', run: () => checkPermissions(ROOT) },
  { name: 'lookups by untrusted names', run: () => checkLookups(ROOT) },
];

/** Every check that needs no running program. */
export const checks: Step[] = [
  ...lint,
  program('types (tsc)', bin('typescript/bin/tsc'), '--noEmit'),
  program('dead exports and unused packages (knip)', bin('knip/bin/knip.js'), '--no-progress'),
  {
    name: 'texts in both languages',
    run: () =>
      ['public/locales', 'provider/locales'].flatMap((folder) =>
        checkLocales(join(ROOT, folder)).map((fault) => `${folder}/${fault}`),
      ),
  },
  { name: 'a migration for every change of the schema', run: () => checkMigrations(ROOT) },
];

if (process.argv[1] === import.meta.filename) {
  const steps = process.argv[2] === 'lint' ? lint : checks;
  const failed = runSteps(steps).length;
  console.log(`\nChecks: ${steps.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
