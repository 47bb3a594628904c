import { ChipLink, Chips } from '@/components/ui/Tag';
import type { Forum } from '@/contract/forums';
import type { List } from '@/hooks/useListState';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ForumFilters.module.css';

const toggled = (values: string[], value: string) =>
  values.includes(value) ? values.filter((it) => it !== value) : [...values, value];

/** A forum's categories, one at a time, and its tags, any of them: all of it links. */
export function ForumFilters({ forum, list }: { forum: Forum; list: List }) {
  const { t } = useTranslation('forums');
  const { categories, tags } = list.state;
  return (
    <div className={styles.filters}>
      <Chips label={t('categories')}>
        <ChipLink
          href={list.hrefOf({ categories: [] })}
          selected={categories.length === 0}
          scroll={false}
          prefetch={false}
        >
          {t('allCategories')}
        </ChipLink>
        {forum.categories.map(({ slug, name }) => (
          <ChipLink
            key={slug}
            href={list.hrefOf({ categories: [slug] })}
            selected={categories.includes(slug)}
            scroll={false}
            prefetch={false}
          >
            {name}
          </ChipLink>
        ))}
      </Chips>
      {forum.tags.length > 0 ? (
        <Chips label={t('tags')}>
          {forum.tags.map(({ slug, name }) => (
            <ChipLink
              key={slug}
              href={list.hrefOf({ tags: toggled(tags, slug) })}
              selected={tags.includes(slug)}
              scroll={false}
              prefetch={false}
            >
              #{name}
            </ChipLink>
          ))}
        </Chips>
      ) : null}
    </div>
  );
}
