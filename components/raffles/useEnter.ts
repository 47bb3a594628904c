import { useTranslation } from 'react-i18next';
import { useEnterRaffleMutation, useParticipateMutation } from '@/api/raffles';
import type { Participation, Raffle } from '@/contract/raffles';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { ownWords } from '@/lib/fairDraw';
import { paths } from '@/lib/paths';
import { keptWords } from './keptWords';

/**
 * Enters a raffle with words of this browser and draws the entry. What was lost on the way is asked
 * for again with the same words under the same keys, so that nothing is paid or drawn twice.
 */
export function useEnter({ id }: Raffle, own: Participation | undefined) {
  const { t } = useTranslation('raffles');
  const [enter] = useEnterRaffleMutation();
  const [participate] = useParticipateMutation();
  const draw = useSubmit({
    scope: `draw:${id}`,
    path: paths.raffle(id),
    call: (pid: number, idempotencyKey) => participate({ id, pid, idempotencyKey }).unwrap(),
    failed: t('enter.failed'),
    onDone: () => notify('success', t('enter.joined')),
  });
  const entry = useSubmit({
    scope: `raffle:${id}`,
    path: paths.raffle(id),
    call: (words: string, idempotencyKey) => enter({ id, words, idempotencyKey }).unwrap(),
    failed: t('enter.failed'),
    async onDone({ success, reason, participation }) {
      if (!success) await notify('warning', t('enter.refused', { reason }));
      if (participation) await draw.submit(participation.id);
    },
  });

  const go = () => (own ? draw.submit(own.id) : entry.submit(keptWords(id, ownWords)));
  return { go, busy: entry.isSubmitting || draw.isSubmitting };
}
