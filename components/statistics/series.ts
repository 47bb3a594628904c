import type { TFunction } from 'i18next';
import type { Figures, Statistics } from '@/contract/statistics';
import { formatCompact, formatInteger } from '@/lib/numbers';

/** What a column counts, by which its values are formatted. */
export type Unit = 'count' | 'points' | 'percent';

/** A column of a chart's table; `drawn` ones are in the chart too. */
interface Column {
  label: string;
  unit: Unit;
  drawn: boolean;
}

/** A chart with its table: a row a day, week or month (`2026-03`), null where nothing is known yet. */
export interface Series {
  name: 'active' | 'signups' | 'content' | 'points' | 'owed' | 'expiring' | 'checkIns' | 'retention';
  kind: 'lines' | 'bars';
  /** The title of the rows' column. */
  rowTitle: string;
  columns: Column[];
  rows: { day: string; values: (number | null)[] }[];
}

/** The colours of what is drawn, from the tokens, and the dashes of lines: they differ in more than their colour. */
export const looks = [
  { color: 'var(--accent)' },
  { color: 'var(--ink-2)', dash: '6 4' },
  { color: 'var(--ink-3)', dash: '10 3 2 3' },
  { color: 'var(--heart)', dash: '2 4' },
];

/** Formats a value: counts shorten, points never do. */
export function formatValue(value: number | null, unit: Unit, language: string): string {
  if (value === null) return '–';
  if (unit === 'percent') return `${value}%`;
  return unit === 'points' ? formatInteger(value) : formatCompact(value, language);
}

const share = (part: number | null, of: number) => (part === null || of === 0 ? null : Math.round((100 * part) / of));

/** Arranges the statistics as charts. */
export function seriesOf({ days, retention, points }: Statistics, t: TFunction<'statistics'>): Series[] {
  const column = (name: keyof Figures, unit: Unit = 'count') => ({
    name,
    label: t(`figures.${name}`),
    unit,
    drawn: true,
  });
  const daily = (name: Series['name'], kind: Series['kind'], columns: ReturnType<typeof column>[]): Series => ({
    name,
    kind,
    rowTitle: t('day'),
    columns,
    rows: days.map(({ date, figures }) => ({ day: date, values: columns.map((it) => figures[it.name]) })),
  });
  const drawn = { unit: 'count', drawn: true } as const;
  return [
    {
      name: 'active',
      kind: 'lines',
      rowTitle: t('day'),
      columns: (['day', 'week', 'month'] as const).map((span) => ({ ...drawn, label: t(`active.${span}`) })),
      rows: days.map((it) => ({ day: it.date, values: [it.active, it.active_week, it.active_month] })),
    },
    daily('signups', 'bars', [column('signups_email'), column('signups_kakao'), column('signups_naver')]),
    daily('content', 'lines', [column('topics'), column('posts'), column('comments'), column('likes')]),
    daily('checkIns', 'bars', [column('check_ins')]),
    daily('points', 'bars', [
      column('points_issued', 'points'),
      column('points_spent', 'points'),
      column('points_expired', 'points'),
    ]),
    {
      name: 'owed',
      kind: 'lines',
      rowTitle: t('day'),
      columns: [{ unit: 'points', drawn: true, label: t('figures.points_owed') }],
      rows: days.map((it) => ({ day: it.date, values: [it.points_owed] })),
    },
    {
      name: 'expiring',
      kind: 'bars',
      rowTitle: t('month'),
      columns: [{ unit: 'points', drawn: true, label: t('figures.points_expiring_then') }],
      rows: points.months.map(({ month, expiring }) => ({ day: month, values: [expiring] })),
    },
    {
      name: 'retention',
      kind: 'lines',
      rowTitle: t('retention.week'),
      columns: [
        { ...drawn, drawn: false, label: t('retention.joined') },
        { ...drawn, unit: 'percent', label: t('retention.week1') },
        { ...drawn, unit: 'percent', label: t('retention.week4') },
      ],
      rows: retention.map(({ week, joined, week_1, week_4 }) => ({
        day: week,
        values: [joined, share(week_1, joined), share(week_4, joined)],
      })),
    },
  ];
}
