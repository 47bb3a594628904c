import { forumsApi } from '@/api/forums';
import type { Ask } from '@/store/page';

/** Asks for a forum and for those beside it. */
export const loadForum = (ask: Ask, slug: string) =>
  Promise.all([
    ask(forumsApi.endpoints.getForum.initiate(slug)),
    ask(forumsApi.endpoints.getForums.initiate()),
  ]);
