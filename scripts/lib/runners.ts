import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../server/root.ts';

/** The result of a runner, and its last lines. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  closing: string[];
}

/**
 * Returns the variables that give a runner colours on a terminal and none in a file; a runner that writes
 * into a pipe cannot know which it is.
 */
const colours = (): Record<string, string | undefined> =>
  process.stdout.isTTY ? { FORCE_COLOR: '1', NO_COLOR: undefined } : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs `node` with `args`, shows its output, and returns its exit code and output. */
function show(args: string[], env: Record<string, string | undefined>) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(process.execPath, args, {
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

/** The last lines of a runner that failed without a failed test, which say why. */
const lastLines = (output: string) => output.trimEnd().split('\n').slice(-20);

/** Returns the number of failed tests, at least one for a runner that failed without naming any. */
const atLeastOne = (failed: number, code: number) => (code === 0 ? failed : Math.max(1, failed));

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The beginning of a timed-out test's failure in vitest's report, which has no message. */
const TIMED_OUT = /^Error: STACK_TRACE_ERROR$/;

function failure(where: string, message = '') {
  const [line = ''] = stripVTControlCharacters(message).split('\n');
  return `  FAIL ${where}: ${line.replace(TIMED_OUT, 'timed out')}`;
}

/**
 * Counts the tests in a report of vitest's and lists the names of failed ones, since only the end of a
 * log is always kept. A file that could not be loaded counts as a failed test.
 */
export function countVitest(report: VitestReport): Omit<Outcome, 'name'> {
  const closing = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages[0]));
    return status === 'failed' && failed.length === 0 ? [failure(file, message)] : failed;
  });
  return { passed: report.numPassedTests, failed: closing.length, closing };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Counts the tests in a report of Playwright's, which prints failed ones at its end. */
export const countPlaywright = ({ stats }: PlaywrightReport): Omit<Outcome, 'name'> => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  closing: [],
});

interface Run {
  name: string;
  args: string[];
  env: Record<string, string | undefined>;
  /** The path of the runner's report. */
  report: string;
}

async function run<Report>(
  { name, args, env, report }: Run,
  count: (report: Report) => Omit<Outcome, 'name'>,
  closing: RegExp,
): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const { code, output } = await show(args, env);
  let counted: Omit<Outcome, 'name'> = { passed: 0, failed: 0, closing: [] };
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error(`${name} left no report`);
  }
  return {
    name,
    passed: counted.passed,
    failed: atLeastOne(counted.failed, code),
    closing: [
      ...counted.closing,
      ...output.split('\n').filter((line) => closing.test(line)),
      ...(code !== 0 && counted.failed === 0 ? lastLines(output) : []),
    ],
  };
}

export const runVitest = (what: Run) =>
  run(
    {
      ...what,
      args: [...what.args, '--reporter=default', '--reporter=json', `--outputFile=${what.report}`],
    },
    countVitest,
    /^\s+(Test Files|Tests|Duration)\s/,
  );

export const runPlaywright = (what: Run) =>
  run(
    { ...what, env: { ...what.env, PLAYWRIGHT_JSON_OUTPUT_NAME: what.report } },
    countPlaywright,
    /^\s+\d+ (passed|failed|flaky|skipped|did not run|interrupted)/,
  );
