import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useGetForumEventsQuery } from '@/api/forums';
import { FilterChips } from '@/components/lists/FilterChips';
import { Filters } from '@/components/lists/Filters';
import type { Forum } from '@/contract/forums';
import type { List } from '@/hooks/useListState';

/** Renders a forum's filters as links: one category, any tags, and an event. */
export function ForumFilters({ forum, list }: { forum: Forum; list: List }) {
  const { t } = useTranslation('forums');
  const { categories, tags, event } = list.state;
  const { data: events } = useGetForumEventsQuery(event ? undefined : skipToken);
  return (
    <Filters>
      <FilterChips
        label={t('categories')}
        options={forum.categories}
        chosen={categories}
        hrefOf={(chosen) => list.hrefOf({ categories: chosen })}
      />
      <FilterChips
        label={t('tags')}
        options={forum.tags.map(({ slug, name }) => ({ slug, name: `#${name}` }))}
        chosen={tags}
        hrefOf={(chosen) => list.hrefOf({ tags: chosen })}
        several
      />
      <FilterChips
        label={t('events')}
        options={(event ? (events?.results ?? []) : [])
          .filter((it) => it.forum === forum.slug)
          .map(({ slug, title }) => ({ slug, name: title }))}
        chosen={[event]}
        hrefOf={([slug = '']) => list.hrefOf({ event: slug })}
      />
    </Filters>
  );
}
