import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/browser/notify';
import type { AppDispatch } from '@/store/makeStore';
import { useAppDispatch } from './redux';
import { useMemberTap } from './useMemberTap';

/** Likes something, or takes the like back: one call with a key of its own, and its failure said. */
export type Like = (dispatch: AppDispatch, t: TFunction<'common'>) => Promise<void>;

/** A tap on a heart of the page at `path`; `load` brings the code of the call. */
export function useLikeTap(path: string, load: () => Promise<Like>) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const like = async () => (await load())(dispatch, t);
  // What fails of the call is said by it: this is its code, or the session, that did not come.
  return useMemberTap(path, like, () => void notify('warning', t('like.failed')));
}
