import { forumsApi } from '@/api/forums';
import type { Ask } from '@/store/pageData';

/** Asks for every forum with their categories, tags and events: what a list across forums shows. */
export const loadAllForums = (ask: Ask) => {
  const { getForums, getForumCategories, getForumTags, getForumEvents } = forumsApi.endpoints;
  return Promise.all([
    ask(getForums.initiate()),
    ask(getForumCategories.initiate()),
    ask(getForumTags.initiate()),
    ask(getForumEvents.initiate()),
  ]);
};
