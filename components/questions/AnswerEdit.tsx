import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUpdateAnswerMutation } from '@/api/answers';
import type { QuestionWithoutComments } from '@/api/questions';
import { ConflictSheet } from '@/components/article/ConflictSheet';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { editedAt } from '@/contract/common';
import { type Answer, questionAnswerSchemas } from '@/contract/questions';
import { hasVisible } from '@/contract/typedText';
import * as z from '@/contract/zod';
import { hasText } from '@/hooks/useDraft';
import { useEditConflict } from '@/hooks/useEditConflict';
import { useForm } from '@/hooks/useForm';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { AnswerFields } from './AnswerFields';

const editForm = z.object({ text: questionAnswerSchemas.updateAnswer.body.shape.content, edited_at: editedAt });

/**
 * Renders the form that changes an answer. `onEdit(false)` closes it as soon as the text is sent;
 * `onEdit(true)` opens it again, with its draft, when the call failed.
 */
export function AnswerEdit({
  question,
  answer,
  onEdit,
}: {
  question: QuestionWithoutComments;
  answer: Answer;
  onEdit: (editing: boolean) => void;
}) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const [update] = useUpdateAnswerMutation();
  const form = useForm(editForm, {
    initial: { text: answer.content, edited_at: answer.edited_at },
    messages: { text: t('form.missing') },
    isCalm: true,
    draft: { scope: draftTargets.editAnswer(answer.id), isDraft: hasText },
    submit: {
      call({ text, edited_at }) {
        onEdit(false);
        return update({ id: answer.id, content: text, edited_at }).unwrap();
      },
      failed: t('toast.answerUpdateFailed'),
      onDone: () => void notify('success', t('toast.answerUpdated')),
      onFailure: () => onEdit(true),
    },
  });
  const { conflict, send } = useEditConflict(form);
  useKeptFocus(form.form);
  const text = useWatch({ control: form.control, name: 'text' });
  const cancel = () => {
    form.draft.drop();
    onEdit(false);
  };
  return (
    <AnswerFields
      question={question}
      form={form.form}
      label={t('form.editLabel')}
      labelHidden
      text={text}
      error={form.errors.text}
      onText={(typed) => form.change({ text: typed })}
      onSend={send}
      autoFocus
    >
      <ConflictSheet
        edit={{ conflict, isSubmitting: form.isSubmitting }}
        fieldsOf={(shown) => [{ label: t('form.editLabel'), value: shown.text }]}
      />
      <OtherDraft draft={form.draft} />
      <Button variant="quiet" onClick={cancel}>
        {common('action.cancel')}
      </Button>
      <Button type="submit" variant="primary" disabled={!hasVisible(text)}>
        {common('action.save')}
      </Button>
    </AnswerFields>
  );
}
