import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../server/root.ts';
import { countPlaywright, countVitest } from './lib/runners.ts';

const passed = { status: 'passed', fullName: 'it stands', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'it keeps the sum',
  failureMessages: ['AssertionError: 3 instead of 2\n    at a line'],
};

it('names failed tests, and counts a test file that could not be loaded as one failed test', () => {
  const file = (name: string) => ({ name: join(ROOT, name), message: '' });
  const report = {
    numPassedTests: 3,
    testResults: [
      { ...file('a.test.ts'), status: 'failed', assertionResults: [failed, passed] },
      { ...file('b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
      { ...file('c.test.ts'), status: 'passed', assertionResults: [passed] },
    ],
  };
  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    closing: [
      '  FAIL a.test.ts › it keeps the sum: AssertionError: 3 instead of 2',
      '  FAIL b.test.ts: No such module',
    ],
  });
});

it('reports that a test timed out, for which the report has no message', () => {
  const failureMessages = ['Error: STACK_TRACE_ERROR\n    at a line'];
  const report = {
    numPassedTests: 0,
    testResults: [
      {
        name: join(ROOT, 'a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [{ ...failed, failureMessages }],
      },
    ],
  };
  expect(countVitest(report).closing).toEqual(['  FAIL a.test.ts › it keeps the sum: timed out']);
});

it('counts a test that passed on retry as passed, a skipped one as nothing', () => {
  const stats = { expected: 4, unexpected: 2, flaky: 1, skipped: 5 };
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 2, closing: [] });
});
