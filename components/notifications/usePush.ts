import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubscribeToPushMutation, useUnsubscribeFromPushMutation } from '@/api/notificationSettings';
import { useFailureToast } from '@/hooks/useFailureToast';
import { notify } from '@/lib/browser/notify';
import { type PushPermission, pushPermission, subscribeBrowser, unsubscribeBrowser } from '@/lib/browser/push';

/** Enables and disables the push messages of this browser; the permission is null before hydration. */
export function usePush(key: string) {
  const { t } = useTranslation('alerts');
  const [permission, setPermission] = useState<PushPermission | null>(null);
  const [busy, setBusy] = useState(false);
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();
  const failed = useFailureToast();
  useEffect(() => setPermission(key ? pushPermission() : 'unsupported'), [key]);

  /** Runs a change that a double tap makes once, and shows `text` when it fails; returns whether it was done. */
  const change = async (text: string, work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    try {
      return await work();
    } catch (failure) {
      failed(failure, text);
      return false;
    } finally {
      setPermission(pushPermission());
      setBusy(false);
    }
  };
  const enable = () =>
    change(t('push.enableFailed'), async () => {
      const subscription = await subscribeBrowser(key);
      if (!subscription) return false;
      await subscribe(subscription).unwrap();
      void notify('success', t('push.done'));
      return true;
    });
  const disable = () =>
    change(t('push.disableFailed'), async () => {
      await unsubscribe().unwrap();
      // Nothing is sent any more; what the browser keeps is replaced when it subscribes the next time.
      await unsubscribeBrowser().catch(() => undefined);
      return true;
    });
  return { permission, busy, enable, disable };
}
