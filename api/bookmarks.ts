import { bookmarkCalls } from '@/contract/bookmarks.calls';
import type { SavedSubject } from '@/contract/constants/common';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { patchQuery } from './patchQuery';
import { staleAfter } from './tags';

/** The kind and the id of content that can be saved. */
export interface SavedKey {
  subject: SavedSubject;
  id: number;
}

/** What a member has saved. A file of its own, since a visitor needs none of it. */
export const bookmarksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBookmarks: query(build, bookmarkCalls.getBookmarks, { providesTags: ['Bookmarks'] }),
    getBookmark: query(build, bookmarkCalls.getBookmark),
    /** Saves content, or removes its bookmark: at once where it is shown; a failure restores it. */
    saveBookmark: mutation(build, bookmarkCalls.saveBookmark, {
      async onQueryStarted({ subject, id, saved }, lifecycle): Promise<void> {
        const patch = patchQuery(lifecycle, bookmarksApi.endpoints.getBookmark, { subject, id }, (bookmark) => {
          bookmark.saved = saved;
        });
        await lifecycle.queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: staleAfter('Bookmarks'),
    }),
  }),
});

export const { useGetBookmarksQuery, useGetBookmarkQuery } = bookmarksApi;
