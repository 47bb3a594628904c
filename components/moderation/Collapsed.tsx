import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '@/components/ui/icons';
import styles from './Collapsed.module.css';

/** Renders content behind a tap, with the reason: enough members reported it, or its author is blocked. */
export function Collapsed({ why, children }: { why: 'reported' | 'blocked'; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <details className={styles.collapsed}>
      <summary>
        <AlertIcon size={1} />
        <span className="grow">{t(`collapsed.${why}`)}</span>
        <span className={styles.open}>{t('collapsed.open')}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
