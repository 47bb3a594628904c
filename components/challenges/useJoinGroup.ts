import { useRouter } from 'next/router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { baseApi } from '@/api/baseApi';
import { useJoinGroupMutation } from '@/api/challengeWrites';
import type { ChallengeGroup, EntrantBody } from '@/contract/challenges';
import { useAppDispatch } from '@/hooks/redux';
import { useFailureToast } from '@/hooks/useFailureToast';
import { deedOf, dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { useMayBegin } from './useMayBegin';

/**
 * Joins the group of an invite code, and its challenge with these answers where one has not; then leads
 * to the group. A visitor signs in before it and comes back to the invitation.
 */
export function useJoinGroup(code: string, { challenge }: ChallengeGroup) {
  const { t } = useTranslation('entrants');
  const router = useRouter();
  const dispatch = useAppDispatch();
  const [join, { isLoading }] = useJoinGroupMutation();
  const failed = useFailureToast();
  const [mayBegin, waits] = useMayBegin(paths.invite(code), t('join.failed'));
  const underWay = useRef(false);

  const go = async (body: EntrantBody): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    const deed = deedOf(`join-group:${code}`, body);
    try {
      await join({ code, body, idempotencyKey: keptKey(deed) }).unwrap();
      dropKey(deed);
      void notify(
        'success',
        t(challenge.status === 'upcoming' ? 'join.doneUpcoming' : 'join.done'),
      );
      void router.push(paths.challengeGroup(challenge.id));
      return true;
    } catch (failure) {
      if (isAnswered(failure)) {
        dropKey(deed);
        // It may have filled up, or its challenge ended, since it was shown.
        dispatch(baseApi.util.invalidateTags(['ChallengeGroup']));
      }
      failed(failure, t('join.failed'));
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { go, mayBegin, busy: waits || isLoading };
}
