import { useTranslation } from 'react-i18next';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Sheet } from '@/components/ui/Sheet';
import { type ConfirmedReason, confirmedReason } from '@/contract/campaigns';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import { OwnPasswordField } from './OwnPasswordField';

/** Renders the sheet of an act that cannot be undone, for which an operator gives a reason and their password. */
export function ConfirmedActSheet({
  scope,
  draft,
  texts,
  call,
  onClose,
}: {
  /** What is acted on: the same act is sent once. */
  scope: string;
  /** The target of the draft of the reason, where it is kept. */
  draft?: string;
  /** `lead` says what follows, `hint` who reads the reason. */
  texts: { title: string; lead: string; hint: string; send: string; failed: string; done: string };
  call: (body: ConfirmedReason, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const form = useForm(confirmedReason, {
    initial: { reason: '', password: '' },
    messages: { reason: moderation('reason.missing'), password: t('role.passwordMissing') },
    draft: draft === undefined ? undefined : { scope: draft },
    submit: {
      scope,
      call,
      failed: texts.failed,
      onDone() {
        onClose();
        void notify('success', texts.done);
      },
    },
  });
  return (
    <Sheet open onClose={onClose} title={texts.title}>
      <ReasonForm form={form} lead={texts.lead} hint={texts.hint} label={texts.send} danger onCancel={onClose}>
        <OwnPasswordField {...form.field('password')} />
      </ReasonForm>
    </Sheet>
  );
}
