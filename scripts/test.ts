import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../server/root.ts';
import { checks } from './check.ts';
import { isBuildChecked } from './lib/buildState.ts';
import { startPostgres } from './lib/postgres.ts';
import {
  type Environment,
  type Failure,
  type Outcome,
  runFailedAgain,
  runPlaywright,
  runPrograms,
  runVitest,
} from './lib/runners.ts';
import { runSiteSecurity } from './lib/siteSecurity.ts';
import { program } from './lib/steps.ts';

interface Stage {
  name: string;
  /** Whether every shard runs it, its part of what can be split; others run whole in one of the shards. */
  isInEach?: boolean;
  run(shard: string[]): Promise<Outcome>;
}

/** The slowest files that are printed; they fail no run. */
const SLOWEST = 10;

const projects = (...names: string[]) => names.map((name) => `--project=${name}`);
const script = (name: string, ...args: string[]) => program(name, '--import', 'tsx', ...args);

const check: Stage = { name: 'Checks', run: () => runPrograms(checks, availableParallelism()) };

/** The production build with its budgets, which later stages need. */
const build: Stage = {
  name: 'Build',
  isInEach: true,
  run: () => runPrograms(isBuildChecked() ? [] : [script('the production build', 'scripts/build.ts')]),
};

/**
 * Returns the stages of `npm test`, what every change has to pass: all checks, all tests of units, provider and
 * pages on one database, the build, and the journeys that together touch each area.
 */
function gateStages(env: Environment, databaseUrl: string | undefined): Stage[] {
  return [
    check,
    {
      name: 'Units, provider, pages',
      run: () =>
        runVitest(
          'Units, provider, pages',
          projects('unit', 'unit alone', 'hooks', 'provider', 'pages', 'pages alone', 'servers'),
          {
            ...env,
            DATABASE_URL: databaseUrl,
          },
        ),
    },
    build,
    { name: 'Journeys', run: () => runPlaywright('Journeys', [], { ...env, E2E_JOURNEYS: 'gate' }) },
  ];
}

/** Returns the stages of `npm run test:all`: the gate's in full, and all that needs minutes of its own. */
function allStages(env: Environment, databaseUrl: string | undefined): Stage[] {
  const full = { ...env, SECURITY_SIZE: 'full', NEWSLETTER_SUBSCRIBERS: '10000' };
  const onEmbedded: Stage = {
    name: 'Provider and contract on the embedded database',
    isInEach: true,
    run: (shard) =>
      runVitest(
        onEmbedded.name,
        [
          ...projects('provider', 'concurrency', 'pages', 'pages alone', 'servers', 'security'),
          ...['provider/', 'seed/', 'tests/concurrency/', 'tests/contract/', 'tests/security/', ...shard],
        ],
        full,
      ),
  };
  /** What operators and members do with each other, through PostgreSQL's locks. */
  const consoleOnPostgres: Stage = {
    name: 'Journeys of the console on PostgreSQL',
    run: () =>
      runPlaywright(
        consoleOnPostgres.name,
        ['manage', 'missions', 'moderation', 'suspension', 'events', 'newsletters', '--project=desktop'],
        { ...full, E2E_DATABASE: 'postgres' },
      ),
  };
  return [
    check,
    {
      name: 'Every test',
      isInEach: true,
      run: (shard) => runVitest('Every test', shard, { ...full, DATABASE_URL: databaseUrl }),
    },
    ...(databaseUrl ? [onEmbedded] : []),
    build,
    { name: 'Security through the web', run: () => runSiteSecurity(full) },
    { name: 'Faults of the provider', run: () => runPrograms([script('pages under faults', 'scripts/faults.ts')]) },
    {
      name: 'A cluster, a point in time',
      run: () =>
        runPrograms([
          script('a cluster that is restarted and fails over', 'scripts/clusterTest.ts', '--calls', '10000'),
          script('the commands of docs/backup.md', 'scripts/pointInTime.ts'),
        ]),
    },
    {
      name: 'Figures',
      run: () => runPrograms([script('every bench at its smallest size', 'bench/run.ts', '--smallest')]),
    },
    { name: 'Other engines', run: () => runPrograms([script('journeys in Firefox and WebKit', 'scripts/engines.ts')]) },
    ...(databaseUrl ? [consoleOnPostgres] : []),
    { name: 'All journeys', isInEach: true, run: (shard) => runPlaywright('All journeys', shard, full) },
  ];
}

const nameOf = ({ file, test }: Failure) => (file ? `${file} › ${test}` : test);
const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`;

/** Makes the folder of this run's temporary files, so that two runs on one machine share none, until the run ends. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-run-'));
  // The user that runs PostgreSQL has to reach its own folder in it.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Runs the tests: `npm test` those that every change has to pass, `npm run test:all` everything, and with
 * `-- --shard 2/4` a quarter of it. One database is PostgreSQL where there is one (TEST_DATABASE_URL, or an
 * installed PostgreSQL that is started for the run), else the embedded one. A failed test runs again once, alone;
 * one that passes then is named as flaky and is no failure. TEST_SUMMARY names a file for the last lines.
 */
async function test(): Promise<number> {
  process.chdir(ROOT);
  const { values } = parseArgs({
    options: { all: { type: 'boolean', default: false }, shard: { type: 'string', default: '1/1' } },
  });
  process.env.TMPDIR = temporaryFolder();
  const [part = 1, parts = 1] = values.shard.split('/').map(Number);
  const { TEST_DATABASE_URL, TEST_SUMMARY, DATABASE_URL: _, ...env } = process.env;
  const postgres = TEST_DATABASE_URL ? undefined : await startPostgres();
  // PostgreSQL is removed with a process that exits, not with one that a signal ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const databaseUrl = TEST_DATABASE_URL || postgres?.url;
  if (!databaseUrl) console.log('No PostgreSQL here: the embedded database is tested alone.');
  const stages = (values.all ? allStages : gateStages)(env, databaseUrl).filter(
    ({ isInEach }, index) => isInEach || index % parts === part - 1,
  );

  const outcomes: Outcome[] = [];
  const lines: string[] = [];
  for (const { name, run } of stages) {
    console.log(`\n── ${name}`);
    const began = performance.now();
    const outcome = await run(parts > 1 ? [`--shard=${values.shard}`] : []);
    outcomes.push(outcome);
    const counts = `${outcome.passed} passed, ${outcome.failures.length} failed`;
    lines.push(`${minutes(performance.now() - began).padStart(8)}  ${name}: ${counts}`);
    console.log(`\n${lines.at(-1)}`);
  }
  const verdicts = await runFailedAgain(outcomes);
  await postgres?.stop();

  const slowest = outcomes
    .flatMap(({ seconds }) => seconds)
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST);
  const failures = verdicts.flatMap((verdict) => verdict.failures);
  const passed = verdicts.reduce((total, verdict) => total + verdict.passed, 0);
  const closing = [
    ...failures.map((failure) => `FAIL ${nameOf(failure)}: ${failure.message}`),
    ...verdicts.flatMap(({ flaky }) => flaky.map((it) => `flaky: ${nameOf(it)}`)),
    `${passed} passed, ${failures.length} failed`,
  ];
  console.log(
    `\nSlowest files\n${slowest.map(([file, time]) => `${time.toFixed(0).padStart(6)} s  ${file}`).join('\n')}`,
  );
  console.log(`\nStages\n${lines.join('\n')}\n\n${closing.join('\n')}`);
  if (TEST_SUMMARY) writeFileSync(TEST_SUMMARY, `${closing.join('\n')}\n`);
  return failures.length === 0 ? 0 : 1;
}

process.exit(await test());
