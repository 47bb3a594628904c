import type { GetServerSideProps } from 'next';
import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { postsApi, useGetPostQuery } from '@/api/posts';
import { postTermsApi } from '@/api/postTerms';
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
}

/** Renders the form in which a post's author, or a manager, changes it. */
export default function EditPostPage({ id }: Props) {
  const { t } = useTranslation('posts');
  const { data: post, isError, isFetching, refetch } = useGetPostQuery({ id });
  // null once the session has ended: what is typed stays.
  const isOthers = post?.can?.edit === false;
  const path = paths.editPost(id);
  return (
    <Layout path={path} focused>
      <Seo title={t('editor.editTitle')} path={path} noindex />
      <h1>{t('editor.editTitle')}</h1>
      {post && !isOthers ? <PostComposer post={post} /> : null}
      {post && isOthers ? (
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
  requireSession(context, async ({ settings }) => {
    const id = Number(context.params?.id);
    return renderRequest(context, {
      namespaces: ['posts', 'products', 'pictures', 'drafts'],
      settings,
      given: { id },
      load: (fetchQuery) =>
        Promise.all([
          fetchQuery(postsApi.endpoints.getPost.initiate({ id })),
          fetchQuery(postTermsApi.endpoints.getPostCategories.initiate()),
          fetchQuery(postTermsApi.endpoints.getPostTags.initiate()),
        ]),
    });
  })) satisfies GetServerSideProps;
