import { useTranslation } from 'react-i18next';
import { type QuestionWithoutComments, useDeleteQuestionMutation } from '@/api/questions';
import { ContentMenu, contentOf } from '@/components/moderation/ContentMenu';
import { PencilIcon } from '@/components/ui/icons';
import { useCan } from '@/hooks/useCan';
import { useMember } from '@/hooks/useMember';
import { useRemoval } from '@/hooks/useRemoval';
import { draftTargets } from '@/lib/browser/drafts';
import { paths } from '@/lib/paths';

/** Renders the menu of a question, for members: its asker and managers change it, others may report it. */
export function QuestionMenu({ question }: { question: QuestionWithoutComments }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const own = user?.username === question.user.username;
  const [deleteQuestion] = useDeleteQuestionMutation();
  const remove = useRemoval({
    remove: () => deleteQuestion({ slug: question.slug }).unwrap(),
    own: own ? { subject: 'question', id: question.id } : null,
    draft: draftTargets.editQuestion(question.slug),
    to: paths.questions(),
    done: t('toast.questionDeleted'),
    failed: t('toast.questionDeleteFailed'),
  });
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
              confirm: own ? null : { title: t('confirm.questionTitle'), body: t('confirm.questionBody') },
              remove,
            }
          : undefined
      }
    />
  );
}
