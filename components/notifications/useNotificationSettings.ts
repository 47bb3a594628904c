import { useTranslation } from 'react-i18next';
import { useChangeNotificationSettingsMutation } from '@/api/notificationSettings';
import type { NotificationSettings, NotificationSettingsAnswer } from '@/contract/notificationSettings';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useSequential } from '@/hooks/useSequential';

/** Saves each change of the settings at once, in the order of the taps. */
export function useNotificationSettings({ push: _, ...settings }: NotificationSettingsAnswer) {
  const { t } = useTranslation('alerts');
  const [save] = useChangeNotificationSettingsMutation();
  const failed = useFailureToast();
  const sequential = useSequential();
  const change = (part: Partial<NotificationSettings>) => {
    const body = { ...settings, ...part };
    sequential(async () => {
      try {
        await save(body).unwrap();
      } catch (failure) {
        failed(failure, t('failed'));
      }
    });
  };
  return { settings, change };
}
