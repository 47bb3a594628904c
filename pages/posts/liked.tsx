import { useTranslation } from 'react-i18next';
import { postWritesApi } from '@/api/postWrites';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ListHeader } from '@/components/lists/ListHeader';
import { LikedPosts } from '@/components/posts/LikedPosts';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import { useListState } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { createOwnList, type OwnListView } from '@/routes/loaders/activity';

/** Renders the posts that the member likes. */
export default function LikedPostsPage({ state }: OwnListView) {
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

export const getServerSideProps = createOwnList(postWritesApi.endpoints.getLikedPosts, ['posts']);
