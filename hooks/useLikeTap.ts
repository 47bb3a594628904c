import type { TFunction } from 'i18next';
import { type MouseEvent, useRef } from 'react';
import { notify } from '@/lib/notify';
import type { AppDispatch } from '@/store/makeStore';
import { useAppDispatch } from './redux';
import { useMemberGate } from './useMemberGate';
import { useTranslation } from './useTranslation';

/** Likes something, or takes the like back: one call with a key of its own, and its failure said. */
export type Like = (dispatch: AppDispatch, t: TFunction<'common'>) => Promise<void>;

/**
 * A tap on a heart of the page at `path`. The second tap of a double tap, and any while a call is
 * under way, does nothing; `load` brings the code of the call.
 */
export function useLikeTap(path: string, load: () => Promise<Like>) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [mayGoOn, busy] = useMemberGate(path);
  const underWay = useRef(false);

  const tap = async (event: MouseEvent) => {
    if (underWay.current || event.detail > 1) return;
    underWay.current = true;
    try {
      if (!(await mayGoOn())) return;
      const like = await load();
      await like(dispatch, t);
    } catch {
      // Its code did not come.
      void notify('warning', t('like.failed'));
    } finally {
      underWay.current = false;
    }
  };
  return { tap, busy };
}
