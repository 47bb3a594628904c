import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyClient } from '@/components/ui/lazyClient';
import styles from './Filters.module.css';
import type { Filter } from './filters';
import { PlainFilters } from './PlainFilters';

const FilterSheet = lazyClient(() => import('./FilterSheet').then((it) => it.FilterSheet));

/**
 * Renders the button of a list's filters with how many are set. It opens them in a sheet, without JavaScript
 * below the button.
 */
export function Filters({ address, filters }: { address: string; filters: readonly Filter[] }) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState<boolean>();
  const set = filters.flatMap(({ chosen }) => chosen).length;
  return (
    <>
      <details className={styles.filters}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          className={styles.button}
          aria-haspopup="dialog"
          onPointerEnter={FilterSheet.preload}
          onFocus={FilterSheet.preload}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {t('list.narrow')}
          {set > 0 ? <span className={styles.count}>{set}</span> : null}
        </summary>
        <noscript>
          {typeof window === 'undefined' ? <PlainFilters address={address} filters={filters} /> : null}
        </noscript>
      </details>
      {isOpen === undefined ? null : (
        <FilterSheet open={isOpen} address={address} filters={filters} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
