import { useTranslation } from 'react-i18next';
import { useEnterRaffleMutation, useParticipateMutation } from '@/api/raffles';
import type { Participation, Raffle } from '@/contract/raffles';
import { useSubmit } from '@/hooks/useSubmit';
import { actionOf, dropKey, dropRejectedKey, idempotencyKeyFor } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { createClientSeed } from '@/lib/fairDraw';
import { paths } from '@/lib/paths';
import { storedClientSeed } from './storedClientSeed';

/**
 * Enters a raffle with a client seed of this browser and draws the entry. After a lost response the same seed
 * is sent under the same idempotency keys, so that no entry is paid or drawn twice.
 */
export function useEnter({ id }: Raffle, own: Participation | undefined) {
  const { t } = useTranslation('raffles');
  const [enter] = useEnterRaffleMutation();
  const [participate] = useParticipateMutation();
  /** Draws an entry under a key that holds until its answer came. @throws the call's failure */
  const drawEntry = async (pid: number) => {
    const key = actionOf(`draw:${id}`, pid);
    try {
      await participate({ id, pid, idempotencyKey: idempotencyKeyFor(key) }).unwrap();
      dropKey(key);
    } catch (failure) {
      dropRejectedKey(key, failure);
      throw failure;
    }
  };
  const draw = useSubmit({ path: paths.raffle(id), call: drawEntry, failed: t('enter.failed') });
  // The entry includes its draw: until both are done, another tap sends the same entry again.
  const entry = useSubmit({
    scope: `raffle:${id}`,
    path: paths.raffle(id),
    async call(clientSeed: string, idempotencyKey) {
      const answer = await enter({ id, clientSeed, idempotencyKey }).unwrap();
      if (answer.participation) await drawEntry(answer.participation.id);
      return answer;
    },
    failed: t('enter.failed'),
    async onDone({ success, reason }) {
      if (!success) await notify('warning', t('enter.rejected', { reason }));
    },
  });

  const go = () => (own ? draw.submit(own.id) : entry.submit(storedClientSeed(id, createClientSeed)));
  return { go, requireSignIn: entry.requireSignIn, busy: entry.isSubmitting || draw.isSubmitting };
}
