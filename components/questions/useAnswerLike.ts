import { useTranslation } from 'react-i18next';
import type { AnswerKey } from '@/api/answers';
import { useAppDispatch } from '@/hooks/redux';
import { useMemberTap } from '@/hooks/useMemberTap';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Says that an answer helped, or takes that back. Each tap is one call with a key of its own. */
export function useAnswerLike(key: AnswerKey) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const like = async () => {
    const { likeAnswer } = await import('./likeAnswer');
    await likeAnswer(dispatch, key, { t, common });
  };
  const path = `${paths.question(key.slug)}#answer-${key.id}`;
  // What fails of the call is said by it: this is its code, or the session, that did not come.
  return useMemberTap(path, like, () => void notify('warning', t('toast.likeFailed')));
}
