import { startPostgres } from '../scripts/lib/postgres.ts';
import { type Context, startContext, verifyLedgers } from '../tests/concurrency/context.ts';
import { type ConcurrencyScenario, runRound, scenarios } from '../tests/concurrency/scenarios.ts';
import { type Figure, print, printFigure } from './lib.ts';

/** How much is run; smaller sizes are for a trial. */
export interface Size {
  rounds: number;
  callers: number;
  /** How long the soak lasts. */
  minutes: number;
}

const figure = (value: number) => value.toLocaleString('en');

/** Runs the rounds of a scenario and verifies the ledgers at the end; an error becomes its figure. */
async function runScenario(
  context: Context,
  scenario: ConcurrencyScenario,
  { rounds, callers }: Size,
): Promise<Figure> {
  const began = performance.now();
  let effects = 0;
  let round = 0;
  let value = 'holds';
  try {
    for (; round < rounds; round += 1) effects += await runRound(scenario, context, round);
    await verifyLedgers(context);
  } catch (error) {
    process.exitCode = 1;
    value = `round ${round + 1}: ${error instanceof Error ? error.message : String(error)}`;
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const all = `${figure(round)} × ${callers} at once`;
  return {
    what: `${scenario.name}: ${all}, ${figure(effects)} effects, ${figure(seconds)} s`,
    value,
    bar: 'holds',
  };
}

async function runAll(size: Size) {
  const context = await startContext(size.callers);
  const { database } = context.provider.services;
  print(`Concurrency scenarios (${database.kind})`, []);
  for (const scenario of scenarios) {
    printFigure(await runScenario(context, scenario, size));
    // As the hourly job of a running provider does.
    await database.maintain('VACUUM ANALYZE');
  }
  await context.provider.stop();
}

/**
 * Runs every concurrency scenario on the embedded database and on PostgreSQL: DATABASE_URL's, or one that
 * it starts itself where PostgreSQL is installed. Ends with an error when a figure does not hold.
 */
export async function concurrency(size: Size) {
  const url = process.env.DATABASE_URL;
  delete process.env.DATABASE_URL;
  await runAll(size);
  const own = url ? undefined : await startPostgres();
  const postgres = url ?? own?.url;
  if (!postgres) return;
  process.env.DATABASE_URL = postgres;
  try {
    await runAll(size);
  } finally {
    if (!url) delete process.env.DATABASE_URL;
    await own?.stop();
  }
}
