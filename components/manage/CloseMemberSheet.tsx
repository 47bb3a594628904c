import { useTranslation } from 'react-i18next';
import { useCloseMemberMutation } from '@/api/managedMembers';
import type { ManagedMemberDetail } from '@/contract/managedMembers';
import { ConfirmedActSheet } from './ConfirmedActSheet';

/** Renders the sheet in which an operator closes the account of a member who asked for it. */
export function CloseMemberSheet({
  member: { id, nickname },
  onClose,
}: {
  member: ManagedMemberDetail;
  onClose: () => void;
}) {
  const { t } = useTranslation('manage');
  const [closeMember] = useCloseMemberMutation();
  return (
    <ConfirmedActSheet
      scope={`close:${id}`}
      texts={{
        title: t('closing.title', { nickname }),
        lead: t('closing.lead'),
        hint: t('closing.reasonHint'),
        send: t('closing.send'),
        failed: t('closing.failed'),
        done: t('closing.done'),
      }}
      call={(body, idempotencyKey) => closeMember({ id, ...body, idempotencyKey }).unwrap()}
      onClose={onClose}
    />
  );
}
