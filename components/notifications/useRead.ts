import { useTranslation } from 'react-i18next';
import { useReadNotificationsMutation } from '@/api/notifications';
import type { ArgumentsOf } from '@/contract/call';
import type { notificationCalls } from '@/contract/notifications.calls';
import { useFailureToast } from '@/hooks/useFailureToast';
import { newKey } from '@/lib/browser/keys';

/** Marks notifications as read; says so when that failed and they are unread again. */
export function useRead() {
  const { t } = useTranslation('notifications');
  const [mark, { isLoading }] = useReadNotificationsMutation();
  const failed = useFailureToast();
  const send = async (body: ArgumentsOf<typeof notificationCalls.readNotifications>) => {
    try {
      await mark({ ...body, idempotencyKey: newKey() }).unwrap();
    } catch (failure) {
      failed(failure, t('readAllFailed'));
    }
  };
  return {
    read: (id: number) => void send({ ids: [id] }),
    readAll: (until?: string) => void send({ until }),
    reading: isLoading,
  };
}
