import { useTranslation } from 'react-i18next';
import { useGetForumCategoriesQuery, useGetForumEventsQuery, useGetForumTagsQuery } from '@/api/forums';
import { FilterChips, type FilterOption } from '@/components/lists/FilterChips';
import { Filters } from '@/components/lists/Filters';
import { CloseIcon } from '@/components/ui/icons';
import { ChipLink, Chips } from '@/components/ui/Tag';
import type { List } from '@/hooks/useListState';
import type { ListState } from '@/lib/listState';
import styles from './AllForumsFilters.module.css';

/** Removes options with the same slug, since several forums may have one. */
const distinct = (options: FilterOption[] = []): FilterOption[] => [
  ...new Map(options.map(({ slug, name }) => [slug, { slug, name }])).values(),
];

/** Returns the chosen options by name, each with the change that removes it. */
const pick = (options: FilterOption[], chosen: readonly string[], drop: (slug: string) => Partial<ListState>) =>
  options.filter(({ slug }) => chosen.includes(slug)).map((option) => ({ ...option, change: drop(option.slug) }));

/**
 * Renders the filters across all forums behind a button: categories, tags and events. The chosen ones are
 * listed below, each with a link that removes it.
 */
export function AllForumsFilters({ list }: { list: List }) {
  const { t } = useTranslation('forums');
  const { data: categories } = useGetForumCategoriesQuery();
  const { data: tags } = useGetForumTagsQuery();
  const { data: events } = useGetForumEventsQuery();
  const { state, hrefOf } = list;
  const ofCategories = distinct(categories?.results);
  const ofTags = distinct(tags?.results).map(({ slug, name }) => ({ slug, name: `#${name}` }));
  const ofEvents = distinct(events?.results.map(({ slug, title }) => ({ slug, name: title })));
  const event = state.event ? [state.event] : [];
  const without = (values: readonly string[], slug: string) => values.filter((it) => it !== slug);
  const chosen = [
    ...pick(ofCategories, state.categories, (slug) => ({ categories: without(state.categories, slug) })),
    ...pick(ofTags, state.tags, (slug) => ({ tags: without(state.tags, slug) })),
    ...pick(ofEvents, event, () => ({ event: '' })),
  ];
  return (
    <div className={styles.narrow}>
      <details>
        <summary className={styles.summary}>{t('narrow')}</summary>
        <Filters>
          <p className={styles.label} aria-hidden="true">
            {t('categories')}
          </p>
          <FilterChips
            label={t('categories')}
            options={ofCategories}
            chosen={state.categories}
            hrefOf={(slugs) => hrefOf({ categories: slugs })}
          />
          <p className={styles.label} aria-hidden="true">
            {t('tags')}
          </p>
          <FilterChips
            label={t('tags')}
            options={ofTags}
            chosen={state.tags}
            hrefOf={(slugs) => hrefOf({ tags: slugs })}
            several
          />
          <p className={styles.label} aria-hidden="true">
            {t('events')}
          </p>
          <FilterChips
            label={t('events')}
            options={ofEvents}
            chosen={event}
            hrefOf={([slug = '']) => hrefOf({ event: slug })}
          />
        </Filters>
      </details>
      {chosen.length > 0 ? (
        <Chips label={t('chosen')}>
          {chosen.map(({ slug, name, change }) => (
            <ChipLink
              key={slug}
              href={hrefOf(change)}
              selected
              scroll={false}
              prefetch={false}
              aria-label={t('drop', { name })}
            >
              {name} <CloseIcon size={1} />
            </ChipLink>
          ))}
        </Chips>
      ) : null}
    </div>
  );
}
