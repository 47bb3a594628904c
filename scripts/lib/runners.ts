import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, ROOT } from '../../server/root.ts';
import { runSteps, type Step } from './steps.ts';

export type Environment = Record<string, string | undefined>;

/** A failed test; what failed outside of every test file has no file. */
export interface Failure {
  file?: string;
  test: string;
  message: string;
}

/** The result of a stage of a test run. */
export interface Outcome {
  passed: number;
  failures: Failure[];
  /** The seconds that the tests of each file took. */
  seconds: [file: string, seconds: number][];
  /** Runs the failed tests again, alone in a fresh process; missing where a second run shows nothing new. */
  again?: () => Promise<Outcome>;
}

/**
 * Returns the variables that give a runner colours on a terminal and none in a file; a runner that writes
 * into a pipe cannot know which it is.
 */
const colours = (): Environment =>
  process.stdout.isTTY ? { FORCE_COLOR: '1', NO_COLOR: undefined } : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs `node` with `args`, shows its output, and returns its exit code and output. */
function show(args: string[], env: Environment) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...env, ...colours() } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
    });
    child.once('close', (code) => done({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}

export const firstLine = (message = '') => stripVTControlCharacters(message).split('\n')[0] ?? '';

/** Returns a failure outside of every test, which no second run of a file explains. */
export const failureOutside = (message?: string): Failure => ({
  test: 'outside of every test',
  message: firstLine(message),
});

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** What failed outside of every test. */
  errors: { message?: string }[];
}

/** The outcome of a run before its first test. */
const nothing = (): Outcome => ({ passed: 0, failures: [], seconds: [] });

/** Reads a report of Playwright's. */
export function readPlaywright({ suites, errors }: PlaywrightReport): Outcome {
  const outcome = { ...nothing(), failures: errors.map(({ message }) => failureOutside(message)) };
  const seconds = new Map<string, number>();
  const read = (suite: PlaywrightSuite) => {
    suite.suites?.forEach(read);
    for (const { title, file, tests } of suite.specs) {
      for (const { projectName, status, results } of tests) {
        const spec = `e2e/${file}`;
        const ms = results.reduce((total, { duration }) => total + duration, 0);
        seconds.set(spec, (seconds.get(spec) ?? 0) + ms / 1000);
        if (status === 'expected') outcome.passed += 1;
        if (status !== 'unexpected') continue;
        const message = firstLine(results.at(-1)?.error?.message);
        outcome.failures.push({ file: spec, test: `[${projectName}] ${title}`, message });
      }
    }
  };
  suites.forEach(read);
  return { ...outcome, seconds: [...seconds] };
}

/** Runs a test runner and reads its report; one that ended badly without a failed test is a failure of its own. */
async function run<Report>(
  name: string,
  args: (report: string) => string[],
  env: (report: string) => Environment,
  read: (report: Report) => Outcome,
): Promise<Outcome> {
  const report = join(tmpdir(), `gyeol-report-${process.pid}.json`);
  const { code, output } = await show(args(report), env(report));
  let outcome = nothing();
  try {
    outcome = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error(`${name} left no report`);
  }
  rmSync(report, { force: true });
  if (code !== 0 && outcome.failures.length === 0) {
    // The last lines of a runner that failed without a failed test say why.
    const message = output.trimEnd().split('\n').slice(-20).join('\n');
    outcome.failures.push({ test: name, message });
  }
  return outcome;
}

const add = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  failures: [...one.failures, ...other.failures],
  seconds: [...one.seconds, ...other.seconds],
});

const filesOf = ({ failures }: Outcome) => [...new Set(failures.flatMap(({ file }) => file ?? []))];

/** Runs vitest with `args`; `again` runs each file with a failed test in a process of its own. */
export async function runVitest(name: string, args: string[], env: Environment): Promise<Outcome> {
  const vitest = (more: string[]) =>
    run(
      name,
      () => [
        ...[bin('vitest/vitest.mjs'), 'run', ...more],
        ...['--reporter=default', '--reporter=./scripts/lib/vitestReporter.ts'],
      ],
      (report) => ({ ...env, OUTCOME_FILE: report }),
      (outcome: Outcome) => outcome,
    );
  const outcome = await vitest(args);
  const again = async () => {
    let second = nothing();
    for (const file of filesOf(outcome)) second = add(second, await vitest([file, '--maxWorkers=1']));
    return second;
  };
  return { ...outcome, again };
}

/** Runs Playwright over a site of its own; `again` runs the failed tests by one worker, over another. */
export async function runPlaywright(name: string, args: string[], env: Environment): Promise<Outcome> {
  const playwright = (more: string[]) =>
    run(
      name,
      () => ['--import', 'tsx', 'scripts/e2e.ts', ...more],
      (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
      readPlaywright,
    );
  const outcome = await playwright(args);
  return { ...outcome, again: () => playwright(['--last-failed', '--workers=1', '--trace=on']) };
}

/** Runs checks and programs, `atOnce` of them side by side; each counts as one test. */
export async function runPrograms(programs: Step[], atOnce = 1): Promise<Outcome> {
  const failed = await runSteps(programs, atOnce);
  return {
    passed: programs.length - failed.length,
    failures: failed.map((name) => ({ test: name, message: 'see above' })),
    seconds: [],
  };
}

/** More failed files than this are a broken change, which a second run would only print again. */
const MOST_FILES_AGAIN = 10;

/** A stage's first outcome, with the failures of both runs and the flaky tests of the first alone. */
export interface Verdict {
  passed: number;
  failures: Failure[];
  flaky: Failure[];
}

const key = ({ file, test }: Failure) => `${file} › ${test}`;

/** Runs the failed tests of all stages once more, alone, after everything else. A test that passes then is flaky. */
export async function runFailedAgain(outcomes: Outcome[]): Promise<Verdict[]> {
  const files = outcomes.flatMap(filesOf);
  const verdicts: Verdict[] = [];
  for (const { passed, failures, again } of outcomes) {
    if (!again || files.length > MOST_FILES_AGAIN || !failures.some(({ file }) => file)) {
      verdicts.push({ passed, failures, flaky: [] });
      continue;
    }
    const second = await again();
    // A runner that ended badly says nothing of its tests.
    const isTrusted = second.failures.every(({ file }) => file);
    const stillFailed = new Set(second.failures.map(key));
    const flaky = failures.filter((it) => isTrusted && it.file && !stillFailed.has(key(it)));
    verdicts.push({ passed: passed + flaky.length, failures: failures.filter((it) => !flaky.includes(it)), flaky });
  }
  return verdicts;
}
