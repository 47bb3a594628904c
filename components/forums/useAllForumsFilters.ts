import { useTranslation } from 'react-i18next';
import { useGetForumCategoriesQuery, useGetForumEventsQuery, useGetForumTagsQuery } from '@/api/forums';
import type { Filter, FilterOption } from '@/components/lists/filters';
import type { ListState } from '@/lib/listState';

/** Removes options with the same slug, since several forums may have one. */
const distinct = (options: FilterOption[] = []): FilterOption[] => [
  ...new Map(options.map(({ slug, name }) => [slug, { slug, name }])).values(),
];

/** Returns the filters across all forums: a category, any tags, and an event. */
export function useAllForumsFilters({ categories, tags, event }: ListState): Filter[] {
  const { t } = useTranslation('forums');
  const { data: ofCategories } = useGetForumCategoriesQuery();
  const { data: ofTags } = useGetForumTagsQuery();
  const { data: ofEvents } = useGetForumEventsQuery();
  return [
    { name: 'categories', label: t('categories'), options: distinct(ofCategories?.results), chosen: categories },
    {
      name: 'tags',
      label: t('tags'),
      options: distinct(ofTags?.results).map(({ slug, name }) => ({ slug, name: `#${name}` })),
      chosen: tags,
      several: true,
    },
    {
      name: 'event',
      label: t('events'),
      options: distinct(ofEvents?.results.map(({ slug, title }) => ({ slug, name: title }))),
      chosen: event ? [event] : [],
    },
  ];
}
