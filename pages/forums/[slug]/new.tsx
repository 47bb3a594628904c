import type { GetServerSideProps } from 'next';
import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { forumsApi, useGetForumQuery } from '@/api/forums';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ComposerHeading } from '@/components/topics/composer/ComposerHeading';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { useForumClosure } from '@/hooks/useForumClosure';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

const Composer = dynamic(() => import('@/components/topics/composer/Composer').then((it) => it.Composer), {
  ssr: false,
  loading: () => <SkeletonRows rows={3} />,
});

/** Renders the form that writes a topic into a forum. */
export default function NewTopicPage({ slug }: { slug: string }) {
  const { t } = useTranslation('topics');
  const { data: forum, isError, isFetching, refetch } = useGetForumQuery({ slug });
  const closureOf = useForumClosure();
  const closure = forum && closureOf(forum);
  const path = paths.newTopic(slug);
  return (
    <Layout path={path} focused>
      <Seo title={t('composer.newTitle')} path={path} noindex />
      <ComposerHeading title={t('composer.newTitle')} place={forum && t('composer.forum', { forum: forum.name })} />
      {forum && closure ? (
        <EmptyState
          title={t('closed.title')}
          body={t(`closed.${closure}`)}
          action={<LinkButton href={paths.forum(slug)}>{t('topic.toForum')}</LinkButton>}
        />
      ) : forum ? (
        <Composer forum={forum} />
      ) : isError ? (
        <ErrorState onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ settings }) => {
    const slug = String(context.params?.slug);
    return renderRequest(context, {
      namespaces: ['topics', 'skin', 'forums', 'drafts', 'pictures'],
      settings,
      given: { slug },
      load: (fetchQuery) => fetchQuery(forumsApi.endpoints.getForum.initiate({ slug })),
    });
  })) satisfies GetServerSideProps;
