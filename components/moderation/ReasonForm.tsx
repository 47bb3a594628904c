import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { TextArea } from '@/components/ui/TextArea';
import { ACTION_REASON_MAX } from '@/contract/constants/moderation';
import type { DraftState } from '@/hooks/useDraft';
import type { Fields } from '@/hooks/useFields';

/** The part of a form with a reason that its fields use. */
interface FormWithReason extends Pick<Fields<{ reason: string }>, 'form' | 'isSubmitting'> {
  field: (name: 'reason') => ReturnType<Fields<{ reason: string }>['field']>;
  send: () => void;
  draft?: DraftState;
}

/** Renders a form in which a manager gives the reason for a decision. */
export function ReasonForm({
  form: { form, field, isSubmitting, send, draft },
  lead,
  label,
  danger = false,
  hint,
  children,
  onCancel,
}: {
  form: FormWithReason;
  lead?: string;
  /** The label of the submit button. */
  label: string;
  danger?: boolean;
  /** Who reads the reason, where that is not an author. */
  hint?: string;
  /** Fields before the reason. */
  children?: ReactNode;
  onCancel: () => void;
}) {
  const { t } = useTranslation('moderation');
  return (
    <Form ref={form} className="stack-4" onSubmit={send}>
      <OtherDraft draft={draft} />
      {lead ? <p className="aside">{lead}</p> : null}
      {children}
      <TextArea
        label={t('reason.label')}
        hint={hint ?? t('reason.hint')}
        limit={ACTION_REASON_MAX}
        rows={2}
        {...field('reason')}
      />
      <FormActions onCancel={onCancel} busy={isSubmitting} danger={danger}>
        {label}
      </FormActions>
    </Form>
  );
}
