import { forumsApi } from '@/api/forums';
import { topicsApi } from '@/api/topics';
import { hasPinned, pinnedQueryOf, type TopicsScope, topicsQueryOf } from '@/components/topics/topicsQuery';
import { orderingTypes, topicOrderings } from '@/contract/constants/common';
import type { ListState } from '@/lib/listState';
import type { FetchQuery } from '@/store/pageData';

/** The orders of a list of topics, or of posts. */
export const topicOrders = { types: orderingTypes, fields: topicOrderings };

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
