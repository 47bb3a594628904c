import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useJoinChallengeMutation } from '@/api/challengeWrites';
import type { Challenge, EntrantBody } from '@/contract/challenges';
import { useFailureToast } from '@/hooks/useFailureToast';
import { deedOf, dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { useMayBegin } from './useMayBegin';

/** Joins a challenge with these answers, once; says whether it worked. A visitor signs in before it. */
export function useJoin({ id, status }: Challenge) {
  const { t } = useTranslation('challenges');
  const [join, { isLoading }] = useJoinChallengeMutation();
  const showFailure = useFailureToast();
  const [mayBegin, waits] = useMayBegin(paths.challenge(id), t('join.failed'));
  const underWay = useRef(false);

  const go = async (body: EntrantBody): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    const deed = deedOf(`challenge:${id}`, body);
    try {
      await join({ id, body, idempotencyKey: keptKey(deed) }).unwrap();
      dropKey(deed);
      void notify('success', t(status === 'upcoming' ? 'join.doneUpcoming' : 'join.done'));
      return true;
    } catch (failure) {
      if (isAnswered(failure)) dropKey(deed);
      showFailure(failure, t('join.failed'));
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { go, mayBegin, busy: waits || isLoading };
}
