import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { isPlain, type ListState } from '@/lib/listState';
import { numbered, type Query } from '@/lib/paths';

/**
 * Renders the metadata of a list; searched, filtered or reordered lists are excluded from search engines, as is one
 * with `noindex`. `pathOf` builds the list's path.
 */
export function ListSeo({
  state,
  title,
  description,
  pathOf,
  jsonLd,
  noindex = false,
}: {
  state: ListState;
  title: string;
  description: string;
  pathOf: (query: Query) => string;
  jsonLd?: Record<string, unknown>;
  noindex?: boolean;
}) {
  const { t } = useTranslation('common');
  const { page, search } = state;
  const whole = page === 1 ? title : t('list.titlePage', { title, page });
  return (
    <Seo
      title={search ? t('list.searchTitle', { search, title }) : whole}
      description={description}
      path={pathOf(numbered(page))}
      noindex={noindex || !isPlain(state)}
      jsonLd={jsonLd}
    />
  );
}
