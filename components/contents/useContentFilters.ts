import { useTranslation } from 'react-i18next';
import { useGetContentCategoriesQuery, useGetContentTagsQuery } from '@/api/contents';
import { useGetProductFiltersQuery } from '@/api/products';
import type { Filter } from '@/components/lists/filters';
import { type PhotoPostType, photoPostTypes } from '@/contract/constants/common';
import type { ListState } from '@/lib/listState';
import { tagsQuery } from './queries';

/** Returns the filter of videos and photos by a category. */
export function useCategoryFilter({ categories }: ListState): Filter {
  const { t } = useTranslation('contents');
  const { data } = useGetContentCategoriesQuery();
  return { name: 'categories', label: t('filter.categories'), options: data?.results ?? [], chosen: categories };
}

/** Returns the filters of photo posts: their kind, a category and any hashtags. */
export function usePhotoFilters(state: ListState, postType: PhotoPostType | null): Filter[] {
  const { t } = useTranslation('contents');
  const categories = useCategoryFilter(state);
  const { data: tags } = useGetContentTagsQuery(tagsQuery);
  // A chosen hashtag that is not among the most used is listed too, so that it can be removed.
  const names = new Set([...state.tags, ...(tags?.results ?? []).map(({ slug }) => slug)]);
  return [
    {
      name: 'post_type',
      label: t('filter.postType'),
      options: photoPostTypes.map((slug) => ({ slug, name: t(`postTypes.${slug}`) })),
      chosen: postType ? [postType] : [],
    },
    categories,
    {
      name: 'tags',
      label: t('filter.tags'),
      options: [...names].map((slug) => ({ slug, name: `#${slug}` })),
      chosen: state.tags,
      several: true,
    },
  ];
}

/** Returns the filters of collections by their products. */
export function useOtherFilters({ deals, stores, categories }: ListState): Filter[] {
  const { t } = useTranslation('contents');
  const { t: products } = useTranslation('products');
  const { data } = useGetProductFiltersQuery();
  return [
    { name: 'categories', label: t('filter.categories'), options: data?.categories ?? [], chosen: categories },
    {
      name: 'deals',
      label: t('filter.deals'),
      options: (data?.deals ?? []).map((slug) => ({ slug, name: products(`deals.${slug}`) })),
      chosen: deals,
      several: true,
    },
    { name: 'stores', label: t('filter.stores'), options: data?.stores ?? [], chosen: stores, several: true },
  ];
}
