import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { isPlain, type ListState } from '@/lib/listState';
import type { Query } from '@/lib/paths';

/**
 * Renders the metadata of a list; searched, filtered or reordered lists are excluded from search engines.
 * `pathOf` builds the list's path.
 */
export function ListSeo({
  state,
  title,
  description,
  pathOf,
  jsonLd,
}: {
  state: ListState;
  title: string;
  description: string;
  pathOf: (query: Query) => string;
  jsonLd?: Record<string, unknown>;
}) {
  const { t } = useTranslation('common');
  const { page, search } = state;
  const numbered = page === 1 ? title : t('list.titlePage', { title, page });
  return (
    <Seo
      title={search ? t('list.searchTitle', { search, title }) : numbered}
      description={description}
      path={pathOf({ page: page === 1 ? '' : page })}
      noindex={!isPlain(state)}
      jsonLd={jsonLd}
    />
  );
}
