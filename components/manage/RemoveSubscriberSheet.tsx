import { useTranslation } from 'react-i18next';
import { useRemoveSubscriberMutation } from '@/api/managedNewsletters';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Sheet } from '@/components/ui/Sheet';
import { managedNewsletterSchemas, type Subscriber } from '@/contract/managedNewsletters';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { isMissing } from '@/lib/failures';

/** Renders the sheet in which an operator ends the subscription of an address whose owner asked for it. */
export function RemoveSubscriberSheet({
  subscriber: { id, email },
  onClose,
}: {
  subscriber: Subscriber;
  onClose: () => void;
}) {
  const { t } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const [remove] = useRemoveSubscriberMutation();
  const form = useForm(managedNewsletterSchemas.removeSubscriber.body, {
    initial: { reason: '' },
    messages: { reason: moderation('reason.missing') },
    draft: { scope: draftTargets.act(`subscriber:${id}`) },
    submit: {
      scope: `subscriber:${id}`,
      call: (body, idempotencyKey) => remove({ id, ...body, idempotencyKey }).unwrap(),
      failed: t('subscribers.failed'),
      onDone() {
        onClose();
        void notify('success', t('subscribers.removed'));
      },
      onFailure(failure) {
        if (!isMissing(failure)) return false;
        onClose();
        void notify('warning', t('subscribers.removedBefore'));
        return true;
      },
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('subscribers.removing', { email })}>
      <ReasonForm
        form={form}
        lead={t('subscribers.removingBody')}
        hint={t('subscribers.reasonHint')}
        label={t('subscribers.remove')}
        danger
        onCancel={onClose}
      />
    </Sheet>
  );
}
