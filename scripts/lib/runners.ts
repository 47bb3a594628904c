import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What a runner found, and the lines it closed with. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  closing: string[];
}

/** Runs `node` with `args`, shows what it says, and answers its exit code and its words. */
function show(args: string[], env: Record<string, string | undefined>) {
  return new Promise<{ code: number; words: string }>((done) => {
    const child = spawn(process.execPath, args, {
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let words = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      words += chunk;
    });
    child.once('close', (code) =>
      done({ code: code ?? 1, words: stripVTControlCharacters(words) }),
    );
  });
}

/** A runner that failed without naming a test has failed one. */
const atLeastOne = (failed: number, code: number) => (code === 0 ? failed : Math.max(1, failed));

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** What a report of vitest's counts; a file that could not be loaded counts as a failed test. */
export function countVitest(report: VitestReport): Pick<Outcome, 'passed' | 'failed'> {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** What a report of Playwright's counts. */
export const countPlaywright = ({ stats }: PlaywrightReport) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
});

interface Run {
  name: string;
  args: string[];
  env: Record<string, string | undefined>;
  /** Where the runner writes its report. */
  report: string;
}

async function run<Report>(
  { name, args, env, report }: Run,
  count: (report: Report) => Pick<Outcome, 'passed' | 'failed'>,
  closing: RegExp,
): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const { code, words } = await show(args, env);
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error(`${name} left no report`);
  }
  return {
    name,
    passed: counted.passed,
    failed: atLeastOne(counted.failed, code),
    closing: words.split('\n').filter((line) => closing.test(line)),
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
