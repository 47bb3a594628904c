import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyClient } from '@/components/ui/lazyClient';
import { dayText } from '@/components/users/dayText';
import type { Ledger, LedgerSummary, PointSummary } from '@/contract/points';
import { formatInteger } from '@/lib/numbers';
import { ConvertForm } from './ConvertForm';
import styles from './Ledger.module.css';
import { hasCourse } from './ledgers';

const BalanceChart = lazyClient(() => import('./BalanceChart').then((it) => it.BalanceChart));

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

/** Renders the course of a balance folded, for a phone, whose page has its rail below everything. */
function FoldedYear({ ledger, series }: { ledger: Ledger } & Pick<LedgerSummary, 'series'>) {
  const { t } = useTranslation('points');
  const [isOpen, setOpen] = useState(false);
  if (!hasCourse(series)) return null;
  return (
    <details className={clsx(styles.folded, styles.year)} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('year')}</summary>
      <div className={styles.chartPlace}>{isOpen ? <BalanceChart ledger={ledger} series={series} /> : null}</div>
    </details>
  );
}

/** Renders a balance with its course; for points also their parts, and for their owner the form that converts them. */
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
        <FoldedYear ledger={ledger} series={summary.series} />
        {isOfPoints(summary) && isOwn ? (
          <details className={styles.folded}>
            <summary>{t('convert.title')}</summary>
            <ConvertForm summary={summary} />
          </details>
        ) : null}
      </div>
      {isOfPoints(summary) ? <Parts summary={summary} /> : null}
    </section>
  );
}
