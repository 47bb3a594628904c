import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Course, countLedgers, races, startCourse } from './scenarios.ts';

const CALLERS = 20;
const ROUNDS = 3;

let course: Course;
beforeAll(async () => {
  course = await startCourse(CALLERS);
});
afterAll(() => course.provider.stop());

it.each(races)('$name: twenty at once have each effect once, and the sums hold', async (race) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(await race.round(course, round)).toBeGreaterThan(0);
  }
  expect(await countLedgers(course)).toBeGreaterThanOrEqual(CALLERS);
});
