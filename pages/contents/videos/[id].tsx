import { useTranslation } from 'react-i18next';
import { useGetVideoQuery, useGetVideosQuery, videoComments } from '@/api/contents';
import { tagOf } from '@/api/tags';
import { Comments } from '@/components/comments/Comments';
import { ContentDescription } from '@/components/contents/ContentDescription';
import { ContentNotFound } from '@/components/contents/ContentNotFound';
import { ContentSeo } from '@/components/contents/ContentSeo';
import { Player } from '@/components/contents/Player';
import { relatedQuery } from '@/components/contents/queries';
import { Related } from '@/components/contents/Related';
import { Layout } from '@/components/layout/Layout';
import { Detail } from '@/components/ui/Detail';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { numbered, paths, type Query } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { video } from '@/routes/details/video';

/** Renders a video with its comments; `page` is that of the comments. */
export default function VideoPage({ id, page }: { id: number; page: number }) {
  const { t } = useTranslation('contents');
  const answer = useGetVideoQuery({ id });
  const { data: others } = useGetVideosQuery(relatedQuery);
  const comments = videoComments(id);
  const own = { type: 'Contents' as const, id: `video-${id}` };
  useRevalidateOnVisit([own, tagOf('Comments', comments.path)]);
  const pageOf = (query?: Query) => paths.video(id, query);

  const rail = (
    <Related title={t('videos.others')} contents={others?.results ?? []} current={id} hrefOf={paths.video} />
  );
  return (
    <Layout path={pageOf(numbered(page))} rail={rail}>
      <Detail
        answer={answer}
        tags={[own, 'Contents']}
        missing={<ContentNotFound href={paths.videos()} label={t('backToVideos')} />}
      >
        {(video) => (
          <>
            <ContentSeo video={video} subject={comments} page={page} />
            <Player video={video} full />
            <ContentDescription content={video} subject="video" listPath={paths.videos} />
            <Comments subject={comments} count={video.comment_count} page={page} pageOf={pageOf} />
          </>
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = video.first;
