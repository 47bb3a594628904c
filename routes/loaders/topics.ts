import { forumsApi } from '@/api/forums';
import { topicsApi } from '@/api/topics';
import {
  hasPinned,
  pinnedQueryOf,
  type TopicsScope,
  topicsQueryOf,
} from '@/components/topics/topicsQuery';
import type { ListState } from '@/lib/listState';
import type { Ask } from '@/store/pageData';

/** Asks for a page of topics, and for a forum's pinned ones where they are shown. */
export async function loadTopics(ask: Ask, state: ListState, scope: TopicsScope): Promise<void> {
  const { slug, ...query } = topicsQueryOf(state, scope);
  const { getForumTopics } = forumsApi.endpoints;
  if (!slug) {
    await ask(topicsApi.endpoints.getTopics.initiate(query));
    return;
  }
  await Promise.all([
    ask(getForumTopics.initiate({ slug, ...query })),
    ...(hasPinned(state) ? [ask(getForumTopics.initiate(pinnedQueryOf(slug)))] : []),
  ]);
}
