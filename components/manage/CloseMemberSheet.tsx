import { useTranslation } from 'react-i18next';
import { useCloseMemberMutation } from '@/api/managedMembers';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Sheet } from '@/components/ui/Sheet';
import { type ManagedMemberDetail, managedMemberSchemas } from '@/contract/managedMembers';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import { OwnPasswordField } from './OwnPasswordField';

/** Renders the sheet in which an operator closes the account of a member who asked for it. */
export function CloseMemberSheet({
  member: { id, nickname },
  onClose,
}: {
  member: ManagedMemberDetail;
  onClose: () => void;
}) {
  const { t } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const [closeMember] = useCloseMemberMutation();
  const form = useForm(managedMemberSchemas.closeMember.body, {
    initial: { reason: '', password: '' },
    messages: { reason: moderation('reason.missing'), password: t('role.passwordMissing') },
    submit: {
      scope: `close:${id}`,
      call: (body, idempotencyKey) => closeMember({ id, ...body, idempotencyKey }).unwrap(),
      failed: t('closing.failed'),
      onDone() {
        onClose();
        void notify('success', t('closing.done'));
      },
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('closing.title', { nickname })}>
      <ReasonForm
        form={form}
        lead={t('closing.lead')}
        hint={t('closing.reasonHint')}
        label={t('closing.send')}
        danger
        onCancel={onClose}
      >
        <OwnPasswordField {...form.field('password')} />
      </ReasonForm>
    </Sheet>
  );
}
