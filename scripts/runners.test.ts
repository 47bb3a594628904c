import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bin, ROOT } from '../server/root.ts';
import { type Outcome, readPlaywright, runFailedAgain } from './lib/runners.ts';

/** Runs vitest over files of these texts, and returns what the reporter writes. */
async function runFiles(files: Record<string, string>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-reporter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const OUTCOME_FILE = join(folder, 'outcome.json');
  const reporter = `--reporter=${join(ROOT, 'scripts/lib/vitestReporter.ts')}`;
  const args = [bin('vitest/vitest.mjs'), 'run', `--root=${folder}`, '--globals', '--maxWorkers=1', reporter];
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', OUTCOME_FILE } as const;
  await once(spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' }), 'close');
  return JSON.parse(readFileSync(OUTCOME_FILE, 'utf8'));
}

it('names what failed by the first line that says why: a test, a hook, a file that could not be loaded', async () => {
  const outcome = await runFiles({
    'a.test.ts': `it('stands', () => {});
      it('keeps the sum', () => { throw new Error('3 instead of 2\\nat a line'); });
      it('hangs', () => new Promise(() => {}), 50);`,
    'b.test.ts': `throw new Error('No such module');`,
    'c.test.ts': `describe('of c', () => {
      beforeAll(() => { throw new Error('No database'); });
      it('stands', () => {});
    });`,
    'd.test.ts': `it('stands', async () => { await new Promise((done) => setTimeout(done, 50)); });`,
  });
  expect(outcome.passed).toBe(2);
  expect(outcome.failures.sort((one, other) => (`${one.file}` < `${other.file}` ? -1 : 1))).toEqual([
    { file: 'a.test.ts', test: 'keeps the sum', message: '3 instead of 2' },
    { file: 'a.test.ts', test: 'hangs', message: 'Test timed out in 50ms.' },
    { file: 'b.test.ts', test: 'the file', message: 'No such module' },
    { file: 'c.test.ts', test: 'the file', message: 'No database' },
  ]);
  expect(new Map(outcome.seconds).get('d.test.ts')).toBeGreaterThanOrEqual(0.045);
});

it('names a process that was killed with the file that it ran, and an error that no test awaits', async () => {
  const outside = (message: string) => ({ test: 'outside of every test', message: expect.stringContaining(message) });
  const killed = await runFiles({
    'a.test.ts': `it('ends the process', () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}); });`,
  });
  expect(killed.failures).toEqual([
    { file: 'a.test.ts', test: 'the file', message: 'did not run to its end' },
    outside('Worker forks emitted error'),
  ]);
  const rejected = await runFiles({
    'a.test.ts': `it('stands', async () => { Promise.reject(new Error('left alone')); await new Promise(setImmediate); });`,
  });
  expect(rejected).toMatchObject({ passed: 1, failures: [outside('left alone')] });
});

it('names failed journeys by their project and what failed outside of them, and sums the time of a file', () => {
  const one = (projectName: string, status: string, message?: string) => ({
    projectName,
    status,
    results: [{ duration: 1500, ...(message && { error: { message } }) }],
  });
  const tests = [
    one('desktop', 'expected'),
    one('phone', 'unexpected', 'no button\n at a line'),
    one('phone', 'skipped'),
  ];
  const suites = [{ specs: [], suites: [{ specs: [{ title: 'a reader reads', file: 'a.spec.ts', tests }] }] }];
  const outcome = readPlaywright({ suites, errors: [{ message: 'No global setup' }] });
  expect(outcome).toMatchObject({
    passed: 1,
    failures: [
      { test: 'outside of every test', message: 'No global setup' },
      { file: 'e2e/a.spec.ts', test: '[phone] a reader reads', message: 'no button' },
    ],
  });
  expect(outcome.seconds).toEqual([['e2e/a.spec.ts', 4.5]]);
});

const failure = (name: string, test = 'it stands') => ({ file: name, test, message: 'broken' });
const outcome = (failures: Outcome['failures'], again?: Outcome['failures']): Outcome => ({
  passed: 5,
  failures,
  seconds: [],
  ...(again && { again: async () => outcome(again) }),
});

it('calls a test that passes alone flaky, and failed what fails twice or is of no file', async () => {
  const outside = { test: 'outside of every test', message: 'left alone' };
  const verdicts = await runFailedAgain([
    outcome([failure('a.test.ts'), failure('b.test.ts'), outside], [failure('b.test.ts')]),
    outcome([{ test: 'the build', message: 'see above' }]),
  ]);
  expect(verdicts).toEqual([
    { passed: 6, failures: [failure('b.test.ts'), outside], flaky: [failure('a.test.ts')] },
    { passed: 5, failures: [{ test: 'the build', message: 'see above' }], flaky: [] },
  ]);
});

it('calls no test flaky when the second run itself breaks', async () => {
  const [verdict] = await runFailedAgain([
    outcome([failure('a.test.ts')], [{ test: 'Journeys', message: 'The site did not start' }]),
  ]);
  expect(verdict?.failures).toEqual([failure('a.test.ts')]);
});

it('runs nothing again when more than ten files failed', async () => {
  const failures = Array.from({ length: 11 }, (_, index) => failure(`${index}.test.ts`));
  const [verdict] = await runFailedAgain([outcome(failures, [])]);
  expect(verdict).toEqual({ passed: 5, failures, flaky: [] });
});
