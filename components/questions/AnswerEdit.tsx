import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerKey, useUpdateAnswerMutation } from '@/api/answers';
import { Button } from '@/components/ui/Button';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets, dropDraft, writeDraft } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { AnswerFields } from './AnswerFields';

/** Where a member changes their answer; `onEdit` says whether the form is still wanted. */
export function AnswerEdit({
  answerKey,
  content,
  onEdit,
}: {
  answerKey: AnswerKey;
  content: string;
  onEdit: (editing: boolean) => void;
}) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const target = useDraftTarget(draftTargets.editAnswer(answerKey.id));
  const [text, setText] = useTextDraft(target, content);
  const [update] = useUpdateAnswerMutation();
  const showFailure = useFailureToast();

  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    const words = text.trim();
    if (words === '') return;
    onEdit(false);
    try {
      await update({ ...answerKey, changes: { content: words } }).unwrap();
      dropDraft(target);
      void notify('success', t('toast.answerUpdated'));
    } catch (failure) {
      // The words as they were typed are there again when the form is.
      writeDraft(target, words);
      onEdit(true);
      showFailure(failure, t('toast.answerUpdateFailed'));
    }
  };
  const cancel = () => {
    dropDraft(target);
    onEdit(false);
  };
  return (
    <AnswerFields
      label={t('form.editLabel')}
      labelHidden
      text={text}
      onText={setText}
      onSend={save}
      autoFocus
    >
      <Button variant="quiet" onClick={cancel}>
        {common('action.cancel')}
      </Button>
      <Button type="submit" variant="primary" disabled={text.trim() === ''}>
        {common('action.save')}
      </Button>
    </AnswerFields>
  );
}
