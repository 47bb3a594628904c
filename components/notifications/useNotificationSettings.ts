import { useTranslation } from 'react-i18next';
import { notificationSettingsApi, useChangeNotificationSettingsMutation } from '@/api/notificationSettings';
import { patchQuery } from '@/api/patchQuery';
import type { NotificationSettings, NotificationSettingsAnswer } from '@/contract/notificationSettings';
import { useAppStore } from '@/hooks/redux';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useSequential } from '@/hooks/useSequential';

const { getNotificationSettings } = notificationSettingsApi.endpoints;

/** The part of an answer that a member changes. */
const settingsOf = ({ push: _, ...settings }: NotificationSettingsAnswer): NotificationSettings => settings;

/** Shows each change of the settings at once, and saves them one after another; one that fails is reverted. */
export function useNotificationSettings(answer: NotificationSettingsAnswer) {
  const { t } = useTranslation('alerts');
  const store = useAppStore();
  const [save] = useChangeNotificationSettingsMutation();
  const failed = useFailureToast();
  const sequential = useSequential();
  const change = (part: Partial<NotificationSettings>) => {
    const patch = patchQuery(store, getNotificationSettings, undefined, (it) => void Object.assign(it, part));
    sequential(async () => {
      // A tap while another was saved is in what is shown by now.
      const shown = getNotificationSettings.select()(store.getState()).data ?? { ...answer, ...part };
      try {
        await save(settingsOf(shown)).unwrap();
      } catch (failure) {
        patch.undo();
        failed(failure, t('failed'));
      }
    });
  };
  return { settings: settingsOf(answer), change };
}
