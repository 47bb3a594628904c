import { commentsApi } from '@/api/comments';
import type { RootState } from '@/store/makeStore';

/** Returns the comments and replies on the cached pages of a subject, also those that are not shown. */
export const readComments = (state: RootState, path: string) =>
  commentsApi.util
    .selectCachedArgsForQuery(state, 'getComments')
    .filter((key) => key.path === path && key.page_size === undefined)
    .flatMap((key) => commentsApi.endpoints.getComments.select(key)(state).data?.results ?? [])
    .flatMap((thread) => [thread, ...thread.replies]);
