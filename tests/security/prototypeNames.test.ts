import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopTestProvider } from '../api';
import { LONG, roles, startTarget } from './bases';
import { databaseName, sampleOf } from './counts';
import { prototypeCases, prototypeNames } from './inputs';
import { cast, runCases } from './runCases';

let target: Awaited<ReturnType<typeof startTarget>>;
beforeAll(async () => {
  target = await startTarget();
}, 300_000);
afterAll(stopTestProvider);

it('answers no name of Object.prototype with 5xx, wherever it is', { timeout: LONG }, async () => {
  const cases = prototypeNames.flatMap((name, index) =>
    target.bases.flatMap((base) =>
      // Another role for each name in the same place, so that each role gets each place.
      cast(prototypeCases(base, name), [...roles.slice(index % 3), ...roles.slice(0, index % 3)]),
    ),
  );
  const what = `prototype names × fields, ${databaseName()}`;
  expect(await runCases(what, sampleOf(cases, 2000), target.send)).toEqual([]);
  await target.expectAlive();
});
