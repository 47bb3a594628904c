import {
  useGetForumCategoriesQuery,
  useGetForumEventsQuery,
  useGetForumTagsQuery,
} from '@/api/forums';
import { FilterChips, type FilterOption } from '@/components/lists/FilterChips';
import { Filters } from '@/components/lists/Filters';
import type { List } from '@/hooks/useListState';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './AllForumsFilters.module.css';

/** Forums may name the same thing: it is one choice. */
const distinct = (options: FilterOption[] = []): FilterOption[] => [
  ...new Map(options.map(({ slug, name }) => [slug, { slug, name }])).values(),
];

/** What topics of every forum can be narrowed to: categories, tags and events of all of them. */
export function AllForumsFilters({ list }: { list: List }) {
  const { t } = useTranslation('forums');
  const { data: categories } = useGetForumCategoriesQuery();
  const { data: tags } = useGetForumTagsQuery();
  const { data: events } = useGetForumEventsQuery();
  const { state, hrefOf } = list;
  const chosen = [...state.categories, ...state.tags, ...(state.event ? [state.event] : [])];
  return (
    <details className={styles.narrow} open={chosen.length > 0 || undefined}>
      <summary className={styles.summary}>
        {t('narrow')}
        {chosen.length > 0 ? <span className={styles.count}>{chosen.length}</span> : null}
      </summary>
      <Filters>
        <FilterChips
          label={t('categories')}
          options={distinct(categories?.results)}
          chosen={state.categories}
          hrefOf={(slugs) => hrefOf({ categories: slugs })}
        />
        <FilterChips
          label={t('tags')}
          options={distinct(tags?.results).map(({ slug, name }) => ({ slug, name: `#${name}` }))}
          chosen={state.tags}
          hrefOf={(slugs) => hrefOf({ tags: slugs })}
          several
        />
        <FilterChips
          label={t('events')}
          options={distinct(events?.results.map(({ slug, title }) => ({ slug, name: title })))}
          chosen={state.event ? [state.event] : []}
          hrefOf={([slug = '']) => hrefOf({ event: slug })}
        />
      </Filters>
    </details>
  );
}
