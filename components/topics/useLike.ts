import { type MouseEvent, useRef } from 'react';
import type { TopicKey } from '@/api/topics';
import { useAppDispatch } from '@/hooks/redux';
import { useMemberGate } from '@/hooks/useMemberGate';
import { useTranslation } from '@/hooks/useTranslation';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';

/**
 * Likes a topic, or takes the like back. Each tap is one call with a key of its own; the second tap
 * of a double tap, and any while a call is under way, does nothing.
 */
export function useLike({ slug, id }: TopicKey) {
  const { t } = useTranslation('topics');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const mayGoOn = useMemberGate(paths.topic(slug, id));
  const underWay = useRef(false);

  return async (event: MouseEvent) => {
    if (underWay.current || event.detail > 1 || !mayGoOn()) return;
    underWay.current = true;
    try {
      const { likeTopic } = await import('./likeTopic');
      await likeTopic(dispatch, { slug, id }, { t, common });
    } catch {
      // Its code did not come.
      void notify('warning', t('like.failed'));
    } finally {
      underWay.current = false;
    }
  };
}
