import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPostTagsQuery } from '@/api/postTerms';
import { Button, LinkButton } from '@/components/ui/Button';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { SectionHead } from '@/components/ui/List';
import { EmptyState } from '@/components/ui/State';
import { forgetSearches, recentSearches } from '@/lib/browser/recentSearches';
import { paths } from '@/lib/paths';
import styles from './Search.module.css';

/** Renders this browser's recent searches with a button to clear them; nothing without any. */
function RecentSearches() {
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

/** How many tags of posts are offered. */
const SUGGESTED = 8;

/** Renders the search page before a search: the recent searches, tags to begin with, and what can be found. */
export function SearchStart() {
  const { t } = useTranslation('search');
  const tags = useGetPostTagsQuery().data?.results.slice(0, SUGGESTED) ?? [];
  return (
    <>
      <RecentSearches />
      {tags.length > 0 ? (
        <section aria-labelledby="suggested" className={styles.section}>
          <SectionHead id="suggested" title={t('suggested')} />
          <Chips label={t('suggested')}>
            {tags.map(({ slug, name }) => (
              <ChipLink key={slug} href={paths.posts({ tags: slug })} prefetch={false}>
                {name}
              </ChipLink>
            ))}
          </Chips>
        </section>
      ) : null}
      <EmptyState
        drawing="search"
        title={t('start')}
        body={t('startBody')}
        action={<LinkButton href={paths.topics({ best: 1 })}>{t('toBest')}</LinkButton>}
      />
    </>
  );
}
