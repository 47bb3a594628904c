import { useTranslation } from 'react-i18next';
import { baseApi } from '@/api/baseApi';
import { useGiveHeartMutation } from '@/api/challengeWrites';
import type { Entrant } from '@/contract/challenges';
import { useAppDispatch } from '@/hooks/redux';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMemberTap } from '@/hooks/useMemberTap';
import { dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/failures';

/**
 * Gives a heart of one's own for somebody's latest check-in in the challenge `id`. It is paid once
 * however often it is tapped or sent; `path` is where a visitor comes back to after signing in.
 */
export function useGiveHeart(id: number, entrant: Entrant, path: string) {
  const { t } = useTranslation('entrants');
  const dispatch = useAppDispatch();
  const [give] = useGiveHeartMutation();
  const failed = useFailureToast();
  const { id: eid, check_id, content, image, resourceUrls } = entrant;
  const deed = `heart:${check_id}`;

  const pay = async () => {
    if (entrant.hearted) return;
    const answer = await give({
      id,
      eid,
      seen: { content, image, resourceUrls },
      idempotencyKey: keptKey(deed),
    }).unwrap();
    dropKey(deed);
    const { success, reason, balance } = answer;
    if (success) await notify('success', t('heart.done', { count: balance }));
    else await notify('warning', t('heart.refused', { reason }));
  };
  return useMemberTap(path, pay, (failure) => {
    if (isAnswered(failure)) {
      dropKey(deed);
      // What was said may have changed meanwhile: the reader is to see it before they pay for it.
      dispatch(baseApi.util.invalidateTags([{ type: 'Entrants', id }]));
    }
    failed(failure, t('heart.failed'));
  });
}
