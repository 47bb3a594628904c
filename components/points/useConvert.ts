import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConvertPointsMutation } from '@/api/points';
import type { PointSummary } from '@/contract/points';
import { useFields } from '@/hooks/useFields';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { formatInteger } from '@/lib/numbers';

/** Returns the most that may be converted now, in whole steps; 0 below the minimum. */
function mostOf({ available, minimum, step }: PointSummary): number {
  const convertible = available - (available % step);
  return convertible >= minimum ? convertible : 0;
}

const untouched = { point: '' };

/**
 * Converts points to store credit, once the member has confirmed the amount. The same amount is sent under the same idempotency key until there is an
 * answer, also after a reload: a lost answer never converts twice.
 */
export function useConvert(summary: PointSummary) {
  const { t } = useTranslation('points');
  const [convert] = useConvertPointsMutation();
  const most = mostOf(summary);
  const [least, each, top] = [summary.minimum, summary.step, most].map((points) => formatInteger(points));
  const fields = useFields(async () => (await import('./convertForm')).convertForm(summary, most), untouched, {
    messages: { point: t('convert.wrong', { minimum: least, step: each, most: top }) },
    isCalm: true,
  });
  const [asked, setAsked] = useState<number>();
  const { submit: send, isSubmitting } = useSubmit({
    scope: 'convert',
    call: (point: number, idempotencyKey) => convert({ point, idempotencyKey }).unwrap(),
    failed: t('convert.failed'),
    async onDone({ success, reason }, point) {
      if (!success) {
        await notify('warning', t('convert.rejected', { reason }));
        return;
      }
      fields.change(untouched);
      await notify('success', t('convert.done', { point: formatInteger(point) }));
    },
  });
  return {
    ...fields,
    submit: () => void fields.submit(({ point }) => setAsked(point)),
    /** The amount to confirm, after a submission. */
    asked,
    confirm(point: number): void {
      setAsked(undefined);
      void send(point);
    },
    cancel: () => setAsked(undefined),
    busy: isSubmitting,
    most,
  };
}
