import { useTranslation } from 'react-i18next';
import { useGetPostCategoriesQuery, useGetPostTagsQuery } from '@/api/posts';
import { useGetProductFiltersQuery } from '@/api/products';
import type { Filter } from '@/components/lists/filters';
import type { ListState } from '@/lib/listState';

/** Returns the filters of posts: a category, any tags, and the deals and stores of their products. */
export function usePostFilters({ categories, tags, deals, stores }: ListState): Filter[] {
  const { t } = useTranslation('posts');
  const { t: ofProducts } = useTranslation('products');
  const { data: ofCategories } = useGetPostCategoriesQuery();
  const { data: ofTags } = useGetPostTagsQuery();
  const { data: products } = useGetProductFiltersQuery();
  return [
    {
      name: 'categories',
      label: t('filters.categories'),
      options: ofCategories?.results ?? [],
      chosen: categories,
    },
    {
      name: 'tags',
      label: t('filters.tags'),
      options: ofTags?.results.map(({ slug, name }) => ({ slug, name: `#${name}` })) ?? [],
      chosen: tags,
      several: true,
    },
    {
      name: 'deals',
      label: t('filters.deals'),
      options: products?.deals.map((slug) => ({ slug, name: ofProducts(`deals.${slug}`) })) ?? [],
      chosen: deals,
      several: true,
    },
    {
      name: 'stores',
      label: t('filters.stores'),
      options: products?.stores ?? [],
      chosen: stores,
      several: true,
    },
  ];
}
