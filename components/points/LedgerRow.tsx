import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import type { Ledger, LedgerEntry } from '@/contract/points';
import { formatInteger } from '@/lib/numbers';
import { EntryReason } from './EntryReason';
import styles from './Ledger.module.css';

/** Renders one entry: reason, time, amount and the balance after it. */
export function LedgerRow({ entry, ledger }: { entry: LedgerEntry; ledger: Ledger }) {
  const { t } = useTranslation('points');
  const isGain = entry.amount > 0;
  return (
    <ListRow
      className={styles.entry}
      after={
        <p className={styles.amounts}>
          <span className={clsx(styles.amount, isGain && styles.gain)}>
            {isGain ? '+' : ''}
            {formatInteger(entry.amount)}
          </span>
          <span className="fine">
            <span className="visually-hidden">{t('after')} </span>
            {t(`amount.${ledger}`, { count: entry.balance, amount: formatInteger(entry.balance) })}
          </span>
        </p>
      }
    >
      <h4 className={styles.reason}>
        <EntryReason entry={entry} own className="cover" />
      </h4>
      <Facts>
        {entry.reversal ? <span>{t(entry.amount > 0 ? 'refunded' : 'reversed')}</span> : null}
        <RelativeTime at={entry.created_at} ofDay />
      </Facts>
    </ListRow>
  );
}
