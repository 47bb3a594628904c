import { useTranslation } from 'react-i18next';
import { baseApi } from '@/api/baseApi';
import { challengeWritesApi } from '@/api/challenges';
import type { HeartAnswer, Participant } from '@/contract/challenges';
import { useAppDispatch } from '@/hooks/redux';
import { useMemberAction } from '@/hooks/useMemberAction';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/rejections';

/**
 * Gives one of the member's hearts to a participant's latest check-in in the challenge `id`. It is paid once
 * however often it is tapped or sent; a visitor returns to `path` after signing in.
 */
export function useGiveHeart(id: number, participant: Participant, path: string) {
  const { t } = useTranslation('participants');
  const dispatch = useAppDispatch();
  const { id: eid, check_in_id, content, image, resourceUrls, hearted } = participant;
  return useMemberAction<HeartAnswer>({
    path,
    scope: `heart:${check_in_id}`,
    failed: t('heart.failed'),
    rejected: ({ reason }) => t('heart.rejected', { reason }),
    call(idempotencyKey) {
      const { giveHeart } = challengeWritesApi.endpoints;
      return hearted ? null : giveHeart.initiate({ id, eid, content, image, resourceUrls, idempotencyKey });
    },
    onDone: ({ balance }) => void notify('success', t('heart.done', { count: balance })),
    onFailure(failure) {
      // The check-in may have changed meanwhile: the reader sees the change before paying.
      if (!isAnswered(failure)) return;
      dispatch(
        baseApi.util.invalidateTags([
          { type: 'Participants', id },
          { type: 'Participant', id },
        ]),
      );
    },
  });
}
