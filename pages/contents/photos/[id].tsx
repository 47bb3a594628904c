import { useTranslation } from 'react-i18next';
import { photoComments, useGetPhotoQuery, useGetPhotosQuery } from '@/api/contents';
import { tagOf } from '@/api/tags';
import { Comments } from '@/components/comments/Comments';
import { Carousel } from '@/components/contents/Carousel';
import { ContentDescription } from '@/components/contents/ContentDescription';
import { ContentNotFound } from '@/components/contents/ContentNotFound';
import { ContentSeo } from '@/components/contents/ContentSeo';
import { relatedQuery } from '@/components/contents/queries';
import { Related } from '@/components/contents/Related';
import { Layout } from '@/components/layout/Layout';
import { Detail } from '@/components/ui/Detail';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { numbered, paths, type Query } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { photo } from '@/routes/details/photo';

/** Renders a photo post with its comments; `page` is that of the comments. */
export default function PhotoPage({ id, page }: { id: number; page: number }) {
  const { t } = useTranslation('contents');
  const answer = useGetPhotoQuery({ id });
  const { data: others } = useGetPhotosQuery(relatedQuery);
  const comments = photoComments(id);
  const own = { type: 'Contents' as const, id: `photo-${id}` };
  useRevalidateOnVisit([own, tagOf('Comments', comments.path)]);
  const pageOf = (query?: Query) => paths.photo(id, query);

  const rail = (
    <Related title={t('photos.others')} contents={others?.results ?? []} current={id} hrefOf={paths.photo} />
  );
  return (
    <Layout path={pageOf(numbered(page))} rail={rail}>
      <Detail
        answer={answer}
        tags={[own, 'Contents']}
        missing={<ContentNotFound href={paths.photos()} label={t('backToPhotos')} />}
      >
        {(photo) => (
          <>
            <ContentSeo photo={photo} subject={comments} page={page} />
            <Carousel media={photo.media} title={photo.title} path={paths.photo(photo.id)} />
            <ContentDescription content={photo} subject="photo" listPath={paths.photos} />
            <Comments subject={comments} count={photo.comment_count} page={page} pageOf={pageOf} />
          </>
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = photo.first;
