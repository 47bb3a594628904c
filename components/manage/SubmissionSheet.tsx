import { useTranslation } from 'react-i18next';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { noReason, reasonForm } from '@/components/moderation/reasonSchema';
import { Sheet } from '@/components/ui/Sheet';
import type { MissionSubmission } from '@/contract/missions';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmissionDecision } from './useSubmissionDecision';

/** Renders the sheet in which a manager returns a submission or withdraws a completion, with a reason. */
export function SubmissionSheet({
  submission,
  decision,
  onClose,
}: {
  submission: MissionSubmission;
  decision: 'return' | 'withdraw';
  onClose: () => void;
}) {
  const { t } = useTranslation('missions');
  const { t: moderation } = useTranslation('moderation');
  const form = useSchemaForm(reasonForm(moderation), noReason);
  const { decide, busy } = useSubmissionDecision(submission, onClose);
  return (
    <Sheet open onClose={onClose} title={t(`manage.${decision}Title`)}>
      <ReasonForm
        form={form}
        lead={t(`manage.${decision}Lead`)}
        label={t(`manage.${decision}`)}
        danger={decision === 'withdraw'}
        busy={busy}
        onSend={() => void form.submit(({ reason }) => decide({ decision, reason }))}
        onCancel={onClose}
      />
    </Sheet>
  );
}
