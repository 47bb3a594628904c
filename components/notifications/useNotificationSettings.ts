import { useRef } from 'react';
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

type Change = (settings: NotificationSettings) => Partial<NotificationSettings>;
const changed = (settings: NotificationSettings, change: Change): NotificationSettings => ({
  ...settings,
  ...change(settings),
});

/** Shows each change of the settings at once, and saves them one after another; one that fails is reverted alone. */
export function useNotificationSettings(answer: NotificationSettingsAnswer) {
  const { t } = useTranslation('alerts');
  const store = useAppStore();
  const [save] = useChangeNotificationSettingsMutation();
  const failed = useFailureToast();
  const sequential = useSequential();
  const settings = settingsOf(answer);
  const stored = useRef(settings);
  const waiting = useRef<Change[]>([]);
  const show = () => {
    const shown = waiting.current.reduce(changed, stored.current);
    patchQuery(store, getNotificationSettings, undefined, (it) => void Object.assign(it, shown));
  };
  const change = (part: Change) => {
    if (waiting.current.length === 0) stored.current = settings;
    waiting.current.push(part);
    show();
    sequential(async () => {
      const next = changed(stored.current, part);
      try {
        await save(next).unwrap();
        stored.current = next;
      } catch (failure) {
        failed(failure, t('failed'));
      }
      waiting.current.shift();
      show();
    });
  };
  return { settings, change };
}
