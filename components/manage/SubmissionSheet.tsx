import { useTranslation } from 'react-i18next';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Sheet } from '@/components/ui/Sheet';
import { reportSchemas } from '@/contract/moderation';
import { useFields } from '@/hooks/useFields';
import type { DecidedSubmission } from './useSubmissionDecision';

/** The reason, which this call needs not for every decision. */
const reasonForm = reportSchemas.decide.body.pick({ reason: true });

/** Renders the sheet in which a manager returns submissions or withdraws completions, with a reason. */
export function SubmissionSheet({
  title,
  decision,
  decide,
  onClose,
}: {
  title: string;
  decision: 'return' | 'withdraw';
  decide: (decided: DecidedSubmission) => unknown;
  onClose: () => void;
}) {
  const { t } = useTranslation('missions');
  const { t: moderation } = useTranslation('moderation');
  const form = useFields(reasonForm, { reason: '' }, { messages: { reason: moderation('reason.missing') } });
  return (
    <Sheet open onClose={onClose} title={title}>
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
