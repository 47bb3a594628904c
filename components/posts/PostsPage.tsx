import Head from 'next/head';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { PostFilters } from './PostFilters';
import { PostList } from './PostList';

/** Renders the posts' page: `/posts` and its numbered pages. */
export function PostsPage({ state }: { state: ListState }) {
  const { t } = useTranslation('posts');
  const list = useListState(state, paths.posts);
  const { base } = useSiteAddress();
  useRevalidateOnVisit(['Posts']);
  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={paths.posts} />
      <Head>
        <link key="feed" rel="alternate" type="application/atom+xml" title={t('feed')} href={base + paths.postFeed()} />
      </Head>
      <ListHeader
        title={t('title')}
        description={t('description')}
        write={{ href: paths.newPost(), label: t('write') }}
      />
      <PostFilters list={list} />
      <ListTools list={list} label={t('search')} />
      <PostList list={list} />
    </Layout>
  );
}
