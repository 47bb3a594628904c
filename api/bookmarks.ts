import type { Bookmark, BookmarkAnswer, BookmarkBody, BookmarkSavedAnswer, BookmarksQuery } from '@/contract/bookmarks';
import type { Paginated } from '@/contract/common';
import type { SavedSubject } from '@/contract/constants/common';
import { baseApi } from './baseApi';
import { patchQuery } from './patchQuery';

/** The kind and the id of content that can be saved. */
export interface SavedKey {
  subject: SavedSubject;
  id: number;
}

/** What a member has saved. A file of its own, since a visitor needs none of it. */
export const bookmarksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBookmarks: build.query<Paginated<Bookmark>, BookmarksQuery>({
      query: (params) => ({ url: 'bookmarks/', params }),
      providesTags: ['Bookmarks', 'Personal'],
    }),
    getBookmark: build.query<BookmarkAnswer, SavedKey>({
      query: ({ subject, id }) => ({ url: `bookmarks/${subject}/${id}/` }),
      providesTags: ['Personal'],
    }),
    /** Saves content, or removes its bookmark: at once where it is shown; a failure restores it. */
    saveBookmark: build.mutation<BookmarkSavedAnswer, BookmarkBody & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: 'bookmarks/', method: 'POST', body, idempotencyKey }),
      async onQueryStarted({ subject, id, saved }, lifecycle): Promise<void> {
        const patch = patchQuery(lifecycle, bookmarksApi.endpoints.getBookmark, { subject, id }, (bookmark) => {
          bookmark.saved = saved;
        });
        await lifecycle.queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Bookmarks']),
    }),
  }),
});

export const { useGetBookmarksQuery, useGetBookmarkQuery } = bookmarksApi;
