import { useTranslation } from 'react-i18next';
import { useGetPostCategoriesQuery, useGetPostTagsQuery } from '@/api/posts';
import { useGetProductFiltersQuery } from '@/api/products';
import { FilterChips } from '@/components/lists/FilterChips';
import { Filters } from '@/components/lists/Filters';
import { MoreFilters } from '@/components/lists/MoreFilters';
import type { List } from '@/hooks/useListState';

/** Renders the filters of posts: a category, tags, and the deals and stores of their products. */
export function PostFilters({ list }: { list: List }) {
  const { t } = useTranslation('posts');
  const { t: ofProducts } = useTranslation('products');
  const { data: categories } = useGetPostCategoriesQuery();
  const { data: tags } = useGetPostTagsQuery();
  const { data: products } = useGetProductFiltersQuery();
  const { state, hrefOf } = list;
  const deals = products?.deals.map((slug) => ({ slug, name: ofProducts(`deals.${slug}`) }));
  return (
    <>
      <Filters>
        <FilterChips
          label={t('filters.categories')}
          options={categories?.results ?? []}
          chosen={state.categories}
          hrefOf={(slugs) => hrefOf({ categories: slugs })}
        />
      </Filters>
      <MoreFilters chosen={state.tags.length + state.deals.length + state.stores.length}>
        <FilterChips
          label={t('filters.tags')}
          options={tags?.results.map(({ slug, name }) => ({ slug, name: `#${name}` })) ?? []}
          chosen={state.tags}
          hrefOf={(slugs) => hrefOf({ tags: slugs })}
          several
        />
        <FilterChips
          label={t('filters.deals')}
          options={deals ?? []}
          chosen={state.deals}
          hrefOf={(slugs) => hrefOf({ deals: slugs })}
          several
        />
        <FilterChips
          label={t('filters.stores')}
          options={products?.stores ?? []}
          chosen={state.stores}
          hrefOf={(slugs) => hrefOf({ stores: slugs })}
          several
        />
      </MoreFilters>
    </>
  );
}
