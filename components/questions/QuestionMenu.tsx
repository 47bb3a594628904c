import { useState } from 'react';
import type { ShownQuestion } from '@/api/questions';
import { ThingMenu } from '@/components/moderation/ThingMenu';
import { PencilIcon, TrashIcon } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { useQuestionDelete } from './useQuestionDelete';

const ConfirmSheet = later(() =>
  import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet),
);

/** The menu of a question, for members: its asker and managers change it, anyone else may report it. */
export function QuestionMenu({ question }: { question: ShownQuestion }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const confirmDelete = useQuestionDelete(question.slug);
  const [asking, setAsking] = useState(false);
  const mayChange = user?.is_manager || user?.username === question.user.username;
  return (
    <>
      <ThingMenu
        thing={{
          subject: 'question',
          id: question.id,
          author: question.user,
          hidden: question.status === 'hidden',
          edited: question.edited,
        }}
        label={t('question.menu')}
        before={
          mayChange
            ? [
                {
                  label: t('question.edit'),
                  icon: <PencilIcon />,
                  href: paths.editQuestion(question.slug),
                },
              ]
            : []
        }
        after={
          mayChange
            ? [
                {
                  label: t('question.delete'),
                  icon: <TrashIcon />,
                  danger: true,
                  onSelect: () => setAsking(true),
                },
              ]
            : []
        }
      />
      {asking ? (
        <ConfirmSheet
          title={t('confirm.questionTitle')}
          body={t('confirm.questionBody')}
          onConfirm={() => {
            setAsking(false);
            void confirmDelete();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
