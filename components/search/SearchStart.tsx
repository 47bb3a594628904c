import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import { paths } from '@/lib/paths';
import { RecentSearches } from './RecentSearches';

/** Renders the search page before a search: the recent searches, and what can be found. */
export function SearchStart() {
  const { t } = useTranslation('search');
  return (
    <>
      <RecentSearches />
      <EmptyState
        title={t('start')}
        body={t('startBody')}
        action={<LinkButton href={paths.topics({ best: 1 })}>{t('toBest')}</LinkButton>}
      />
    </>
  );
}
