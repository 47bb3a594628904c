import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { ACTION_REASON_MAX } from '@/contract/constants/moderation';
import type { FormWithReason } from './reasonSchema';

/** Renders a form in which a manager gives the reason for a decision. */
export function ReasonForm({
  form: { form, values, errors, change },
  lead,
  label,
  danger = false,
  hint,
  children,
  busy,
  onSend,
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
  busy: boolean;
  onSend: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  return (
    <Form ref={form} className="stack-4" onSubmit={onSend}>
      {lead ? <p className="aside">{lead}</p> : null}
      {children}
      <TextArea
        name="reason"
        label={t('reason.label')}
        hint={hint ?? t('reason.hint')}
        maxLength={ACTION_REASON_MAX}
        rows={2}
        value={values.reason}
        error={errors.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <div className="actions">
        <Button variant="quiet" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {label}
        </Button>
      </div>
    </Form>
  );
}
