import { useTranslation } from 'react-i18next';
import { useToggleBlockMutation } from '@/api/moderation';
import { useFailureToast } from '@/hooks/useFailureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';

/** Returns the function that blocks a member, or takes that back, with a toast. */
export function useBlock() {
  const { t } = useTranslation('common');
  const [toggle, { isLoading }] = useToggleBlockMutation();
  const showFailure = useFailureToast();
  const block = async ({ username, nickname }: { username: string; nickname: string }, blocked: boolean) => {
    try {
      await toggle({ username, blocked, idempotencyKey: newKey() }).unwrap();
      void notify('success', t(blocked ? 'toast.blocked' : 'toast.unblocked', { nickname }));
    } catch (failure) {
      showFailure(failure, t('toast.failed'));
    }
  };
  return { block, busy: isLoading };
}
