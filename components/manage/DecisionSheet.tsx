import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideMutation } from '@/api/manage';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Sheet } from '@/components/ui/Sheet';
import { useFailureToast } from '@/hooks/useFailureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';

/** Where a manager keeps or hides a reported thing, and says why. */
export function DecisionSheet({
  id,
  decision,
  onClose,
}: {
  id: number;
  decision: 'keep' | 'hide';
  onClose: () => void;
}) {
  const { t } = useTranslation('moderation');
  const [decide] = useDecideMutation();
  const showFailure = useFailureToast();
  const key = useRef(newKey());

  const act = async (reason: string) => {
    try {
      await decide({ id, decision, reason, idempotencyKey: key.current }).unwrap();
      onClose();
      void notify('success', t(decision === 'keep' ? 'queue.keptDone' : 'queue.hidDone'));
      return true;
    } catch (failure) {
      key.current = newKey();
      showFailure(failure, t('queue.failed'));
      return false;
    }
  };
  return (
    <Sheet open onClose={onClose} title={t(`queue.${decision}Title`)}>
      <ReasonForm
        lead={t(`queue.${decision}Lead`)}
        label={t(`queue.${decision}`)}
        danger={decision === 'hide'}
        onDo={act}
        onCancel={onClose}
      />
    </Sheet>
  );
}
