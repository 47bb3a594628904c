import { useTranslation } from 'react-i18next';
import { dayText } from '@/components/users/dayText';
import type { Ledger, LedgerSummary } from '@/contract/points';
import { formatInteger } from '@/lib/numbers';
import { CHART, chartOf } from './chart';
import styles from './Ledger.module.css';

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
