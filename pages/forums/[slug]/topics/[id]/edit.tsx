import type { GetServerSideProps } from 'next';
import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { forumsApi, useGetForumQuery } from '@/api/forums';
import { topicsApi, useGetTopicQuery } from '@/api/topics';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ComposerHeading } from '@/components/topics/composer/ComposerHeading';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

const Composer = dynamic(() => import('@/components/topics/composer/Composer').then((it) => it.Composer), {
  ssr: false,
  loading: () => <SkeletonRows rows={3} />,
});

interface Props {
  slug: string;
  id: number;
}

/** Renders the form in which a topic's author, or a manager, changes it. */
export default function EditTopicPage({ slug, id }: Props) {
  const { t } = useTranslation('topics');
  const { data: topic, isError, isFetching, refetch } = useGetTopicQuery({ slug, id });
  const { data: forum } = useGetForumQuery({ slug });
  // null once the session has ended: what is typed stays.
  const isOthers = topic?.can?.edit === false;
  const path = paths.editTopic(slug, id);
  return (
    <Layout path={path} focused>
      <Seo title={t('composer.editTitle')} path={path} noindex />
      <ComposerHeading title={t('composer.editTitle')} place={topic?.forum.name} />
      {topic && forum && !isOthers ? <Composer forum={forum} topic={topic} /> : null}
      {topic && isOthers ? (
        <EmptyState
          drawing="locked"
          title={t('composer.notYours')}
          body={t('composer.notYoursBody')}
          action={<LinkButton href={paths.topic(slug, id)}>{t('composer.backToTopic')}</LinkButton>}
        />
      ) : null}
      {isError && !topic ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ settings }) => {
    const slug = String(context.params?.slug);
    const id = Number(context.params?.id);
    return renderRequest(context, {
      namespaces: ['topics', 'skin', 'forums', 'drafts', 'pictures'],
      settings,
      given: { slug, id },
      load: (fetchQuery) =>
        Promise.all([
          fetchQuery(topicsApi.endpoints.getTopic.initiate({ slug, id })),
          fetchQuery(forumsApi.endpoints.getForum.initiate({ slug })),
        ]),
    });
  })) satisfies GetServerSideProps;
