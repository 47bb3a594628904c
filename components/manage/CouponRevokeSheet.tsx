import { useTranslation } from 'react-i18next';
import { useRevokeCouponBatchMutation, useRevokeCouponMutation } from '@/api/managedCoupons';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Sheet } from '@/components/ui/Sheet';
import { type Coupon, type CouponBatch, managedCouponSchemas } from '@/contract/managedCoupons';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { OwnPasswordField } from './OwnPasswordField';

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
  const { id } = batch;
  const form = useForm(managedCouponSchemas.revokeCoupon.body, {
    initial: { reason: '', password: '' },
    messages: { reason: moderation('reason.missing'), password: t('role.passwordMissing') },
    draft: { scope: draftTargets.act(`revoke:${id}:${coupon?.id ?? ''}`) },
    submit: {
      scope: `revoke:${id}:${coupon?.id ?? ''}`,
      call: (body, idempotencyKey) =>
        (coupon
          ? revokeOne({ id, cid: coupon.id, ...body, idempotencyKey })
          : revokeBatch({ id, ...body, idempotencyKey })
        ).unwrap(),
      failed: t('coupon.revokeFailed'),
      onDone() {
        onClose();
        void notify('success', t(coupon ? 'coupon.codeRevoked' : 'coupon.batchRevoked'));
      },
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
        onCancel={onClose}
      >
        <OwnPasswordField {...form.field('password')} />
      </ReasonForm>
    </Sheet>
  );
}
