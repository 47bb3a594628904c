import { useTranslation } from 'react-i18next';
import { useDecideMutation } from '@/api/manage';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { noReason, type Reason, reasonForm } from '@/components/moderation/reasonSchema';
import { Sheet } from '@/components/ui/Sheet';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';

/** Renders the sheet in which a manager keeps or hides reported content, with a reason. */
export function DecisionSheet({
  id,
  decision,
  onClose,
}: {
  id: number;
  decision: 'dismiss' | 'hide';
  onClose: () => void;
}) {
  const { t } = useTranslation('moderation');
  const [decide] = useDecideMutation();
  const form = useSchemaForm(reasonForm(t), noReason);
  const { submit, isSubmitting } = useSubmit({
    scope: `decision:${id}:${decision}`,
    call: ({ reason }: Reason, idempotencyKey) => decide({ id, decision, reason, idempotencyKey }).unwrap(),
    failed: t('queue.failed'),
    onDone() {
      onClose();
      void notify('success', t(decision === 'dismiss' ? 'queue.dismissDone' : 'queue.hidDone'));
    },
  });
  return (
    <Sheet open onClose={onClose} title={t(`queue.${decision}Title`)}>
      <ReasonForm
        form={form}
        lead={t(`queue.${decision}Lead`)}
        label={t(`queue.${decision}`)}
        danger={decision === 'hide'}
        busy={isSubmitting}
        onSend={() => void form.submit(submit)}
        onCancel={onClose}
      />
    </Sheet>
  );
}
