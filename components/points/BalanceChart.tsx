import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/components/users/dayText';
import type { Ledger, LedgerSummary } from '@/contract/points';
import { formatInteger } from '@/lib/numbers';
import styles from './Ledger.module.css';

/** The drawing's own units; the SVG scales to its column. */
const CHART = { width: 640, height: 240, left: 96, right: 8, top: 24, bottom: 36 };

type Series = LedgerSummary['series'];

/** Computes the paths and marks of a balance over time, drawn as steps. */
function chartOf(series: Series) {
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

const MONTH = { month: 'short', timeZone: 'UTC' } as const;
const DAY = { ...MONTH, day: 'numeric' } as const;

/** Renders the balance over the last year as a line, with a text for screen readers. */
export function BalanceChart({ ledger, series }: { ledger: Ledger; series: LedgerSummary['series'] }) {
  const { t, i18n } = useTranslation('points');
  const { t: common } = useTranslation('common');
  const { line, area, levels, months } = chartOf(series);
  const [first, last] = [series[0], series.at(-1)];
  const text =
    first && last
      ? t('chart', {
          from: dayText(first.date, common),
          start: formatInteger(first.balance),
          to: dayText(last.date, common),
          end: formatInteger(last.balance),
          unit: t(`unit.${ledger}`, { count: last.balance }),
        })
      : '';
  return (
    <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={text} className={styles.chart}>
      {levels.map(({ value, y }) => (
        <line key={value} x1={CHART.left} x2={CHART.width - CHART.right} y1={y} y2={y} className={styles.level} />
      ))}
      <path d={area} className={styles.area} />
      <path d={line} className={styles.line} />
      <g className={styles.mark}>
        {levels.map(({ value, y }) => (
          <text key={value} x={CHART.left} y={y} dx="-0.6em" dy="0.35em">
            {formatInteger(value)}
          </text>
        ))}
      </g>
      {months.map(({ at, x }) => (
        <text key={x} x={x} y={CHART.height} dy="-0.4em" className={styles.month}>
          {new Intl.DateTimeFormat(i18n.language, at.getUTCDate() === 1 ? MONTH : DAY).format(at)}
        </text>
      ))}
    </svg>
  );
}
