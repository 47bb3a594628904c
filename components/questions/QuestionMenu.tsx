import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { type QuestionWithoutComments, useDeleteQuestionMutation } from '@/api/questions';
import { ContentMenu, contentOf } from '@/components/moderation/ContentMenu';
import { PencilIcon } from '@/components/ui/icons';
import { useCan } from '@/hooks/useCan';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { draftTargets, dropDrafts } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Deletes a question and leads back to the list. */
function useQuestionDelete(slug: string) {
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

/** Renders the menu of a question, for members: its asker and managers change it, others may report it. */
export function QuestionMenu({ question }: { question: QuestionWithoutComments }) {
  const { t } = useTranslation('questions');
  const confirmDelete = useQuestionDelete(question.slug);
  const can = useCan(question.can);
  return (
    <ContentMenu
      content={contentOf('question', question)}
      label={t('question.menu')}
      before={
        can?.edit ? [{ label: t('question.edit'), icon: <PencilIcon />, href: paths.editQuestion(question.slug) }] : []
      }
      removal={
        can?.delete
          ? {
              label: t('question.delete'),
              title: t('confirm.questionTitle'),
              body: t('confirm.questionBody'),
              remove: confirmDelete,
            }
          : undefined
      }
    />
  );
}
