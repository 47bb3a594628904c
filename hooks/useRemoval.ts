import { useRouter } from 'next/router';
import { dropDrafts } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { useDraftTarget } from './useDraftTarget';
import { useFailureToast } from './useFailureToast';

/** Returns the function that deletes what a member wrote with the draft of its changes, says so, and leads to `to`. */
export function useRemoval({
  remove,
  draft,
  to,
  done,
  failed,
}: {
  /** Deletes it. @throws the call's failure */
  remove: () => Promise<unknown>;
  /** The scope of its draft. */
  draft: string;
  to: string;
  done: string;
  failed: string;
}) {
  const router = useRouter();
  const showFailure = useFailureToast();
  const target = useDraftTarget(draft);
  return async (): Promise<void> => {
    try {
      await remove();
      dropDrafts(target);
      void notify('success', done);
      await router.replace(to);
    } catch (failure) {
      showFailure(failure, failed);
    }
  };
}
