import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { SectionHead } from '@/components/ui/List';
import { forgetSearches, recentSearches } from '@/lib/browser/recentSearches';
import { paths } from '@/lib/paths';
import styles from './Search.module.css';

/** Renders this browser's recent searches with a button to clear them; nothing without any. */
export function RecentSearches() {
  const { t } = useTranslation('search');
  const [searches, setSearches] = useState<string[]>([]);
  useEffect(() => setSearches(recentSearches()), []);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={styles.section}>
      <SectionHead id="recent" title={t('recent')}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            forgetSearches();
            setSearches([]);
          }}
        >
          {t('forget')}
        </Button>
      </SectionHead>
      <Chips label={t('recent')}>
        {searches.map((search) => (
          <ChipLink key={search} href={paths.search({ search })} prefetch={false}>
            {search}
          </ChipLink>
        ))}
      </Chips>
    </section>
  );
}
