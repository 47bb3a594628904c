import { useTranslation } from 'react-i18next';
import { useRevokeCouponBatchMutation, useRevokeCouponMutation } from '@/api/managedCoupons';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { noReason, type Reason, reasonForm } from '@/components/moderation/reasonSchema';
import { Sheet } from '@/components/ui/Sheet';
import type { Coupon, CouponBatch } from '@/contract/managedCoupons';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';

/** Renders the sheet in which a manager revokes a batch, or one code of it, with a reason. */
export function CouponRevokeSheet({
  batch,
  coupon,
  onClose,
}: {
  batch: CouponBatch;
  coupon?: Coupon;
  onClose: () => void;
}) {
  const { t } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const [revokeBatch] = useRevokeCouponBatchMutation();
  const [revokeOne] = useRevokeCouponMutation();
  const form = useSchemaForm(reasonForm(moderation), noReason);
  const { id } = batch;
  const { submit, isSubmitting } = useSubmit({
    scope: `revoke:${id}:${coupon?.id ?? ''}`,
    call: ({ reason }: Reason, idempotencyKey) =>
      (coupon
        ? revokeOne({ id, cid: coupon.id, reason, idempotencyKey })
        : revokeBatch({ id, reason, idempotencyKey })
      ).unwrap(),
    failed: t('coupon.revokeFailed'),
    onDone() {
      onClose();
      void notify('success', t(coupon ? 'coupon.codeRevoked' : 'coupon.batchRevoked'));
    },
  });
  return (
    <Sheet open onClose={onClose} title={t(coupon ? 'coupon.revokeCodeTitle' : 'coupon.revokeTitle')}>
      <ReasonForm
        form={form}
        lead={t(coupon ? 'coupon.revokeCodeLead' : 'coupon.revokeLead')}
        hint={t('coupon.reasonHint')}
        label={t('coupon.revokeSend')}
        danger
        busy={isSubmitting}
        onSend={() => void form.submit(submit)}
        onCancel={onClose}
      />
    </Sheet>
  );
}
