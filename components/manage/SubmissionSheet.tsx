import { useTranslation } from 'react-i18next';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Sheet } from '@/components/ui/Sheet';
import type { MissionSubmission } from '@/contract/missions';
import { reportSchemas } from '@/contract/moderation';
import { useFields } from '@/hooks/useFields';
import { useSubmissionDecision } from './useSubmissionDecision';

/** The reason, which this call needs not for every decision. */
const reasonForm = reportSchemas.decide.body.pick({ reason: true });

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
  const form = useFields(reasonForm, { reason: '' }, { messages: { reason: moderation('reason.missing') } });
  const { decide } = useSubmissionDecision(submission, onClose);
  return (
    <Sheet open onClose={onClose} title={t(`manage.${decision}Title`)}>
      <ReasonForm
        form={{ ...form, send: () => void form.submit(({ reason }) => decide({ decision, reason })) }}
        lead={t(`manage.${decision}Lead`)}
        label={t(`manage.${decision}`)}
        danger={decision === 'withdraw'}
        onCancel={onClose}
      />
    </Sheet>
  );
}
