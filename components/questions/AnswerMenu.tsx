import { useTranslation } from 'react-i18next';
import { useDeleteAnswerMutation } from '@/api/answers';
import { ContentMenu, contentOf } from '@/components/moderation/ContentMenu';
import { PencilIcon } from '@/components/ui/icons';
import type { Answer } from '@/contract/questions';
import { useCan } from '@/hooks/useCan';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMember } from '@/hooks/useMember';
import { useUndo } from '@/hooks/useUndo';
import { notify } from '@/lib/browser/notify';
import { isMissing } from '@/lib/failures';

/** Renders the menu of an answer, for members: its author and managers change it, others may report it. */
export function AnswerMenu({ answer, onEdit }: { answer: Answer; onEdit: () => void }) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const { user } = useMember();
  const [remove] = useDeleteAnswerMutation();
  const showFailure = useFailureToast();
  const undoOf = useUndo();
  const can = useCan(answer.can);
  const own = user?.username === answer.user.username;

  const deleteAnswer = async () => {
    try {
      await remove({ id: answer.id }).unwrap();
      void notify('success', t('toast.answerDeleted'), own ? undoOf({ subject: 'answer', id: answer.id }) : undefined);
    } catch (failure) {
      // It was deleted elsewhere, such as in another tab.
      if (isMissing(failure)) void notify('success', t('toast.answerDeleted'));
      else showFailure(failure, t('toast.answerDeleteFailed'));
    }
  };
  const edit = { label: common('action.edit'), icon: <PencilIcon />, onSelect: onEdit };
  const removal = {
    label: common('action.delete'),
    confirm: own ? null : { title: t('confirm.answerTitle'), body: t('confirm.answerBody') },
    remove: deleteAnswer,
  };
  return (
    <ContentMenu
      content={contentOf('answer', answer)}
      label={t('answers.menu', { nickname: answer.user.nickname })}
      before={can?.edit ? [edit] : []}
      removal={can?.delete ? removal : undefined}
    />
  );
}
