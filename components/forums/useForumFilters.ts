import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useGetForumEventsQuery } from '@/api/forums';
import type { Filter } from '@/components/lists/filters';
import type { Forum } from '@/contract/forums';
import type { ListState } from '@/lib/listState';

/** Returns the filters of a forum: one category, any tags, and the event whose topics are listed. */
export function useForumFilters(forum: Forum | undefined, { categories, tags, event }: ListState): Filter[] {
  const { t } = useTranslation('forums');
  const { data: events } = useGetForumEventsQuery(event ? undefined : skipToken);
  if (!forum) return [];
  const ofForum = event ? (events?.results ?? []).filter((it) => it.forum === forum.slug) : [];
  return [
    { name: 'categories', label: t('categories'), options: forum.categories, chosen: categories },
    {
      name: 'tags',
      label: t('tags'),
      options: forum.tags.map(({ slug, name }) => ({ slug, name: `#${name}` })),
      chosen: tags,
      several: true,
    },
    {
      name: 'event',
      label: t('events'),
      options: ofForum.map(({ slug, title }) => ({ slug, name: title })),
      chosen: event ? [event] : [],
    },
  ];
}
