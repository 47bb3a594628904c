import type { GetServerSideProps } from 'next';
import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { forumsApi, useGetForumsQuery } from '@/api/forums';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ComposerHeading } from '@/components/topics/composer/ComposerHeading';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { useForumClosure } from '@/hooks/useForumClosure';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

const Composer = dynamic(() => import('@/components/topics/composer/Composer').then((it) => it.Composer), {
  ssr: false,
  loading: () => <SkeletonRows rows={3} />,
});

/** Renders the form that writes a topic, with a choice of its forum. */
export default function WriteTopicPage() {
  const { t } = useTranslation('topics');
  const answer = useGetForumsQuery();
  const closureOf = useForumClosure();
  return (
    <Layout path={paths.writeTopic()} focused>
      <Seo title={t('composer.newTitle')} path={paths.writeTopic()} noindex />
      <ComposerHeading title={t('composer.newTitle')} />
      <Loaded answer={answer} loading={<SkeletonRows rows={3} />}>
        {({ results }) => {
          const open = results.filter((forum) => !closureOf(forum));
          const [first] = open;
          if (first) return <Composer forum={first} choices={open} />;
          return <EmptyState title={t('composer.noForum')} body={t('composer.noForumBody')} />;
        }}
      </Loaded>
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ settings }) =>
    renderRequest(context, {
      namespaces: ['topics', 'skin', 'forums', 'drafts', 'pictures'],
      settings,
      load: (fetchQuery) => fetchQuery(forumsApi.endpoints.getForums.initiate()),
    }),
  )) satisfies GetServerSideProps;
