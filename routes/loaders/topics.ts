import { forumsApi } from '@/api/forums';
import { topicsApi } from '@/api/topics';
import { hasPinned, pinnedQueryOf, type TopicsScope, topicsQueryOf } from '@/components/topics/topicsQuery';
import type { ListState } from '@/lib/listState';
import type { FetchQuery } from '@/store/pageData';

/** Loads a page of topics, and a forum's pinned ones where they are shown. */
export async function loadTopics(fetchQuery: FetchQuery, state: ListState, scope: TopicsScope): Promise<void> {
  const { slug, ...query } = topicsQueryOf(state, scope);
  const { getForumTopics } = forumsApi.endpoints;
  if (!slug) {
    await fetchQuery(topicsApi.endpoints.getTopics.initiate(query));
    return;
  }
  await Promise.all([
    fetchQuery(getForumTopics.initiate({ slug, ...query })),
    ...(hasPinned(state) ? [fetchQuery(getForumTopics.initiate(pinnedQueryOf(slug)))] : []),
  ]);
}
