import { useTranslation } from 'react-i18next';
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatValue, looks, type Series } from './series';
import { useDayLabel } from './useDayLabel';

/** The height in px that the style sheet reserves. */
const HEIGHT = 208;
/** Up to so many points, each has a dot: a line of one would not be seen. */
const DOTS_MAX = 14;
const paper = {
  borderColor: 'var(--hairline)',
  borderRadius: 'var(--radius-1)',
  background: 'var(--paper-raised)',
  fontSize: 'var(--text-1)',
};
const tick = { fill: 'var(--ink-3)', fontSize: 'var(--text-1)' };

/** Renders a chart's drawing; its table is the text of it. */
export function SeriesChart({ series: { kind, columns, rows } }: { series: Series }) {
  const { i18n } = useTranslation('statistics');
  const dayLabel = useDayLabel();
  const drawn = columns.flatMap((column, index) => (column.drawn ? [{ ...column, index }] : []));
  const unit = drawn[0]?.unit ?? 'count';
  const format = (value: number) => formatValue(value, unit, i18n.language);
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <ComposedChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => dayLabel(day)}
          tick={tick}
          tickLine={false}
          axisLine={false}
          minTickGap={24}
        />
        <YAxis
          width="auto"
          tickFormatter={format}
          tick={tick}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          domain={unit === 'percent' ? [0, 100] : undefined}
        />
        <Tooltip
          labelFormatter={(day) => dayLabel(String(day))}
          formatter={(value) => format(Number(value))}
          isAnimationActive={false}
          contentStyle={paper}
          itemStyle={{ color: 'var(--ink)' }}
          cursor={{ fill: 'var(--paper-hover)', stroke: 'var(--hairline)' }}
        />
        {drawn.map(({ label, index }, place) => {
          const { color, dash } = looks[place] ?? {};
          const shared = {
            name: label,
            dataKey: (row: Series['rows'][number]) => row.values[index],
            isAnimationActive: false,
          };
          return kind === 'bars' ? (
            <Bar key={label} {...shared} stackId="all" fill={color} />
          ) : (
            <Line
              key={label}
              {...shared}
              stroke={color}
              strokeDasharray={dash}
              strokeWidth={2}
              dot={rows.length <= DOTS_MAX}
            />
          );
        })}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
