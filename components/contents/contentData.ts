import type { CommentThread } from '@/contract/comments';
import type { Photo, Video } from '@/contract/contents';
import { paths } from '@/lib/paths';
import { breadcrumbs, counter, person, type SiteAddress } from '@/lib/structuredData';

/** The number of comments in the structured data. */
const COMMENTS_LISTED = 10;

const commentsOf = (threads: CommentThread[]) =>
  threads
    .filter((thread) => thread.status === 'published' && !thread.collapsed)
    .slice(0, COMMENTS_LISTED)
    .map((thread) => ({
      '@type': 'Comment',
      text: thread.content,
      datePublished: thread.created_at,
      author: person(thread.user?.nickname ?? ''),
    }));

const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });

/** Formats seconds as an ISO 8601 duration: PT6M52S. */
const isoDuration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;

interface Related {
  comments: CommentThread[];
  site: SiteAddress;
  /** The name of its list. */
  listName: string;
}

/** Builds a video's structured data: VideoObject with its first comments, and breadcrumbs. */
export function videoData(video: Video, { comments, site, listName }: Related) {
  const path = paths.video(video.id);
  const url = `${site.base}${path}`;
  const { duration, thumbnail, youtube_id, film } = video;
  return graph(
    {
      '@type': 'VideoObject',
      '@id': url,
      url,
      name: video.title,
      description: video.description || video.title,
      uploadDate: video.published_at,
      ...(thumbnail && { thumbnailUrl: `${site.origin}${thumbnail.url}` }),
      ...(duration !== null && { duration: isoDuration(duration) }),
      ...(youtube_id && { embedUrl: `https://www.youtube-nocookie.com/embed/${youtube_id}` }),
      ...(film && { contentUrl: `${site.origin}${film}` }),
      interactionStatistic: [counter('WatchAction', video.view_count), counter('CommentAction', video.comment_count)],
      commentCount: video.comment_count,
      comment: commentsOf(comments),
    },
    breadcrumbs(site, [
      { name: listName, path: paths.videos() },
      { name: video.title, path },
    ]),
  );
}

/** Builds a photo post's structured data: SocialMediaPosting with its pictures. */
export function photoData(photo: Photo, { comments, site, listName }: Related) {
  const path = paths.photo(photo.id);
  const url = `${site.base}${path}`;
  return graph(
    {
      '@type': 'SocialMediaPosting',
      '@id': url,
      url,
      headline: photo.title,
      articleBody: photo.description,
      datePublished: photo.published_at,
      dateModified: photo.updated_at,
      image: photo.media.map((one) => ({
        '@type': 'ImageObject',
        contentUrl: `${site.origin}${one.url}`,
        width: one.width,
        height: one.height,
        caption: one.alt || photo.title,
      })),
      keywords: photo.tags.map(({ name }) => name).join(', '),
      interactionStatistic: [counter('CommentAction', photo.comment_count)],
      commentCount: photo.comment_count,
      comment: commentsOf(comments),
    },
    breadcrumbs(site, [
      { name: listName, path: paths.photos() },
      { name: photo.title, path },
    ]),
  );
}
