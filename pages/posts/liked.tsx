import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { postWritesApi } from '@/api/postWrites';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ListHeader } from '@/components/lists/ListHeader';
import { LikedPosts } from '@/components/posts/LikedPosts';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import { useListState } from '@/hooks/useListState';
import { type ListState, parseListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

/** Renders the posts that the member likes. */
export default function LikedPostsPage({ state }: { state: ListState }) {
  const { t } = useTranslation('posts');
  const list = useListState(state, paths.likedPosts);
  return (
    <Layout path={list.address} wide>
      <Seo title={t('liked.title')} path={paths.likedPosts()} noindex />
      <ListHeader title={t('liked.title')} description={t('liked.description')} />
      <WhileSignedIn path={list.address}>
        <LikedPosts list={list} />
      </WhileSignedIn>
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ settings }) => {
    const { page } = parseListState(context.query);
    // The call has one order and no filters, so the rest of the address is ignored.
    const state = parseListState({ page: String(page) });
    return renderRequest(context, {
      namespaces: ['posts'],
      settings,
      given: { state },
      load: (fetchQuery) => fetchQuery(postWritesApi.endpoints.getLikedPosts.initiate({ page })),
    });
  })) satisfies GetServerSideProps;
