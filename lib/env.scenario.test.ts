import { afterEach, expect, test, vi } from 'vitest';
import { scenarioHeader, showsOwnErrors } from './env.scenario.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['development', true, { 'x-scenario': 'offline' }],
  ['production', false, {}],
  ['test', false, {}],
])('in %s a page shows its own errors: %s', (NODE_ENV, isShown, header) => {
  vi.stubEnv('NODE_ENV', NODE_ENV);
  expect(showsOwnErrors()).toBe(isShown);
  expect(scenarioHeader({ scenario: 'offline' })).toEqual(header);
  expect(scenarioHeader({ scenario: '' })).toEqual({});
  expect(scenarioHeader({})).toEqual({});
});
