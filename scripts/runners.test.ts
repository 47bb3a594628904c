import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './lib/runners.ts';

it('counts a test file that could not be loaded as one failed test', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2 });
});

it('counts what passed at a second try as passed, what was skipped as nothing', () => {
  const stats = { expected: 4, unexpected: 2, flaky: 1, skipped: 5 };
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 2 });
});
