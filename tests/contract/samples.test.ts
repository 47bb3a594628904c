// @vitest-environment node
import { expect, test } from 'vitest';
import { testProvider } from '../api';
import { given, samples, WITHOUT_SAMPLE } from './every';
import { callsOf } from './routes';

const calls = callsOf(await testProvider());

test('every call that answers JSON has a sample', () => {
  const missing = calls
    .filter(({ name, answer, isForm }) => answer && !isForm && !samples[name])
    .filter(({ name }) => !(name in WITHOUT_SAMPLE))
    .map(({ name }) => `${name} has no sample: add one to a file of tests/contract/samples/`);
  expect(missing).toEqual([]);
});

test('every sample is of a call', () => {
  const names = calls.map(({ name }) => name);
  const stray = [...Object.keys(given), ...Object.keys(WITHOUT_SAMPLE)]
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is no route of the provider: drop its sample or mount its route in app.ts`);
  expect(stray).toEqual([]);
});
