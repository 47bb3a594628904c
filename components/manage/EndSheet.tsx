import { useTranslation } from 'react-i18next';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Sheet } from '@/components/ui/Sheet';
import { type EndBody, endBody } from '@/contract/campaigns';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { OwnPasswordField } from './OwnPasswordField';

/** Renders the sheet in which an operator ends a campaign early, with a reason and the password. `lead` says what follows. */
export function EndSheet({
  scope,
  lead,
  version,
  onEnd,
  onClose,
}: {
  /** The campaign, for the draft of the reason. */
  scope: string;
  lead: string;
  /** The version that the operator has before them, which is ended and no later one. */
  version: number;
  onEnd: (body: EndBody) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('campaigns');
  const { t: manage } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const form = useForm(endBody.omit({ version: true }), {
    initial: { reason: '', password: '' },
    messages: { reason: moderation('reason.missing'), password: manage('role.passwordMissing') },
    draft: { scope: draftTargets.act(scope) },
    submit: {
      scope,
      call: (body) => onEnd({ ...body, version }),
      failed: t('end.failed'),
      onOutdated: onClose,
      onDone() {
        onClose();
        void notify('success', t('end.done'));
      },
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('end.title')}>
      <ReasonForm form={form} lead={lead} hint={t('end.hint')} label={t('end.open')} danger onCancel={onClose}>
        <OwnPasswordField {...form.field('password')} />
      </ReasonForm>
    </Sheet>
  );
}
