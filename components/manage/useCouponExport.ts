import { useTranslation } from 'react-i18next';
import { useExportCouponsMutation } from '@/api/managedCoupons';
import { useSaveFile } from '@/hooks/useSaveFile';
import { useSubmit } from '@/hooks/useSubmit';
import { csvOf } from '@/lib/csv';
import { formatInteger } from '@/lib/numbers';

const columns = ['number', 'code', 'state', 'used', 'used_at', 'revoked_at'] as const;

/** Returns the download of every code of a batch as a CSV file, in the page's language. */
export function useCouponExport(id: number) {
  const { t } = useTranslation('manage');
  const [readAll] = useExportCouponsMutation();
  const save = useSaveFile();
  const { submit, isSubmitting } = useSubmit({
    // Without a scope there is no key, under which the codes would be stored.
    call: (batchId: number, idempotencyKey) => readAll({ id: batchId, idempotencyKey }).unwrap(),
    failed: t('coupon.exportFailed'),
    onDone({ coupons }) {
      const head = columns.map((column) => t(`coupon.columns.${column}`));
      const rows = coupons.map((it) => [
        it.number,
        it.code,
        t(`coupon.states.${it.state}`),
        it.used,
        it.used_at,
        it.revoked_at,
      ]);
      const { length: count } = coupons;
      const done = t('coupon.exported', { count, codes: formatInteger(count) });
      save({ name: `gyeol-coupons-${id}.csv`, text: csvOf([head, ...rows]), type: 'text/csv', done });
    },
  });
  return { download: () => void submit(id), isLoading: isSubmitting };
}
