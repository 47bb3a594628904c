import type { ModeratedSubject } from '@/contract/constants/moderation';
import { newKey } from '@/lib/browser/keys';
import { moderationApi } from './moderation';
import type { Lifecycle } from './patchQuery';

/** Content that the member has deleted. */
export interface DeletedContent {
  subject: ModeratedSubject;
  id: number;
}

/**
 * Returns a thunk that restores content that the member deleted a moment ago. It returns the path of its page, or null
 * where it is no longer among their deleted content. @throws the call's failure
 */
export const restoreDeleted =
  ({ subject, id }: DeletedContent) =>
  async (dispatch: Lifecycle['dispatch']): Promise<string | null> => {
    const { getTrash, restoreFromTrash } = moderationApi.endpoints;
    const latest = getTrash.initiate({ page: 1 }, { subscribe: false, forceRefetch: true });
    const { results } = await dispatch(latest).unwrap();
    const item = results.find(({ content }) => content.subject === subject && content.subject_id === id);
    if (!item) return null;
    const { path } = await dispatch(restoreFromTrash.initiate({ id: item.id, idempotencyKey: newKey() })).unwrap();
    return path;
  };
