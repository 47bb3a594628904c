import type { GetServerSideProps } from 'next';
import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

const PostComposer = dynamic(() => import('@/components/posts/editor/PostComposer').then((it) => it.PostComposer), {
  ssr: false,
  loading: () => <SkeletonRows rows={3} />,
});

/** Renders the form that writes a post. */
export default function NewPostPage() {
  const { t } = useTranslation('posts');
  const path = paths.newPost();
  return (
    <Layout path={path} focused>
      <Seo title={t('editor.newTitle')} path={path} noindex />
      <h1>{t('editor.newTitle')}</h1>
      <PostComposer />
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ settings }) =>
    renderRequest(context, {
      namespaces: ['posts', 'products', 'pictures', 'drafts'],
      settings,
      given: {},
      // The form is rendered in the browser only, and fetches its own data.
      load: async () => undefined,
    }),
  )) satisfies GetServerSideProps;
