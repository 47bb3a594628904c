import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, ROOT } from '../server/root.ts';
import { checks } from './check.ts';
import { isBuildCurrent } from './lib/buildState.ts';
import { startPostgres } from './lib/postgres.ts';
import { type Outcome, runPlaywright, runVitest } from './lib/runners.ts';
import { runSiteSecurity } from './lib/siteSecurity.ts';
import { program, runSteps } from './lib/steps.ts';

/** The tests of the provider, those of every call's contract, and the security tests. */
const ON_POSTGRES = ['provider/', 'tests/contract/', 'tests/security/'];

/**
 * Runs every check and every test (`npm test`). The tests of the provider and of the contract run on the
 * embedded database and, where there is one (TEST_DATABASE_URL, or an installed PostgreSQL that is started
 * for the run), on PostgreSQL too. TEST_SUMMARY names a file for the totals.
 */
async function test(): Promise<number> {
  process.chdir(ROOT);
  const { TEST_DATABASE_URL, TEST_SUMMARY, DATABASE_URL: _, ...env } = process.env;
  const reports = mkdtempSync(join(tmpdir(), 'gyeol-reports-'));
  const report = (name: string) => join(reports, `${name}.json`);
  const vitest = [bin('vitest/vitest.mjs'), 'run'];
  const outcomes: Outcome[] = [];

  outcomes.push(look('Checks', checks));
  outcomes.push(
    await runVitest({
      name: 'Units, provider on the embedded database, pages',
      args: vitest,
      env,
      report: report('embedded'),
    }),
  );

  const postgres = TEST_DATABASE_URL ? undefined : await startPostgres();
  const url = TEST_DATABASE_URL || postgres?.url;
  if (url) {
    outcomes.push(
      await runVitest({
        name: 'Provider and contract on PostgreSQL',
        args: [
          ...vitest,
          ...['provider', 'pages*', 'security'].flatMap((project) => ['--project', project]),
          ...ON_POSTGRES,
        ],
        env: { ...env, DATABASE_URL: url },
        report: report('postgres'),
      }),
    );
    await postgres?.stop();
  } else {
    console.log('\nNo PostgreSQL here: the provider was tested on the embedded database alone.');
  }

  if (!isBuildCurrent()) {
    outcomes.push(look('Build', [program('the production build', '--import', 'tsx', 'scripts/build.ts')]));
  }
  outcomes.push(await runSiteSecurity(env, report('site')));
  // Every twelfth fault; `npm run test:faults` tries all.
  outcomes.push(
    look('Faults of the provider', [
      program('pages under faults', '--import', 'tsx', 'scripts/faults.ts', '--every', '12'),
    ]),
  );
  outcomes.push(
    await runPlaywright({
      name: 'Browser',
      args: ['--import', 'tsx', 'scripts/e2e.ts'],
      env,
      report: report('browser'),
    }),
  );
  rmSync(reports, { recursive: true });
  return close(outcomes, TEST_SUMMARY);
}

function look(name: string, steps: typeof checks): Outcome {
  console.log(`\n── ${name}`);
  const { passed, failed } = runSteps(steps);
  return { name, passed, failed, closing: [`  ${passed} passed, ${failed} failed`] };
}

function close(outcomes: Outcome[], summary: string | undefined): number {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log('');
  for (const { name, closing } of outcomes) console.log([name, ...closing].join('\n'));
  const output = `${sum('passed')} passed, ${sum('failed')} failed`;
  console.log(`\nTogether: ${output}`);
  if (summary) writeFileSync(summary, `${output}\n`);
  return sum('failed') === 0 ? 0 : 1;
}

process.exit(await test());
