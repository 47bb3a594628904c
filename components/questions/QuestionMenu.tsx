import { useTranslation } from 'react-i18next';
import type { QuestionWithoutComments } from '@/api/questions';
import { ContentMenu, contentOf } from '@/components/moderation/ContentMenu';
import { PencilIcon } from '@/components/ui/icons';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { useQuestionDelete } from './useQuestionDelete';

/** Renders the menu of a question, for members: its asker and managers change it, others may report it. */
export function QuestionMenu({ question }: { question: QuestionWithoutComments }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const confirmDelete = useQuestionDelete(question.slug);
  const mayChange = user?.is_manager || user?.username === question.user.username;
  return (
    <ContentMenu
      content={contentOf('question', question)}
      label={t('question.menu')}
      before={
        mayChange ? [{ label: t('question.edit'), icon: <PencilIcon />, href: paths.editQuestion(question.slug) }] : []
      }
      removal={
        mayChange
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
