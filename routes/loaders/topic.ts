import { commentsApi } from '@/api/comments';
import { forumsApi } from '@/api/forums';
import { topicComments, topicsApi } from '@/api/topics';
import { relatedQuery } from '@/components/topics/topicsQuery';
import type { Ask } from '@/store/pageData';

/** Asks at once for everything that a topic's page shows; `page` is that of its comments. */
export async function loadTopic(ask: Ask, slug: string, id: number, page: number) {
  await Promise.all([
    ask(topicsApi.endpoints.getTopic.initiate({ slug, id })),
    ask(
      commentsApi.endpoints.getComments.initiate({ path: topicComments({ slug, id }).path, page }),
    ),
    ask(forumsApi.endpoints.getForumTopics.initiate(relatedQuery(slug))),
  ]);
}
