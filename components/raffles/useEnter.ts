import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnterRaffleMutation, useParticipateMutation } from '@/api/raffles';
import type { Participation, Raffle } from '@/contract/raffles';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMemberGate } from '@/hooks/useMemberGate';
import { dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/failures';
import { ownWords } from '@/lib/fairDraw';
import { paths } from '@/lib/paths';
import { keptWords } from './keptWords';

/**
 * Enters a raffle with words of this browser and draws the entry. What was lost on the way is asked
 * for again with the same words under the same keys, so that nothing is paid or drawn twice.
 */
export function useEnter({ id }: Raffle, own: Participation | undefined) {
  const { t } = useTranslation('raffles');
  const [enter, entering] = useEnterRaffleMutation();
  const [participate, drawing] = useParticipateMutation();
  const failureToast = useFailureToast();
  const [mayGoOn, waits] = useMemberGate(paths.raffle(id));
  const underWay = useRef(false);
  const deed = `raffle:${id}`;

  async function entered(): Promise<Participation | null> {
    if (own) return own;
    const words = keptWords(id, ownWords);
    const answer = await enter({ id, words, idempotencyKey: keptKey(deed) }).unwrap();
    if (!answer.success) {
      dropKey(deed);
      await notify('warning', t('enter.refused', { reason: answer.reason }));
    }
    return answer.participation;
  }

  const go = async () => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      if (!(await mayGoOn())) return;
      const entry = await entered();
      if (!entry) return;
      const draw = `draw:${entry.id}`;
      await participate({ id, pid: entry.id, idempotencyKey: keptKey(draw) }).unwrap();
      dropKey(draw);
      dropKey(deed);
      await notify('success', t('enter.joined'));
    } catch (failure) {
      if (isAnswered(failure)) dropKey(deed);
      failureToast(failure, t('enter.failed'));
    } finally {
      underWay.current = false;
    }
  };
  return { go, busy: waits || entering.isLoading || drawing.isLoading };
}
