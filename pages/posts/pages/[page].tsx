import type { GetStaticPaths, GetStaticProps } from 'next';
import Head from 'next/head';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { PostFilters } from '@/components/posts/PostFilters';
import { PostList } from '@/components/posts/PostList';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { loadPosts } from '@/routes/loaders/posts';
import { renderStatic } from '@/server/render/page';

/** Posts: `/posts` and its numbered pages. */
export default function PostsPage({ state }: { state: ListState }) {
  const { t } = useTranslation('posts');
  const list = useListState(state, paths.posts);
  const { base } = useSiteAddress();
  useFreshCopy(['Posts']);
  return (
    <Layout path={list.address} wide>
      <ListSeo
        state={state}
        title={t('title')}
        description={t('description')}
        pathOf={paths.posts}
      />
      <Head>
        <link
          key="feed"
          rel="alternate"
          type="application/atom+xml"
          title={t('feed')}
          href={base + paths.postFeed()}
        />
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

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['posts', 'products'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await loadPosts(ask, state);
      return { state };
    },
  });
}) satisfies GetStaticProps;
