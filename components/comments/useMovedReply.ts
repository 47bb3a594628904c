import { useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { useAppSelector, useAppStore } from '@/hooks/redux';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { draftTargets, moveReply } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import type { RootState } from '@/store/makeStore';
import { readComments } from './readComments';

/**
 * Moves what is written as a reply to `parent` into the draft of a comment when `parent` is no longer there: it has no
 * form any more, and its draft would never be found. `onMoved` is called after that.
 */
export function useMovedReply({ path }: CommentSubject, parent: number | null, onMoved?: () => void): void {
  const { t } = useTranslation('comments');
  const store = useAppStore();
  const reply = useDraftTarget(draftTargets.commentOn(path, parent));
  const comment = useDraftTarget(draftTargets.commentOn(path, null));
  const isGoneIn = (state: RootState) =>
    parent !== null && !readComments(state, path).some(({ id, status }) => id === parent && status === 'published');
  const isGone = useAppSelector(isGoneIn);
  const move = useEffectEvent(() => {
    if (!isGoneIn(store.getState()) || !moveReply(reply, comment)) return;
    onMoved?.();
    void notify('info', t('toast.replyMoved'));
  });
  // The form may go together with the comment, or stay at the bottom of a phone's window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the comment is gone, and at the end of the form
  useLayoutEffect(() => {
    move();
    return () => move();
  }, [isGone]);
}
