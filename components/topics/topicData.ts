import type { CommentThread } from '@/contract/comments';
import type { Topic } from '@/contract/topics';
import { paths } from '@/lib/paths';
import { breadcrumbs, counter, person, type SiteAddress } from '@/lib/structuredData';

/** The number of comments in the structured data. */
const COMMENTS_LISTED = 10;

const commentData = (comment: CommentThread) => ({
  '@type': 'Comment',
  text: comment.content,
  datePublished: comment.created_at,
  author: person(comment.user?.nickname ?? ''),
});

/** Builds a topic's structured data: DiscussionForumPosting with its first comments, and breadcrumbs. */
export function topicData(
  topic: Topic,
  comments: CommentThread[],
  { site, forumsName }: { site: SiteAddress; forumsName: string },
): Record<string, unknown> {
  const path = paths.topic(topic.forum.slug, topic.id);
  const url = `${site.base}${path}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'DiscussionForumPosting',
        '@id': url,
        url,
        headline: topic.title,
        // Collapsed content is not in the structured data.
        text: topic.collapsed ? '' : topic.content,
        datePublished: topic.created_at,
        dateModified: topic.updated_at,
        author: person(topic.user.nickname),
        image: (topic.collapsed ? [] : topic.files).map((file) => `${site.origin}${file.url}`),
        commentCount: topic.comment_count,
        interactionStatistic: [
          counter('LikeAction', topic.like_count),
          counter('ViewAction', topic.view_count),
          counter('CommentAction', topic.comment_count),
        ],
        comment: comments
          .filter((comment) => comment.status === 'published' && !comment.collapsed)
          .slice(0, COMMENTS_LISTED)
          .map(commentData),
      },
      breadcrumbs(site, [
        { name: forumsName, path: paths.forums() },
        { name: topic.forum.name, path: paths.forum(topic.forum.slug) },
        { name: topic.title, path },
      ]),
    ],
  };
}
