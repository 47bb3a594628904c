import { useTranslation } from 'react-i18next';
import { type CommentSubject, useGetCommentsQuery } from '@/api/comments';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Photo, Video } from '@/contract/contents';
import { numbered, paths } from '@/lib/paths';
import { photoData, videoData } from './contentData';

interface Shared {
  subject: CommentSubject;
  /** The page of the comments. */
  page: number;
}

/** Renders the metadata of a video or a photo post for search engines and shared links. */
export function ContentSeo({
  video,
  photo,
  subject,
  page,
}: Shared & ({ video: Video; photo?: never } | { photo: Photo; video?: never })) {
  const { t } = useTranslation('contents');
  const { t: common } = useTranslation('common');
  const { data } = useGetCommentsQuery({ path: subject.path, page });
  const site = useSiteAddress();
  const comments = data?.results ?? [];
  const content = video ?? photo;
  const query = numbered(page);
  return (
    <Seo
      title={page === 1 ? content.title : common('list.titlePage', { title: content.title, page })}
      description={content.excerpt || content.title}
      path={video ? paths.video(video.id, query) : paths.photo(photo.id, query)}
      image={content.thumbnail?.url}
      type="article"
      noindex={content.status !== 'published'}
      jsonLd={
        video
          ? videoData(video, { comments, site, listName: t('videos.title') })
          : photoData(photo, { comments, site, listName: t('photos.title') })
      }
    />
  );
}
