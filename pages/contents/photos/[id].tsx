import { useTranslation } from 'react-i18next';
import { photoComments, useGetPhotoQuery, useGetPhotosQuery } from '@/api/contents';
import { tagOf } from '@/api/tags';
import { Comments } from '@/components/comments/Comments';
import { Beside } from '@/components/contents/Beside';
import { Carousel } from '@/components/contents/Carousel';
import { ContentGone } from '@/components/contents/ContentGone';
import { ContentSeo } from '@/components/contents/ContentSeo';
import { ContentWords } from '@/components/contents/ContentWords';
import { besideQuery } from '@/components/contents/queries';
import { Layout } from '@/components/layout/Layout';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useRecovery } from '@/hooks/useRecovery';
import { isMissing } from '@/lib/failures';
import { paths, type Query } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { photo } from '@/routes/details/photo';

/** A photo post with its comments; `page` is that of the comments. */
export default function PhotoPage({ id, page }: { id: number; page: number }) {
  const { t } = useTranslation('contents');
  const answer = useGetPhotoQuery(id);
  const { data: photo, error, isFetching } = answer;
  const { data: others } = useGetPhotosQuery(besideQuery);
  const comments = photoComments(id);
  const own = { type: 'Contents' as const, id: `photo-${id}` };
  const { away, retry } = useRecovery(answer, [own, 'Contents']);
  useFreshCopy([own, tagOf('Comments', comments.path)]);
  const pageOf = (query?: Query) => paths.photo(id, query);

  const rail = (
    <Beside
      title={t('photos.others')}
      contents={others?.results ?? []}
      current={id}
      hrefOf={paths.photo}
    />
  );
  return (
    <Layout path={pageOf()} rail={rail}>
      {isMissing(error) ? (
        <ContentGone href={paths.photos()} label={t('backToPhotos')} />
      ) : photo ? (
        <>
          <ContentSeo photo={photo} subject={comments} page={page} />
          <Carousel media={photo.media} title={photo.title} />
          <ContentWords content={photo} listPath={paths.photos} />
          <Comments subject={comments} count={photo.comment_count} page={page} pageOf={pageOf} />
        </>
      ) : away ? (
        <ErrorState onRetry={retry} retrying={isFetching} />
      ) : (
        <SkeletonRows />
      )}
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = photo.first;
