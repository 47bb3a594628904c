import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useDeleteQuestionMutation } from '@/api/questions';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { draftTargets, dropDrafts } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Deletes a question and leads back to the list. */
export function useQuestionDelete(slug: string) {
  const { t } = useTranslation('questions');
  const router = useRouter();
  const [remove] = useDeleteQuestionMutation();
  const showFailure = useFailureToast();
  const target = useDraftTarget(draftTargets.editQuestion(slug));
  return async () => {
    try {
      await remove({ slug }).unwrap();
      dropDrafts(target);
      void notify('success', t('toast.questionDeleted'));
      await router.replace(paths.questions());
    } catch (failure) {
      showFailure(failure, t('toast.questionDeleteFailed'));
    }
  };
}
