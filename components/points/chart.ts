import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import type { LedgerSummary } from '@/contract/points';

/** The drawing's own units; the SVG scales to its column. */
export const CHART = { width: 640, height: 200, left: 76, right: 8, top: 24, bottom: 28 };

type Series = LedgerSummary['series'];

/** Computes the paths and marks of a balance over time, drawn as steps. */
export function chartOf(series: Series) {
  const days = series.map(({ date, balance }) => ({ at: new Date(`${date}T00:00:00Z`), balance }));
  const [first, last] = [days[0]?.at ?? new Date(0), days.at(-1)?.at ?? new Date(0)];
  const balances = days.map(({ balance }) => balance);
  const { width, height, left, right, top, bottom } = CHART;
  const x = scaleUtc([first, last], [left, width - right]);
  const y = scaleLinear([Math.min(0, ...balances), Math.max(1, ...balances)], [height - bottom, top]).nice(3);
  const point = { x: (day: (typeof days)[number]) => x(day.at), y: (day: { balance: number }) => y(day.balance) };
  return {
    line: line<(typeof days)[number]>(point.x, point.y).curve(curveStepAfter)(days) ?? '',
    area: area<(typeof days)[number]>(point.x, y(0), point.y).curve(curveStepAfter)(days) ?? '',
    levels: y.ticks(3).map((value) => ({ value, y: y(value) })),
    months: x.ticks(4).map((at) => ({ at, x: x(at) })),
  };
}
