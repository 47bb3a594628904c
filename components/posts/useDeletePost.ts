import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useDeletePostMutation } from '@/api/postWrites';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { draftTargets, dropDrafts } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Deletes a post with its draft, says so, and leads to the list. */
export function useDeletePost(id: number) {
  const { t } = useTranslation('posts');
  const router = useRouter();
  const [remove] = useDeletePostMutation();
  const showFailure = useFailureToast();
  const target = useDraftTarget(draftTargets.editPost(id));
  return async () => {
    try {
      await remove({ id }).unwrap();
      dropDrafts(target);
      void notify('success', t('toast.deleted'));
      await router.replace(paths.posts());
    } catch (failure) {
      showFailure(failure, t('toast.deleteFailed'));
    }
  };
}
