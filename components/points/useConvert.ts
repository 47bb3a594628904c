import type { TFunction } from 'i18next';
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

/** The typed value; null until something is typed, when the maximum is shown. */
type Values = { point: string | null };
const untouched: Values = { point: null };

function convertForm(t: TFunction<'points'>, { minimum, step }: PointSummary, most: number) {
  const fits = (typed: string | null) => {
    const point = Number(typed ?? most);
    return point >= minimum && point <= most && point % step === 0;
  };
  const [least, each, top] = [minimum, step, most].map((points) => formatInteger(points));
  return z.object({
    point: z.nullable(z.string()).check(z.refine(fits, t('convert.wrong', { minimum: least, step: each, most: top }))),
  });
}

/**
 * Converts points to store credit. The same amount is sent under the same idempotency key until there is an
 * answer, also after a reload: a lost answer never converts twice.
 */
export function useConvert(summary: PointSummary) {
  const { t } = useTranslation('points');
  const [convert] = useConvertPointsMutation();
  const most = mostOf(summary);
  const { form, values, errors, change, submit } = useSchemaForm<Values>(convertForm(t, summary, most), untouched, {
    isCalm: true,
  });
  const { submit: send, isSubmitting } = useSubmit({
    scope: 'convert',
    call: (point: number, idempotencyKey) => convert({ point, idempotencyKey }).unwrap(),
    failed: t('convert.failed'),
    async onDone({ success, reason }, point) {
      if (!success) {
        await notify('warning', t('convert.rejected', { reason }));
        return;
      }
      // Not the maximum again: a second tap would convert the rest.
      change({ point: '' });
      await notify('success', t('convert.done', { point: formatInteger(point) }));
    },
  });
  return {
    form,
    value: values.point ?? (most ? String(most) : ''),
    type: (point: string) => change({ point }),
    submit: () => void submit(({ point }) => send(Number(point ?? most))),
    error: errors.point,
    busy: isSubmitting,
    most,
  };
}
