import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Context, startContext, verifyLedgers } from './context.ts';
import { runRound, scenarios } from './scenarios.ts';

const CALLERS = 20;
const ROUNDS = 3;

let context: Context;
beforeAll(async () => {
  context = await startContext(CALLERS);
});
afterAll(() => context.provider.stop());

it.each(scenarios)('$name: twenty concurrent calls have each effect once, and the sums are right', async (scenario) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(await runRound(scenario, context, round)).toBeGreaterThan(0);
  }
  expect(await verifyLedgers(context)).toBeGreaterThanOrEqual(CALLERS);
});
