import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../server/root.ts';
import { type Outcome, readPlaywright, readVitest, runFailedAgain } from './lib/runners.ts';

const passed = { status: 'passed', fullName: 'it stands', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'it keeps the sum',
  failureMessages: ['AssertionError: 3 instead of 2\n    at a line'],
};
const file = (name: string) => ({ name: join(ROOT, name), message: '', startTime: 1000, endTime: 3500 });

it('names failed tests, and counts a test file that could not be loaded as one failed test', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      { ...file('a.test.ts'), status: 'failed', assertionResults: [failed, passed] },
      { ...file('b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
      { ...file('c.test.ts'), status: 'passed', assertionResults: [passed] },
    ],
  };
  expect(readVitest(report)).toMatchObject({
    passed: 3,
    failures: [
      { file: 'a.test.ts', test: 'it keeps the sum', message: 'AssertionError: 3 instead of 2' },
      { file: 'b.test.ts', test: 'the file', message: 'No such module' },
    ],
  });
  expect(readVitest(report).seconds.get('c.test.ts')).toBe(2.5);
});

it('reports that a test timed out, for which the report has no message', () => {
  const failureMessages = ['Error: STACK_TRACE_ERROR\n    at a line'];
  const report = {
    numPassedTests: 0,
    testResults: [{ ...file('a.test.ts'), status: 'failed', assertionResults: [{ ...failed, failureMessages }] }],
  };
  expect(readVitest(report).failures).toMatchObject([{ message: 'timed out' }]);
});

it('names failed journeys by their project, and sums the time of a file', () => {
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
  const outcome = readPlaywright({ suites });
  expect(outcome).toMatchObject({
    passed: 1,
    failures: [{ file: 'e2e/a.spec.ts', test: '[phone] a reader reads', message: 'no button' }],
  });
  expect(outcome.seconds.get('e2e/a.spec.ts')).toBe(4.5);
});

const failure = (name: string, test = 'it stands') => ({ file: name, test, message: 'broken' });
const outcome = (failures: Outcome['failures'], again?: Outcome['failures']): Outcome => ({
  passed: 5,
  failures,
  seconds: new Map(),
  ...(again && { again: async () => outcome(again) }),
});

it('calls a test that passes alone flaky, and one that fails twice failed', async () => {
  const verdicts = await runFailedAgain([
    outcome([failure('a.test.ts'), failure('b.test.ts')], [failure('b.test.ts')]),
    outcome([{ test: 'the build', message: 'see above' }]),
  ]);
  expect(verdicts).toEqual([
    { passed: 6, failures: [failure('b.test.ts')], flaky: [failure('a.test.ts')] },
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
