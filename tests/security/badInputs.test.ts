import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopTestProvider } from '../api';
import { roles, startTarget } from './bases';
import { databaseName, isFull, sampleOf } from './counts';
import { badInputs, prototypeCases, prototypeNames } from './inputs';
import { cast, runCases } from './runCases';

let target: Awaited<ReturnType<typeof startTarget>>;
beforeAll(async () => {
  target = await startTarget();
}, 300_000);
afterAll(stopTestProvider);

const LONG = isFull() ? 3_600_000 : 300_000;

/** Expects the process to answer, and `Object.prototype` to be unchanged. */
async function expectAlive() {
  const { status } = await target.provider.call('GET', 'forums/');
  expect(status).toBe(200);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('polluted' in {}).toBe(false);
}

it('answers no name of Object.prototype with 5xx, wherever it is', { timeout: LONG }, async () => {
  const cases = prototypeNames.flatMap((name, index) =>
    target.bases.flatMap((base) =>
      // Another role for each name in the same place, so that each role gets each place.
      cast(prototypeCases(base, name), [...roles.slice(index % 3), ...roles.slice(0, index % 3)]),
    ),
  );
  const what = `prototype names × fields, ${databaseName()}`;
  expect(await runCases(what, sampleOf(cases, 2000), target.send)).toEqual([]);
  await expectAlive();
});

it('answers no generated bad input with 5xx, and names what it rejects', { timeout: LONG }, async () => {
  const cases = target.bases.flatMap((base) => cast(badInputs(base), roles));
  const what = `generated bad inputs, ${databaseName()}`;
  expect(await runCases(what, sampleOf(cases, 3000), target.send)).toEqual([]);
  await expectAlive();
});
