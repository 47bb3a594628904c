import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConvertPointsMutation } from '@/api/points';
import type { PointSummary } from '@/contract/points';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { formatInteger } from '@/lib/numbers';

/** Returns the most that may be converted now, in whole steps; 0 below the minimum. */
function mostOf({ available, minimum, step }: PointSummary): number {
  const convertible = available - (available % step);
  return convertible >= minimum ? convertible : 0;
}

type Values = { point: string };
const untouched: Values = { point: '' };

function convertForm(t: TFunction<'points'>, { minimum, step }: PointSummary, most: number) {
  const fits = (typed: string) => {
    const point = Number(typed);
    return point >= minimum && point <= most && point % step === 0;
  };
  const [least, each, top] = [minimum, step, most].map((points) => formatInteger(points));
  return z.object({
    point: z.string().check(z.refine(fits, t('convert.wrong', { minimum: least, step: each, most: top }))),
  });
}

/**
 * Converts points to store credit, once the member has confirmed the amount. The same amount is sent under the same idempotency key until there is an
 * answer, also after a reload: a lost answer never converts twice.
 */
export function useConvert(summary: PointSummary) {
  const { t } = useTranslation('points');
  const [convert] = useConvertPointsMutation();
  const most = mostOf(summary);
  const { form, values, errors, change, submit } = useSchemaForm<Values>(convertForm(t, summary, most), untouched, {
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
      change({ point: '' });
      await notify('success', t('convert.done', { point: formatInteger(point) }));
    },
  });
  return {
    form,
    value: values.point,
    type: (point: string) => change({ point }),
    submit: () => void submit(({ point }) => setAsked(Number(point))),
    /** The amount to confirm, after a submission. */
    asked,
    confirm(point: number): void {
      setAsked(undefined);
      void send(point);
    },
    cancel: () => setAsked(undefined),
    error: errors.point,
    busy: isSubmitting,
    most,
  };
}
