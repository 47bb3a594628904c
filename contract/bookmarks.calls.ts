import type { bookmarkSchemas } from './bookmarks.ts';
import { declareCalls } from './call.ts';

export const bookmarkCalls = declareCalls<typeof bookmarkSchemas>()({
  getBookmarks: ['GET', '/bookmarks/', 'member'],
  saveBookmark: ['POST', '/bookmarks/', 'member'],
  getBookmark: ['GET', '/bookmarks/{subject}/{id}/', 'member'],
});
