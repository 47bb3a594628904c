import { forumsApi } from '@/api/forums';
import type { FetchQuery } from '@/store/pageData';

/** Loads a forum and the other forums, and its events where one of them is chosen. */
export const loadForum = (fetchQuery: FetchQuery, slug: string, event = '') =>
  Promise.all([
    fetchQuery(forumsApi.endpoints.getForum.initiate({ slug })),
    fetchQuery(forumsApi.endpoints.getForums.initiate()),
    ...(event ? [fetchQuery(forumsApi.endpoints.getForumEvents.initiate())] : []),
  ]);
