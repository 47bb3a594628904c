import { useTranslation } from 'react-i18next';
import { useExportCouponsMutation, useRevokeCouponBatchMutation, useRevokeCouponMutation } from '@/api/managedCoupons';
import type { Coupon, CouponBatch } from '@/contract/managedCoupons';
import { useDownload } from '@/hooks/useDownload';
import { draftTargets } from '@/lib/browser/drafts';
import { csvOf } from '@/lib/csv';
import { formatInteger } from '@/lib/numbers';
import { ConfirmedActSheet } from './ConfirmedActSheet';
import { ExportSheet } from './ExportSheet';

const columns = ['number', 'code', 'state', 'used', 'used_at', 'revoked_at'] as const;

/** Renders the sheet in which an operator downloads every code of a batch, in the page's language. */
export function CouponExportSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('manage');
  const readAll = useDownload(useExportCouponsMutation);
  return (
    <ExportSheet
      name={`gyeol-coupons-${id}.csv`}
      texts={{
        title: t('coupon.exportTitle'),
        body: t('coupon.exportBody'),
        send: t('coupon.exportSend'),
        failed: t('coupon.exportFailed'),
      }}
      onRead={(body) => readAll({ id, ...body })}
      fileOf={({ coupons }) => ({
        text: csvOf([
          columns.map((column) => t(`coupon.columns.${column}`)),
          ...coupons.map((it) => [
            it.number,
            it.code,
            t(`coupon.states.${it.state}`),
            it.used,
            it.used_at,
            it.revoked_at,
          ]),
        ]),
        type: 'text/csv',
        done: t('coupon.exported', { count: coupons.length, codes: formatInteger(coupons.length) }),
      })}
      onClose={onClose}
    />
  );
}

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
  const [revokeBatch] = useRevokeCouponBatchMutation();
  const [revokeOne] = useRevokeCouponMutation();
  const { id } = batch;
  const scope = `revoke:${id}:${coupon?.id ?? ''}`;
  return (
    <ConfirmedActSheet
      scope={scope}
      draft={draftTargets.act(scope)}
      texts={{
        title: t(coupon ? 'coupon.revokeCodeTitle' : 'coupon.revokeTitle'),
        lead: t(coupon ? 'coupon.revokeCodeLead' : 'coupon.revokeLead'),
        hint: t('coupon.reasonHint'),
        send: t('coupon.revokeSend'),
        failed: t('coupon.revokeFailed'),
        done: t(coupon ? 'coupon.codeRevoked' : 'coupon.batchRevoked'),
      }}
      call={(body, idempotencyKey) =>
        (coupon
          ? revokeOne({ id, cid: coupon.id, ...body, idempotencyKey })
          : revokeBatch({ id, ...body, idempotencyKey })
        ).unwrap()
      }
      onClose={onClose}
    />
  );
}
