import { useState } from 'react';
import { type AnswerKey, useDeleteAnswerMutation } from '@/api/answers';
import { ThingMenu } from '@/components/moderation/ThingMenu';
import { PencilIcon, TrashIcon } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import type { Answer } from '@/contract/questions';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { notify } from '@/lib/notify';

const ConfirmSheet = later(() =>
  import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet),
);

/** The menu of an answer, for members: its author and managers change it, anyone else may report it. */
export function AnswerMenu({
  answerKey,
  answer,
  onEdit,
}: {
  answerKey: AnswerKey;
  answer: Answer;
  onEdit: () => void;
}) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const { user } = useMember();
  const [remove] = useDeleteAnswerMutation();
  const showFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const own = user?.username === answer.user.username;

  const confirmDelete = async () => {
    setAsking(false);
    try {
      await remove(answerKey).unwrap();
      void notify('success', t('toast.answerDeleted'));
    } catch (failure) {
      showFailure(failure, t('toast.answerDeleteFailed'));
    }
  };
  const edit = { label: common('action.edit'), icon: <PencilIcon />, onSelect: onEdit };
  const discard = {
    label: common('action.delete'),
    icon: <TrashIcon />,
    danger: true,
    onSelect: () => setAsking(true),
  };
  return (
    <>
      <ThingMenu
        thing={{
          subject: 'answer',
          id: answer.id,
          author: answer.user,
          hidden: answer.status === 'hidden',
          edited: answer.edited,
        }}
        label={t('answers.menu', { nickname: answer.user.nickname })}
        before={own ? [edit] : []}
        after={own || user?.is_manager ? [discard] : []}
      />
      {asking ? (
        <ConfirmSheet
          title={t('confirm.answerTitle')}
          body={own ? t('confirm.answerBody') : ''}
          onConfirm={() => void confirmDelete()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
