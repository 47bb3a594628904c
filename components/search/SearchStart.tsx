import { useTranslation } from 'react-i18next';
import { useGetPostTagsQuery } from '@/api/posts';
import { LinkButton } from '@/components/ui/Button';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { SectionHead } from '@/components/ui/List';
import { EmptyState } from '@/components/ui/State';
import { paths } from '@/lib/paths';
import { RecentSearches } from './RecentSearches';
import styles from './Search.module.css';

/** How many tags of posts are offered as searches. */
const SUGGESTED = 8;

/** Renders the search page before a search: the recent searches, searches to begin with, and what can be found. */
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
              <ChipLink key={slug} href={paths.search({ search: name })} prefetch={false}>
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
