import { useTranslation } from 'react-i18next';
import { useWithdrawAttendeeMutation } from '@/api/marketings';
import { useFailureToast } from '@/hooks/useFailureToast';
import { notify } from '@/lib/browser/notify';

/** Ends a member's own news. */
export function useStopNews() {
  const { t } = useTranslation('marketings');
  const [withdraw, { isLoading }] = useWithdrawAttendeeMutation();
  const failed = useFailureToast();
  const stop = async () => {
    if (isLoading) return;
    try {
      await withdraw({}).unwrap();
      void notify('success', t('member.stopped'));
    } catch (failure) {
      failed(failure, t('stopFailed'));
    }
  };
  return { stop, stopping: isLoading };
}
