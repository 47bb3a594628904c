import { useTranslation } from 'react-i18next';
import type { Statistics } from '@/contract/statistics';
import styles from './Overview.module.css';
import { formatValue, type Unit } from './series';
import { useDayLabel } from './useDayLabel';

type Range = Statistics['totals'] | Statistics['before'];

const counted = ['topics', 'posts', 'comments', 'likes', 'check_ins'] as const;
const points = ['points_issued', 'points_spent', 'points_expired'] as const;
const signUps = ({ figures }: Range) => figures.signups_email + figures.signups_kakao + figures.signups_naver;

interface TotalProps {
  label: string;
  value: number | null;
  before?: number | null;
  unit: Unit;
}

function Total({ label, value, before, unit }: TotalProps) {
  const { t, i18n } = useTranslation('statistics');
  const difference = typeof before === 'number' && value !== null ? value - before : null;
  const shown = difference === null ? '' : formatValue(Math.abs(difference), unit, i18n.language);
  const change = difference !== null && difference > 0 ? t('change.more', { shown }) : t('change.less', { shown });
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{formatValue(value, unit, i18n.language)}</strong>
        {before === undefined || value === null ? null : (
          <span className="small">
            {difference === null ? t('change.unknown') : difference === 0 ? t('change.none') : change}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Renders the totals of a range with their difference to the range before, and the points that members hold. */
export function Totals({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation('statistics');
  const dayLabel = useDayLabel();
  const { totals, before } = statistics;
  return (
    <>
      <p className="small">
        {t('change.lead', { from: dayLabel(before.from, 'full'), to: dayLabel(before.to, 'full') })}
      </p>
      <dl className={styles.totals}>
        <Total label={t('figures.active')} value={totals.active} before={before.active} unit="count" />
        <Total label={t('figures.signups')} value={signUps(totals)} before={signUps(before)} unit="count" />
        {counted.map((name) => (
          <Total
            key={name}
            label={t(`figures.${name}`)}
            value={totals.figures[name]}
            before={before.figures[name]}
            unit="count"
          />
        ))}
        {points.map((name) => (
          <Total
            key={name}
            label={t(`figures.${name}`)}
            value={totals.figures[name]}
            before={before.figures[name]}
            unit="points"
          />
        ))}
        <Total label={t('figures.points_owed')} value={statistics.points.owed} unit="points" />
        <Total label={t('figures.points_expiring')} value={statistics.points.expiring} unit="points" />
      </dl>
      <p className="small">{t('totalsNote')}</p>
    </>
  );
}
