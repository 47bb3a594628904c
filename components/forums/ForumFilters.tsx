import { FilterChips } from '@/components/lists/FilterChips';
import { Filters } from '@/components/lists/Filters';
import type { Forum } from '@/contract/forums';
import type { List } from '@/hooks/useListState';
import { useTranslation } from '@/hooks/useTranslation';

/** A forum's categories, one at a time, and its tags, any of them: all of it links. */
export function ForumFilters({ forum, list }: { forum: Forum; list: List }) {
  const { t } = useTranslation('forums');
  const { categories, tags } = list.state;
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
    </Filters>
  );
}
