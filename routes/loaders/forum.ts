import { forumsApi } from '@/api/forums';
import type { Ask } from '@/store/pageData';

/** Asks for a forum and for those beside it, and for its events where one of them is chosen. */
export const loadForum = (ask: Ask, slug: string, event = '') =>
  Promise.all([
    ask(forumsApi.endpoints.getForum.initiate(slug)),
    ask(forumsApi.endpoints.getForums.initiate()),
    ...(event ? [ask(forumsApi.endpoints.getForumEvents.initiate())] : []),
  ]);
