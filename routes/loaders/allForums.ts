import { forumsApi } from '@/api/forums';
import type { Ask } from '@/store/pageData';

/** Fetches every forum with its categories, tags and events, for lists across forums. */
export const loadAllForums = (ask: Ask) => {
  const { getForums, getForumCategories, getForumTags, getForumEvents } = forumsApi.endpoints;
  return Promise.all([
    ask(getForums.initiate()),
    ask(getForumCategories.initiate()),
    ask(getForumTags.initiate()),
    ask(getForumEvents.initiate()),
  ]);
};
