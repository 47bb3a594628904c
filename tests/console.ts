import { format } from 'node:util';
import { expect, vi } from 'vitest';

/** Redux Toolkit warns on a slow machine, whatever the code does. */
const ALWAYS = [/ImmutableStateInvariantMiddleware took/];

let allowed: RegExp[] = [];
const said: string[] = [];

/** Allows this test's code to write an error or a warning that matches; any other fails the test. */
export function allowConsole(pattern: RegExp) {
  allowed.push(pattern);
}

/** Listens to what is written to the console as an error or a warning. */
export function watchConsole() {
  allowed = [...ALWAYS];
  said.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...texts) => {
      said.push(`console.${level}: ${format(...texts)}`);
    });
  }
}

/** Fails when an error or a warning was written that was not allowed. */
export function expectQuietConsole() {
  const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  expect(unexpected, 'nothing is written to the console').toEqual([]);
}
