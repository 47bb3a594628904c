import { commentsApi } from '@/api/comments';
import { forumsApi } from '@/api/forums';
import { relatedQuery, topicComments, topicsApi } from '@/api/topics';
import type { FetchQuery } from '@/store/pageData';

/** Loads the data of a topic's page in parallel; `page` is that of its comments. */
export async function loadTopic(fetchQuery: FetchQuery, slug: string, id: number, page: number) {
  await Promise.all([
    fetchQuery(topicsApi.endpoints.getTopic.initiate({ slug, id })),
    fetchQuery(commentsApi.endpoints.getComments.initiate({ path: topicComments({ slug, id }).path, page })),
    fetchQuery(forumsApi.endpoints.getForumTopics.initiate(relatedQuery(slug))),
  ]);
}
