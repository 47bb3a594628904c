import { startPostgres } from '../scripts/lib/postgres.ts';
import {
  type Course,
  countLedgers,
  races as everyRace,
  type Race,
  startCourse,
} from '../tests/concurrency/scenarios.ts';
import { type Figure, print, printFigure } from './lib.ts';

/** How much is raced; the smaller ones are to try it. */
export interface Size {
  rounds: number;
  callers: number;
  /** How long the soak lasts. */
  minutes: number;
}

const figure = (value: number) => value.toLocaleString('en');

/** Runs every round of a race and counts the ledgers at its end; what went wrong is its figure. */
async function raceOf(course: Course, race: Race, { rounds, callers }: Size): Promise<Figure> {
  const began = performance.now();
  let effects = 0;
  let round = 0;
  let value = 'holds';
  try {
    for (; round < rounds; round += 1) effects += await race.round(course, round);
    await countLedgers(course);
  } catch (error) {
    process.exitCode = 1;
    value = `round ${round + 1}: ${error instanceof Error ? error.message : String(error)}`;
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const all = `${figure(round)} × ${callers} at once`;
  return {
    what: `${race.name}: ${all}, ${figure(effects)} effects, ${figure(seconds)} s`,
    value,
    bar: 'holds',
  };
}

async function raceAll(size: Size) {
  const course = await startCourse(size.callers);
  const { database } = course.provider.services;
  print(`Races (${database.kind})`, []);
  for (const race of everyRace) {
    printFigure(await raceOf(course, race, size));
    // What a running provider's upkeep does by the hour.
    await database.maintain('VACUUM ANALYZE');
  }
  await course.provider.stop();
}

/**
 * Callers at once for everything that may happen once, on the embedded database and on PostgreSQL:
 * DATABASE_URL's, or one of its own where it is installed. Ends with an error when a sum does not hold.
 */
export async function races(size: Size) {
  const url = process.env.DATABASE_URL;
  delete process.env.DATABASE_URL;
  await raceAll(size);
  const own = url ? undefined : await startPostgres();
  const postgres = url ?? own?.url;
  if (!postgres) return;
  process.env.DATABASE_URL = postgres;
  try {
    await raceAll(size);
  } finally {
    if (!url) delete process.env.DATABASE_URL;
    await own?.stop();
  }
}
