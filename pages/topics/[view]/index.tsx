import type { GetServerSideProps } from 'next';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { topicsApi, useGetTopicByIdQuery } from '@/api/topics';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';

/**
 * Renders a topic by its number only, `/topics/12`: the server redirects to its page in its forum, and the
 * browser does when the provider was down.
 */
export default function TopicByIdPage({ id }: { id: number }) {
  const router = useRouter();
  const answer = useGetTopicByIdQuery({ id });
  const { away, retry } = useRetryWhenDown(answer, [{ type: 'Topic', id }]);
  const { data: topic, isFetching } = answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: led on once a topic
  useEffect(() => {
    if (topic) void router.replace(paths.topic(topic.forum.slug, topic.id));
  }, [topic]);
  return (
    <Layout path={paths.topicById(id)}>
      <Seo path={paths.topicById(id)} noindex />
      {away ? <ErrorState onRetry={retry} retrying={isFetching} /> : <SkeletonRows avatar />}
    </Layout>
  );
}

export const getServerSideProps = (async (context) => {
  const id = Number(/^[1-9]\d{0,8}$/.exec(String(context.params?.view))?.[0]);
  if (!id) return { notFound: true };
  let path = '';
  const rendered = await renderRequest(context, {
    namespaces: ['topics'],
    given: { id },
    load: async (fetchQuery) => {
      const topic = await fetchQuery(topicsApi.endpoints.getTopicById.initiate({ id }));
      path = paths.topic(topic.forum.slug, topic.id);
    },
  });
  if (!path) return rendered;
  return { redirect: { destination: inLanguage(path, context.locale ?? 'ko'), permanent: true } };
}) satisfies GetServerSideProps;
