import type { GetServerSideProps } from 'next';
import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { postsApi, useGetPostQuery } from '@/api/posts';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

const PostComposer = dynamic(() => import('@/components/posts/editor/PostComposer').then((it) => it.PostComposer), {
  ssr: false,
  loading: () => <SkeletonRows rows={3} />,
});

interface Props {
  id: number;
  /** The calling member, and whether they are a manager. */
  username: string;
  manages: boolean;
}

/** Renders the form in which a post's author, or a manager, changes it. */
export default function EditPostPage({ id, username, manages }: Props) {
  const { t } = useTranslation('posts');
  const { data: post, isError, isFetching, refetch } = useGetPostQuery({ id });
  const mayEdit = manages || post?.user.username === username;
  const path = paths.editPost(id);
  return (
    <Layout path={path} focused>
      <Seo title={t('editor.editTitle')} path={path} noindex />
      <h1>{t('editor.editTitle')}</h1>
      {post && mayEdit ? <PostComposer post={post} /> : null}
      {post && !mayEdit ? (
        <EmptyState
          drawing="locked"
          title={t('editor.notYours')}
          body={t('editor.notYoursBody')}
          action={<LinkButton href={paths.post(id)}>{t('editor.backToPost')}</LinkButton>}
        />
      ) : null}
      {isError && !post ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ session, settings }) => {
    const id = Number(context.params?.id);
    const { username, is_manager: manages } = session.user;
    return renderRequest(context, {
      namespaces: ['posts', 'pictures', 'drafts'],
      settings,
      given: { id, username, manages },
      load: (fetchQuery) =>
        Promise.all([
          fetchQuery(postsApi.endpoints.getPost.initiate({ id })),
          fetchQuery(postsApi.endpoints.getPostCategories.initiate()),
          fetchQuery(postsApi.endpoints.getPostTags.initiate()),
        ]),
    });
  })) satisfies GetServerSideProps;
