import { useTranslation } from 'react-i18next';
import { useGetContentCategoriesQuery, useGetContentTagsQuery } from '@/api/contents';
import { useGetProductFiltersQuery } from '@/api/products';
import { FilterChips } from '@/components/lists/FilterChips';
import { Filters } from '@/components/lists/Filters';
import { type PhotoPostType, photoPostTypes } from '@/contract/constants/common';
import type { List } from '@/hooks/useListState';

/** Renders the category filter of videos. */
export function VideoFilters({ list }: { list: List }) {
  const { t } = useTranslation('contents');
  const { data } = useGetContentCategoriesQuery();
  return (
    <Filters>
      <FilterChips
        label={t('filter.categories')}
        options={data?.results ?? []}
        chosen={list.state.categories}
        hrefOf={(categories) => list.hrefOf({ categories })}
      />
    </Filters>
  );
}

/** Renders the filters of photo posts; `hrefOfType` builds the address of one kind, or of all. */
export function PhotoFilters({
  list,
  postType,
  hrefOfType,
}: {
  list: List;
  postType: PhotoPostType | null;
  hrefOfType: (postType: string | undefined) => string;
}) {
  const { t } = useTranslation('contents');
  const { data: categories } = useGetContentCategoriesQuery();
  const { data: tags } = useGetContentTagsQuery();
  const { state } = list;
  // A chosen hashtag that is not among the most used is listed too, so that it can be removed.
  const names = new Set([...state.tags, ...(tags?.results ?? []).map(({ slug }) => slug)]);
  return (
    <Filters>
      <FilterChips
        label={t('filter.postType')}
        options={photoPostTypes.map((slug) => ({ slug, name: t(`postTypes.${slug}`) }))}
        chosen={postType ? [postType] : []}
        hrefOf={([chosen]) => hrefOfType(chosen)}
      />
      <FilterChips
        label={t('filter.categories')}
        options={categories?.results ?? []}
        chosen={state.categories}
        hrefOf={(chosen) => list.hrefOf({ categories: chosen })}
      />
      <FilterChips
        several
        label={t('filter.tags')}
        options={[...names].map((slug) => ({ slug, name: `#${slug}` }))}
        chosen={state.tags}
        hrefOf={(chosen) => list.hrefOf({ tags: chosen })}
      />
    </Filters>
  );
}

/** Renders the filters of collections by their products. */
export function OtherFilters({ list }: { list: List }) {
  const { t } = useTranslation('contents');
  const { t: products } = useTranslation('products');
  const { data } = useGetProductFiltersQuery();
  const { deals, stores, categories } = list.state;
  return (
    <Filters>
      <FilterChips
        label={t('filter.categories')}
        options={data?.categories ?? []}
        chosen={categories}
        hrefOf={(chosen) => list.hrefOf({ categories: chosen })}
      />
      <FilterChips
        several
        label={t('filter.deals')}
        options={(data?.deals ?? []).map((slug) => ({ slug, name: products(`deals.${slug}`) }))}
        chosen={deals}
        hrefOf={(chosen) => list.hrefOf({ deals: chosen })}
      />
      <FilterChips
        several
        label={t('filter.stores')}
        options={data?.stores ?? []}
        chosen={stores}
        hrefOf={(chosen) => list.hrefOf({ stores: chosen })}
      />
    </Filters>
  );
}
