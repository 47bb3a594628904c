import { useTranslation } from 'react-i18next';
import { dayText } from '@/components/users/dayText';
import type { Ledger, LedgerSummary, PointSummary } from '@/contract/points';
import { formatInteger } from '@/lib/numbers';
import styles from './Ledger.module.css';

/** Returns whether a summary is of points; only points have a minimum to convert. */
export const isOfPoints = (summary: LedgerSummary | PointSummary): summary is PointSummary => 'minimum' in summary;

/** Renders a balance; for points also what is convertible, pending and about to expire. */
export function Balance({ ledger, summary }: { ledger: Ledger; summary: LedgerSummary | PointSummary }) {
  const { t } = useTranslation('points');
  const { t: common } = useTranslation('common');
  return (
    <section className={styles.balance} aria-label={t('balance')}>
      <p className={styles.figure}>
        <strong>{formatInteger(summary.balance)}</strong>
        <span>{t(`unit.${ledger}`, { count: summary.balance })}</span>
      </p>
      {isOfPoints(summary) ? (
        <dl className={styles.parts}>
          <div>
            <dt>{t('available')}</dt>
            <dd>{formatInteger(summary.available)}</dd>
          </div>
          <div>
            <dt>{t('pending')}</dt>
            <dd>{formatInteger(summary.pending)}</dd>
          </div>
          <div>
            <dt>{t('expiring')}</dt>
            <dd>{formatInteger(summary.expiring)}</dd>
          </div>
        </dl>
      ) : null}
      <p className={styles.hint}>
        {isOfPoints(summary) && summary.expires_at
          ? t('expiresAt', { date: dayText(summary.expires_at, common) })
          : t(`hint.${ledger}`)}
      </p>
      <Ways ledger={ledger} ways={summary.ways} />
    </section>
  );
}

/** Renders what adds to a balance, and how much: folded, since most know it. */
function Ways({ ledger, ways }: { ledger: Ledger; ways: LedgerSummary['ways'] }) {
  const { t } = useTranslation('points');
  if (ways.length === 0) return null;
  return (
    <details className={styles.ways}>
      <summary>{t(`ways.title.${ledger}`)}</summary>
      <dl>
        {ways.map(({ by, amount, a_day }) => (
          <div key={by}>
            <dt>{t(`ways.by.${by}`)}</dt>
            <dd>
              {by === 'daily'
                ? t('ways.upTo', { count: amount })
                : t(`amount.${ledger}`, { count: amount, amount: formatInteger(amount) })}
              {a_day === null ? null : <span> {t('ways.aDay', { count: a_day })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('ways.more')}</p>
    </details>
  );
}
