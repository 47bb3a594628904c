import Head from 'next/head';
import { useTranslation } from 'react-i18next';
import { useGetPostCategoriesQuery, useGetPostTagsQuery } from '@/api/postTerms';
import { useGetProductFiltersQuery } from '@/api/products';
import { CommunityTabs } from '@/components/layout/CommunityTabs';
import { Layout } from '@/components/layout/Layout';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Filter } from '@/components/lists/filters';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { PostList } from './PostList';

/** Returns the filters of posts: a category, any tags, and the deals and stores of their products. */
function usePostFilters({ categories, tags, deals, stores }: ListState): Filter[] {
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

/** Renders the posts' page: `/posts` and its numbered pages. */
export function PostsPage({ state }: { state: ListState }) {
  const { t } = useTranslation('posts');
  const list = useListState(state, paths.posts);
  const filters = usePostFilters(state);
  const { base } = useSiteAddress();
  useRevalidateOnVisit(['Posts']);
  return (
    <Layout path={list.address} wide write={paths.newPost()}>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={paths.posts} />
      <Head>
        <link key="feed" rel="alternate" type="application/atom+xml" title={t('feed')} href={base + paths.postFeed()} />
      </Head>
      <CommunityTabs current="posts" />
      <ListHeader
        title={t('title')}
        description={t('description')}
        write={{ href: paths.newPost(), label: t('write') }}
      />
      <ListTools list={list} label={t('search')} filters={filters} />
      <PostList list={list} />
    </Layout>
  );
}
