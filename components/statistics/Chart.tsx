import { useTranslation } from 'react-i18next';
import legend from '@/components/ui/Legend.module.css';
import { lazyClient } from '@/components/ui/lazyClient';
import styles from './Chart.module.css';
import { CsvButton } from './CsvButton';
import { formatValue, looks, type Series } from './series';
import { useDayLabel } from './useDayLabel';

const SeriesChart = lazyClient(() => import('./SeriesChart').then((it) => it.SeriesChart));

/** Renders a piece of what the drawing shows, before its name in the legend. */
function Mark({ kind, color, dash }: { kind: Series['kind']; color?: string; dash?: string }) {
  return (
    <svg width="28" height="2" aria-hidden="true">
      <path d="M0 1h28" stroke={color} strokeWidth="2" strokeDasharray={kind === 'lines' ? dash : undefined} />
    </svg>
  );
}

/** Renders a chart with its legend, its table and the table's CSV. */
export function Chart({ series }: { series: Series }) {
  const { t, i18n } = useTranslation('statistics');
  const dayLabel = useDayLabel();
  const { name, columns, rows, rowTitle, kind } = series;
  const title = t(`charts.${name}.title`);
  const drawn = columns.filter((column) => column.drawn);
  const heading = `chart-${name}`;
  return (
    <section className={styles.chart} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{title}</h3>
        <CsvButton
          name={`gyeol-${name}`}
          title={title}
          rows={[
            [rowTitle, ...columns.map(({ label, unit }) => (unit === 'percent' ? `${label} (%)` : label))],
            ...rows.map(({ day, values }) => [day, ...values]),
          ]}
        />
      </div>
      <p className="small">{t(`charts.${name}.note`)}</p>
      {drawn.length > 1 ? (
        <ul className={legend.legend} aria-hidden="true">
          {drawn.map(({ label }, place) => (
            <li key={label}>
              <Mark kind={kind} {...looks[place]} />
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.drawing} aria-hidden="true">
        <SeriesChart series={series} />
      </div>
      <details className={styles.details}>
        <summary>{t('table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={t('tableOf', { title })}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{rowTitle}</th>
                {columns.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ day, values }) => (
                <tr key={day}>
                  <th scope="row">{dayLabel(day, 'full')}</th>
                  {columns.map(({ label, unit }, index) => (
                    <td key={label}>{formatValue(values[index] ?? null, unit, i18n.language)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}
