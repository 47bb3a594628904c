import type { InferGetStaticPropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { useGetForumTopicsQuery } from '@/api/forums';
import { tagOf } from '@/api/tags';
import { relatedQuery, topicComments, useGetTopicQuery } from '@/api/topics';
import { Comments } from '@/components/comments/Comments';
import { Layout } from '@/components/layout/Layout';
import { ForumClosed } from '@/components/topics/ForumClosed';
import { RelatedTopics } from '@/components/topics/RelatedTopics';
import { TopicArticle } from '@/components/topics/TopicArticle';
import { TopicSeo } from '@/components/topics/TopicSeo';
import { Detail } from '@/components/ui/Detail';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { useCountView } from '@/hooks/useCountView';
import { useForumClosure } from '@/hooks/useForumClosure';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { numbered, paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { topic } from '@/routes/details/topic';

const TopicNotFound = lazyClient(() => import('@/components/topics/TopicNotFound').then((it) => it.TopicNotFound));

/** Renders a topic with its comments; `page` is that of the comments. */
export default function TopicPage({ slug, id, page }: InferGetStaticPropsType<typeof topic.first>) {
  const { t } = useTranslation('topics');
  const answer = useGetTopicQuery({ slug, id });
  const comments = topicComments({ slug, id });
  const closureOf = useForumClosure();
  const { data: others } = useGetForumTopicsQuery(relatedQuery(slug));
  useCountView('topics', id, async () => {
    const { topicWritesApi } = await import('@/api/topicWrites');
    return (dispatch) => dispatch(topicWritesApi.endpoints.viewTopic.initiate({ slug, id }));
  });
  useRevalidateOnVisit([{ type: 'Topic', id }, tagOf('Comments', comments.path)]);

  const rail = (
    <RelatedTopics
      title={t('topic.related')}
      topics={others?.results.filter((other) => other.id !== id).slice(0, 5) ?? []}
    />
  );
  return (
    <Layout path={paths.topic(slug, id, numbered(page))} rail={rail}>
      <Detail
        answer={answer}
        tags={[{ type: 'Topic', id }, 'Topics']}
        missing={<TopicNotFound slug={slug} />}
        loading={<SkeletonRows avatar />}
      >
        {(topic) => {
          const closure = closureOf(topic.forum);
          return (
            <>
              <TopicSeo topic={topic} page={page} />
              <TopicArticle topic={topic} />
              <Comments
                subject={comments}
                count={topic.comment_count}
                page={page}
                pageOf={(query) => paths.topic(slug, id, query)}
                closed={closure ? <ForumClosed why={closure} /> : undefined}
              />
            </>
          );
        }}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = topic.first;
