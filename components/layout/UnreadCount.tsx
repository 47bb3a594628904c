import { useEffect } from 'react';
import { streamUnread } from '@/api/live';
import { notificationsApi, UNREAD, useGetNotificationsQuery } from '@/api/notifications';
import { useAppStore } from '@/hooks/redux';
import { whenIdle } from '@/lib/browser/idle';
import { whileVisible } from '@/lib/browser/whileVisible';

const { getNotifications } = notificationsApi.endpoints;

/**
 * Loads the member's unread count once and updates it by the event stream while the page is visible; without
 * a stream it is fetched again at intervals. Preloads the toasts too.
 */
export function UnreadCount() {
  const store = useAppStore();
  const { refetch } = useGetNotificationsQuery(UNREAD);

  useEffect(() => {
    const take = (unread: number) => {
      const known = getNotifications.select(UNREAD)(store.getState()).data;
      if (!known || known.unread_count === unread) return;
      const { updateQueryData, invalidateTags } = notificationsApi.util;
      store.dispatch(
        updateQueryData('getNotifications', UNREAD, (answer) => {
          answer.unread_count = unread;
        }),
      );
      store.dispatch(invalidateTags([{ type: 'Notifications', id: 'list' }]));
    };
    return whileVisible(
      (signal) => store.dispatch(streamUnread(signal, take)),
      () => void refetch(),
    );
  }, [store, refetch]);

  // Loaded early: the toast that reports a lost network could not be loaded then.
  useEffect(() => whenIdle(() => void import('./ToastHost').catch(() => undefined)), []);

  return null;
}
