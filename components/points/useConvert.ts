import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConvertPointsMutation } from '@/api/points';
import type { PointSummary } from '@/contract/points';
import { useFailureToast } from '@/hooks/useFailureToast';
import { dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/failures';
import { wholeText } from '@/lib/numbers';

/** The most that may be converted now, in whole steps; 0 when that is under the minimum. */
function mostOf({ available, minimum, step }: PointSummary): number {
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
  const [wrong, setWrong] = useState(false);
  const underWay = useRef(false);
  const value = typed ?? (most ? String(most) : '');

  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
  };

  const send = async (point: number) => {
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
    // Not the most again: a second tap would convert what was meant to stay.
    setTyped('');
    await notify('success', t('convert.done', { point: wholeText(point) }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    const point = Number(value);
    if (point < summary.minimum || point > most || point % summary.step !== 0) {
      setWrong(true);
      return;
    }
    underWay.current = true;
    try {
      await send(point);
    } finally {
      underWay.current = false;
    }
  };
  return { value, type, submit, wrong, busy: isLoading, most };
}
