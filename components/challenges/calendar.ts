import { curveMonotoneX, line } from 'd3-shape';
import { millisecondsInDay } from 'date-fns/constants';
import type { CalendarDay } from '@/contract/challenges';
import { type CalendarState, calendarStates } from '@/contract/constants/participation';

const WEEK = 7;

/** Returns a day's date in parts; `weekday` counts from Monday, 0 to 6. */
export function dayParts(day: string) {
  const at = new Date(`${day}T00:00:00Z`);
  return { month: at.getUTCMonth() + 1, day: at.getUTCDate(), weekday: (at.getUTCDay() + WEEK - 1) % WEEK };
}

/** A week from Monday on; null where the challenge has not begun or is over. */
export type Week = (CalendarDay | null)[];

/** Groups a challenge's days by week, as in a wall calendar. */
export function weeksOf(days: readonly CalendarDay[]): Week[] {
  const [first] = days;
  if (!first) return [];
  const begin = Date.parse(`${first.day}T00:00:00Z`) - dayParts(first.day).weekday * millisecondsInDay;
  const weeks: Week[] = [];
  for (const day of days) {
    const slot = Math.round((Date.parse(`${day.day}T00:00:00Z`) - begin) / millisecondsInDay);
    weeks[Math.floor(slot / WEEK)] ??= Array(WEEK).fill(null);
    const week = weeks[Math.floor(slot / WEEK)];
    if (week) week[slot % WEEK] = day;
  }
  return weeks;
}

/** The drawing's own units, a week's: it is stretched to its column. */
export const WEEK_BOX = { width: 280, height: 48 };
const CELL = WEEK_BOX.width / WEEK;
const MIDDLE = WEEK_BOX.height / 2;
/** The amplitude of the grain between two days. */
const SWAY = 2.5;
/** The distance of each line from the middle one between two days, around a future day, and around a past one. */
const LINES = [
  { side: -1, between: 9, ahead: 15, around: 22 },
  { side: -1, between: 4, ahead: 11, around: 19 },
  { side: 1, between: 4, ahead: 11, around: 19 },
  { side: 1, between: 9, ahead: 15, around: 22 },
];

type Point = [x: number, y: number];
const flow = line<Point>().curve(curveMonotoneX);
const sway = (slot: number) => (Math.abs(slot) % 2 === 0 ? SWAY : -SWAY);

/** Returns whether a day counts for a streak. */
const isCounted = (day: CalendarDay | null | undefined) => day?.state === 'checked' || day?.state === 'frozen';

/**
 * Computes the grain of one week: lines that part around each day as around a knot, and a middle line between
 * consecutive days. `index` is the week's position in `weeks`.
 */
export function grainOf(weeks: readonly Week[], index: number) {
  const week = weeks[index] ?? [];
  const slots = week.flatMap((day, slot) => (day ? [{ day, slot }] : []));
  /** Returns the position of a slot in the whole challenge, so that the sway continues from week to week. */
  const positionOf = (slot: number) => index * WEEK + slot;
  const ground = LINES.map(({ side, between, ahead, around }) => {
    const edge = (slot: number): Point => [slot * CELL, MIDDLE + sway(positionOf(slot)) + side * between];
    return flow([
      ...slots.flatMap(({ day, slot }): Point[] => [
        edge(slot),
        [(slot + 0.5) * CELL, MIDDLE + side * (day.state === 'ahead' ? ahead : around)],
      ]),
      edge((slots.at(-1)?.slot ?? 0) + 1),
    ]);
  });
  const neighbours = [weeks[index - 1]?.at(-1), ...week, weeks[index + 1]?.[0]];
  const runs: Point[][] = [];
  for (let slot = 0; slot <= WEEK; slot += 1) {
    // Between a slot and the one before it, across weeks too.
    if (!isCounted(neighbours[slot]) || !isCounted(neighbours[slot + 1])) continue;
    const from: Point = [Math.max(0, (slot - 0.5) * CELL), slot === 0 ? MIDDLE + sway(positionOf(0)) : MIDDLE];
    const between: Point = [slot * CELL, MIDDLE + sway(positionOf(slot))];
    const to: Point = [Math.min(WEEK_BOX.width, (slot + 0.5) * CELL), slot === WEEK ? between[1] : MIDDLE];
    const last = runs.at(-1);
    const on = last?.at(-1);
    const points = [from, between, to].filter(([x], at, all) => at === 0 || x > (all[at - 1]?.[0] ?? 0));
    if (last && on && on[0] === from[0]) last.push(...points.slice(1));
    else runs.push(points);
  }
  return { ground: ground.map((path) => path ?? ''), runs: runs.map((points) => flow(points) ?? '') };
}

/** Counts the days of each state. */
export function countStates(days: readonly CalendarDay[]) {
  const counted = (state: CalendarState) => days.filter((day) => day.state === state).length;
  return Object.fromEntries(calendarStates.map((state) => [state, counted(state)])) as Record<CalendarState, number>;
}
