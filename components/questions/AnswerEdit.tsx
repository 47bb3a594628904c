import { useTranslation } from 'react-i18next';
import { useUpdateAnswerMutation } from '@/api/answers';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import type { Answer } from '@/contract/questions';
import { useTextForm } from '@/hooks/useFormDraft';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { AnswerFields } from './AnswerFields';

/**
 * Renders the form that changes an answer. `onEdit(false)` closes it as soon as the text is sent;
 * `onEdit(true)` opens it again, with its draft, when the call failed.
 */
export function AnswerEdit({ answer, onEdit }: { answer: Answer; onEdit: (editing: boolean) => void }) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const form = useTextForm(draftTargets.editAnswer(answer.id), { initial: answer.content });
  const [update] = useUpdateAnswerMutation();
  const { submit } = useSubmit({
    call: (text: string) => update({ id: answer.id, content: text }).unwrap(),
    failed: t('toast.answerUpdateFailed'),
    dropDraft: form.draft.drop,
    onDone: () => void notify('success', t('toast.answerUpdated')),
    onFailure: () => onEdit(true),
  });

  const save = () =>
    void form.submit(({ text }) => {
      onEdit(false);
      return submit(text);
    });
  const cancel = () => {
    form.draft.drop();
    onEdit(false);
  };
  return (
    <AnswerFields
      form={form.form}
      label={t('form.editLabel')}
      labelHidden
      text={form.text}
      onText={form.setText}
      onSend={save}
      autoFocus
    >
      <OtherDraft draft={form.draft} />
      <Button variant="quiet" onClick={cancel}>
        {common('action.cancel')}
      </Button>
      <Button type="submit" variant="primary" disabled={!form.isFilled}>
        {common('action.save')}
      </Button>
    </AnswerFields>
  );
}
