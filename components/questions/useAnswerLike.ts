import { type MouseEvent, useRef } from 'react';
import type { AnswerKey } from '@/api/answers';
import { useAppDispatch } from '@/hooks/redux';
import { useMemberGate } from '@/hooks/useMemberGate';
import { useTranslation } from '@/hooks/useTranslation';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';

/**
 * Says that an answer helped, or takes that back. Each tap is one call with a key of its own; the second
 * tap of a double tap, and any while a call is under way, does nothing.
 */
export function useAnswerLike(key: AnswerKey) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [mayGoOn, busy] = useMemberGate(`${paths.question(key.slug)}#answer-${key.id}`);
  const underWay = useRef(false);

  const tap = async (event: MouseEvent) => {
    if (underWay.current || event.detail > 1) return;
    underWay.current = true;
    try {
      if (!(await mayGoOn())) return;
      const { likeAnswer } = await import('./likeAnswer');
      await likeAnswer(dispatch, key, { t, common });
    } catch {
      // Its code did not come.
      void notify('warning', t('toast.likeFailed'));
    } finally {
      underWay.current = false;
    }
  };
  return { tap, busy };
}
