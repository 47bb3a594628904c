import { newKey } from '@/lib/browser/keys';
import { countPatcher } from './commentCount';
import type { CommentSubject } from './comments';
import { moderationApi } from './moderation';
import type { Lifecycle } from './patchQuery';

/**
 * Returns a thunk that restores a comment that the member deleted a moment ago, and says whether it was still
 * among their deleted content. @throws the call's failure
 */
export const restoreComment =
  (subject: CommentSubject, commentId: number) =>
  async (dispatch: Lifecycle['dispatch']): Promise<boolean> => {
    const { getTrash, restoreFromTrash } = moderationApi.endpoints;
    const latest = getTrash.initiate({ page: 1 }, { subscribe: false, forceRefetch: true });
    const { results } = await dispatch(latest).unwrap();
    const item = results.find(({ content }) => content.subject === 'comment' && content.subject_id === commentId);
    if (!item) return false;
    await dispatch(restoreFromTrash.initiate({ id: item.id, idempotencyKey: newKey() })).unwrap();
    countPatcher({ dispatch }, subject.counted)(1);
    return true;
  };
