import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '@/components/ui/icons';
import { Filters } from './Filters';
import styles from './MoreFilters.module.css';

/** Renders filters (`FilterChips`) behind a button, open while any of them is chosen: `chosen` is their number. */
export function MoreFilters({ chosen, children }: { chosen: number; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <details className={styles.narrow} open={chosen > 0 || undefined}>
      <summary className={styles.summary}>
        {t('list.narrow')}
        {chosen > 0 ? <span className={styles.count}>{chosen}</span> : null}
        <ChevronDownIcon size={1} />
      </summary>
      <Filters>{children}</Filters>
    </details>
  );
}
