import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMakeGroupMutation } from '@/api/challengeWrites';
import { useFailureToast } from '@/hooks/useFailureToast';
import { dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/failures';

/** Makes a member's group in the challenge `id`, once; says whether it worked. */
export function useMakeGroup(id: number) {
  const { t } = useTranslation('entrants');
  const [make, { isLoading }] = useMakeGroupMutation();
  const failed = useFailureToast();
  const underWay = useRef(false);

  const go = async (): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    const deed = `challenge-group:${id}`;
    try {
      await make({ id, idempotencyKey: keptKey(deed) }).unwrap();
      dropKey(deed);
      void notify('success', t('group.make.done'));
      return true;
    } catch (failure) {
      if (isAnswered(failure)) dropKey(deed);
      failed(failure, t('group.make.failed'));
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { go, busy: isLoading };
}
