import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationSettingsApi, useChangeNotificationSettingsMutation } from '@/api/notificationSettings';
import { patchQuery } from '@/api/patchQuery';
import { changedSettings } from '@/contract/changedSettings';
import type {
  NotificationSettings,
  NotificationSettingsAnswer,
  NotificationSettingsChange,
} from '@/contract/notificationSettings';
import { useAppStore } from '@/hooks/redux';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useSequential } from '@/hooks/useSequential';

const { getNotificationSettings } = notificationSettingsApi.endpoints;

/** The part of an answer that a member changes. */
const settingsOf = ({ push: _, ...settings }: NotificationSettingsAnswer): NotificationSettings => settings;

/**
 * Shows each change of the settings at once, and saves it alone, since another device or a mail's link may have changed
 * the rest. They are saved one after another; one that fails is reverted alone.
 */
export function useNotificationSettings(answer: NotificationSettingsAnswer) {
  const { t } = useTranslation('alerts');
  const store = useAppStore();
  const [save] = useChangeNotificationSettingsMutation();
  const failed = useFailureToast();
  const sequential = useSequential();
  const settings = settingsOf(answer);
  const stored = useRef(settings);
  const waiting = useRef<NotificationSettingsChange[]>([]);
  const show = () => {
    const shown = waiting.current.reduce(changedSettings, stored.current);
    patchQuery(store, getNotificationSettings, undefined, (it) => void Object.assign(it, shown));
  };
  const change = (part: NotificationSettingsChange) => {
    if (waiting.current.length === 0) stored.current = settings;
    waiting.current.push(part);
    show();
    sequential(async () => {
      try {
        stored.current = settingsOf(await save(part).unwrap());
      } catch (failure) {
        failed(failure, t('failed'));
      }
      waiting.current.shift();
      show();
    });
  };
  return { settings, change };
}
