import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopTestProvider } from '../api';
import { LONG, roles, startTarget } from './bases';
import { databaseName, sampleOf } from './counts';
import { badInputs } from './inputs';
import { cast, runCases } from './runCases';

let target: Awaited<ReturnType<typeof startTarget>>;
beforeAll(async () => {
  target = await startTarget();
}, 300_000);
afterAll(stopTestProvider);

it('answers no generated bad input with 5xx, and names what it rejects', { timeout: LONG }, async () => {
  const cases = target.bases.flatMap((base) => cast(badInputs(base), roles));
  const what = `generated bad inputs, ${databaseName()}`;
  expect(await runCases(what, sampleOf(cases, 3000), target.send)).toEqual([]);
  await target.expectAlive();
});
