import { forumsApi } from '@/api/forums';
import type { FetchQuery } from '@/store/pageData';

/** Fetches every forum with its categories, tags and events, for lists across forums. */
export const loadAllForums = (fetchQuery: FetchQuery) => {
  const { getForums, getForumCategories, getForumTags, getForumEvents } = forumsApi.endpoints;
  return Promise.all([
    fetchQuery(getForums.initiate()),
    fetchQuery(getForumCategories.initiate()),
    fetchQuery(getForumTags.initiate()),
    fetchQuery(getForumEvents.initiate()),
  ]);
};
