import { type FormEvent, useState } from 'react';
import { useConvertPointsMutation } from '@/api/points';
import type { PointSummary } from '@/contract/points';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useTranslation } from '@/hooks/useTranslation';
import { isAnswered } from '@/lib/failures';
import { dropKey, keptKey } from '@/lib/keys';
import { notify } from '@/lib/notify';
import { wholeText } from '@/lib/numbers';

/** The most that may be converted now, in whole steps; 0 when that is under the minimum. */
export function mostOf({ available, minimum, step }: PointSummary): number {
  const whole = available - (available % step);
  return whole >= minimum ? whole : 0;
}

/**
 * Turns points into store credit. The same amount is asked for under the same key until an answer
 * came, also after a reload: a lost answer never converts twice.
 */
export function useConvert(summary: PointSummary) {
  const { t } = useTranslation('points');
  const [convert, { isLoading }] = useConvertPointsMutation();
  const failureToast = useFailureToast();
  const most = mostOf(summary);
  const [typed, setTyped] = useState<string>();
  const value = typed ?? (most ? String(most) : '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const point = Number(value);
    const deed = `convert:${point}`;
    const answer = await convert({ point, idempotencyKey: keptKey(deed) });
    if (answer.error) {
      if (isAnswered(answer.error)) dropKey(deed);
      failureToast(answer.error, t('convert.failed'));
      return;
    }
    dropKey(deed);
    const { success, reason } = answer.data;
    if (!success) {
      await notify('warning', t('convert.refused', { reason }));
      return;
    }
    setTyped(undefined);
    await notify('success', t('convert.done', { point: wholeText(point) }));
  };
  return { value, setTyped, submit, busy: isLoading, most };
}
