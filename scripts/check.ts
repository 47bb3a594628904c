import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bin, ROOT } from '../server/root.ts';
import { checkLocales } from './checks/locales.ts';
import { checkMigrations } from './checks/migrations.ts';
import { checkPermissions } from './checks/permissions.ts';
import { checker, runSteps, type Step } from './lib/steps.ts';

const LAYERS = [
  ...['contract', 'lib', 'api', 'store', 'server', 'hooks', 'components', 'routes', 'pages'],
  ...['provider', 'seed', 'mocks', 'tests', 'e2e', 'bench', 'scripts', 'instrumentation.ts'],
];

/** The steps of `npm run lint`; the longest begin first. */
const lint: Step[] = [
  checker('lookups by untrusted names', '--import', 'tsx', 'scripts/cruise/lookups.ts'),
  checker(
    'direction of imports (dependency-cruiser)',
    ...['--import', './scripts/cruise/preload.mjs'],
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...LAYERS],
  ),
  checker('style and errors (biome)', bin('@biomejs/biome/bin/biome'), 'check', '.'),
  { name: 'permissions in policies only', run: () => checkPermissions(ROOT) },
];

/** Every check that needs no running program. */
export const checks: Step[] = [
  checker('types (tsc)', bin('typescript/bin/tsc'), '--noEmit'),
  ...lint,
  checker('dead exports and unused packages (knip)', bin('knip/bin/knip.js'), '--no-progress'),
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
  const failed = (await runSteps(steps, availableParallelism())).length;
  console.log(`\nChecks: ${steps.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
