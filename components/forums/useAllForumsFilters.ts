import { useTranslation } from 'react-i18next';
import {
  useGetForumCategoriesQuery,
  useGetForumEventsQuery,
  useGetForumsQuery,
  useGetForumTagsQuery,
} from '@/api/forums';
import type { Filter, FilterOption } from '@/components/lists/filters';
import type { ForumCategory, ForumTag } from '@/contract/forums';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';

/** Returns the first of those with the same slug, since several forums may have one. */
const distinct = <T extends { slug: string }>(terms: readonly T[] = []): T[] =>
  terms.filter(({ slug }, index) => terms.findIndex((term) => term.slug === slug) === index);

/**
 * Returns the forums as groups, and a function that makes the terms of all forums options, each once, by their forums;
 * shared ones are last.
 */
function useGroupsByForum() {
  const { t } = useTranslation('forums');
  const { data } = useGetForumsQuery();
  const forums = data?.results ?? [];
  const nameOf = (slug: string) => forums.find((forum) => forum.slug === slug)?.name ?? slug;
  const groups = {
    label: t('title'),
    pages: new Map(forums.map(({ slug, name }) => [name, paths.forum(slug)])),
    go: t('onlyThis'),
  };
  const optionsOf = (terms: readonly (ForumCategory | ForumTag)[] = []): FilterOption[] => {
    const isShared = (slug: string) => terms.filter((term) => term.slug === slug).length > 1;
    const options = distinct(terms).map(({ slug, name, forum }) =>
      isShared(slug) ? { slug, name, group: t('severalForums') } : { slug, name, group: nameOf(forum) },
    );
    return [...options.filter(({ slug }) => !isShared(slug)), ...options.filter(({ slug }) => isShared(slug))];
  };
  return { groups, optionsOf };
}

/** Returns the filters across all forums: a category, any tags, and an event. */
export function useAllForumsFilters({ categories, tags, event }: ListState): Filter[] {
  const { t } = useTranslation('forums');
  const { data: ofCategories } = useGetForumCategoriesQuery();
  const { data: ofTags } = useGetForumTagsQuery();
  const { data: ofEvents } = useGetForumEventsQuery();
  const { groups, optionsOf } = useGroupsByForum();
  return [
    {
      name: 'categories',
      label: t('categories'),
      none: t('allCategories'),
      options: optionsOf(ofCategories?.results),
      chosen: categories,
      groups,
    },
    {
      name: 'tags',
      label: t('tags'),
      options: optionsOf(ofTags?.results).map((tag) => ({ ...tag, name: `#${tag.name}` })),
      chosen: tags,
      several: true,
      groups,
    },
    {
      name: 'event',
      label: t('events'),
      options: distinct(ofEvents?.results).map(({ slug, title }) => ({ slug, name: title })),
      chosen: event ? [event] : [],
    },
  ];
}
