import { useRouter } from 'next/router';
import type { DeletedContent } from '@/api/trashUndo';
import { dropDrafts } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { isMissing } from '@/lib/failures';
import { useDraftTarget } from './useDraftTarget';
import { useFailureToast } from './useFailureToast';
import { useUndo } from './useUndo';

/**
 * Returns the function that deletes what a member wrote with the draft of its changes, says so, and leads to `to`. The
 * message about `own` content can undo it, which leads back to its page.
 */
export function useRemoval({
  remove,
  own,
  draft,
  to,
  done,
  failed,
}: {
  /** Deletes it. @throws the call's failure */
  remove: () => Promise<unknown>;
  /** The content, where it is the member's own. */
  own: DeletedContent | null;
  /** The scope of its draft. */
  draft: string;
  to: string;
  done: string;
  failed: string;
}) {
  const router = useRouter();
  const showFailure = useFailureToast();
  const target = useDraftTarget(draft);
  const undoOf = useUndo();
  return async (): Promise<void> => {
    let isMine = own !== null;
    try {
      await remove();
    } catch (failure) {
      // It was deleted elsewhere, such as in another tab.
      if (!isMissing(failure)) return showFailure(failure, failed);
      isMine = false;
    }
    dropDrafts(target);
    void notify('success', done, own && isMine ? undoOf(own, (path) => void router.push(path)) : undefined);
    await router.replace(to);
  };
}
