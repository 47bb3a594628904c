import { useTranslation } from 'react-i18next';
import { useDecideMutation } from '@/api/manage';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Sheet } from '@/components/ui/Sheet';
import { reportSchemas } from '@/contract/moderation';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';

/** What a manager can decide: `show` and `keep` are about content that is hidden. */
export type Decision = 'dismiss' | 'show' | 'hide' | 'keep';

/** Renders the sheet in which a manager decides about reported content, with a reason. */
export function DecisionSheet({ id, decision, onClose }: { id: number; decision: Decision; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const sent = decision === 'hide' || decision === 'keep' ? 'hide' : 'dismiss';
  const [decide] = useDecideMutation();
  const form = useForm(reportSchemas.decide.body, {
    initial: { decision: sent, reason: '' },
    messages: { reason: t('reason.missing') },
    submit: {
      scope: `decision:${id}:${sent}`,
      call: (body, idempotencyKey) => decide({ id, ...body, idempotencyKey }).unwrap(),
      failed: t('queue.failed'),
      onDone() {
        onClose();
        void notify('success', t(`queue.${decision}Done`));
      },
    },
  });
  return (
    <Sheet open onClose={onClose} title={t(`queue.${decision}Title`)}>
      <ReasonForm
        form={form}
        lead={t(`queue.${decision}Lead`)}
        label={t(`queue.${decision}`)}
        danger={decision === 'hide'}
        onCancel={onClose}
      />
    </Sheet>
  );
}
