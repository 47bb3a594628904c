import { useTranslation } from 'react-i18next';
import { useExportCouponsMutation } from '@/api/managedCoupons';
import { useDownload } from '@/hooks/useDownload';
import { csvOf } from '@/lib/csv';
import { formatInteger } from '@/lib/numbers';
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
