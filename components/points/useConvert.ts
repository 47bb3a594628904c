import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConvertPointsMutation } from '@/api/points';
import type { PointSummary } from '@/contract/points';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { wholeText } from '@/lib/numbers';

/** The most that may be converted now, in whole steps; 0 when that is under the minimum. */
function mostOf({ available, minimum, step }: PointSummary): number {
  const whole = available - (available % step);
  return whole >= minimum ? whole : 0;
}

/**
 * Turns points into store credit. The same amount is sent under the same key until an answer came, also
 * after a reload: a lost answer never converts twice.
 */
export function useConvert(summary: PointSummary) {
  const { t } = useTranslation('points');
  const [convert] = useConvertPointsMutation();
  const most = mostOf(summary);
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const value = typed ?? (most ? String(most) : '');
  const { submit, isSubmitting } = useSubmit({
    scope: 'convert',
    call: (point: number, idempotencyKey) => convert({ point, idempotencyKey }).unwrap(),
    failed: t('convert.failed'),
    async onDone({ success, reason }, point) {
      if (!success) {
        await notify('warning', t('convert.refused', { reason }));
        return;
      }
      // Not the most again: a second tap would convert what was meant to stay.
      setTyped('');
      await notify('success', t('convert.done', { point: wholeText(point) }));
    },
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const point = Number(value);
    const isWrong = point < summary.minimum || point > most || point % summary.step !== 0;
    setWrong(isWrong);
    if (!isWrong) await submit(point);
  };
  return {
    value,
    type(text: string) {
      setTyped(text);
      setWrong(false);
    },
    submit: send,
    wrong,
    busy: isSubmitting,
    most,
  };
}
