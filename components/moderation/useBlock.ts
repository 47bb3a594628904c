import { useTranslation } from 'react-i18next';
import { useToggleBlockMutation } from '@/api/moderation';
import { useFailureToast } from '@/hooks/useFailureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';

/** Blocks or unblocks a member, with a toast. */
export function useBlock() {
  const { t } = useTranslation('common');
  const [toggle, { isLoading }] = useToggleBlockMutation();
  const showFailure = useFailureToast();
  const block = async ({ username, nickname }: { username: string; nickname: string }) => {
    try {
      const { blocked } = await toggle({ username, idempotencyKey: newKey() }).unwrap();
      void notify('success', t(blocked ? 'toast.blocked' : 'toast.unblocked', { nickname }));
    } catch (failure) {
      showFailure(failure, t('toast.failed'));
    }
  };
  return { block, busy: isLoading };
}
