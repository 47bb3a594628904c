import { useTranslation } from 'react-i18next';
import { dayText } from '@/components/users/dayText';
import type { Ledger, LedgerSummary, PointSummary } from '@/contract/points';
import { formatInteger } from '@/lib/numbers';
import { ConvertForm } from './ConvertForm';
import styles from './Ledger.module.css';

/** Returns whether a summary is of points; only points have a minimum to convert. */
const isOfPoints = (summary: LedgerSummary | PointSummary): summary is PointSummary => 'minimum' in summary;

const parts = ['available', 'pending', 'expiring'] as const;

/** Renders what of the points is convertible, pending and about to expire. */
function Parts({ summary }: { summary: PointSummary }) {
  const { t } = useTranslation('points');
  const { t: common } = useTranslation('common');
  const { expires_at } = summary;
  return (
    <>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(part)}</dt>
            <dd>{formatInteger(summary[part])}</dd>
          </div>
        ))}
      </dl>
      {expires_at ? <p className={styles.hint}>{t('expiresAt', { date: dayText(expires_at, common) })}</p> : null}
    </>
  );
}

/** Renders a balance; for points also their parts, and for their owner the form that converts them. */
export function Balance({
  ledger,
  summary,
  isOwn,
}: {
  ledger: Ledger;
  summary: LedgerSummary | PointSummary;
  isOwn: boolean;
}) {
  const { t } = useTranslation('points');
  return (
    <section className={styles.balance} aria-label={t('balance')}>
      <div className={styles.first}>
        <p className={styles.figure}>
          <strong>{formatInteger(summary.balance)}</strong>
          <span>{t(`unit.${ledger}`, { count: summary.balance })}</span>
        </p>
        {isOfPoints(summary) && isOwn ? (
          <details className={styles.converted}>
            <summary>{t('convert.title')}</summary>
            <ConvertForm summary={summary} />
          </details>
        ) : null}
      </div>
      {isOfPoints(summary) ? <Parts summary={summary} /> : null}
    </section>
  );
}
