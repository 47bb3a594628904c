import { useTranslation } from 'react-i18next';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Sheet } from '@/components/ui/Sheet';

/** Where a manager gives something back or takes a completion back, and says why. */
export function SubmissionSheet({
  decision,
  onDo,
  onClose,
}: {
  decision: 'return' | 'withdraw';
  onDo: (decision: 'return' | 'withdraw', reason: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useTranslation('missions');
  const act = async (reason: string) => {
    const done = await onDo(decision, reason);
    if (done) onClose();
    return done;
  };
  return (
    <Sheet open onClose={onClose} title={t(`manage.${decision}Title`)}>
      <ReasonForm
        lead={t(`manage.${decision}Lead`)}
        label={t(`manage.${decision}`)}
        danger={decision === 'withdraw'}
        onDo={act}
        onCancel={onClose}
      />
    </Sheet>
  );
}
