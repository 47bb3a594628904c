import { useEffect } from 'react';
import { streamUnread } from '@/api/live';
import { notificationsApi, UNREAD, useGetNotificationsQuery } from '@/api/notifications';
import { useAppStore } from '@/hooks/redux';
import { whenIdle } from '@/lib/browser/idle';
import { whileVisible } from '@/lib/browser/whileVisible';

const { getNotifications } = notificationsApi.endpoints;

/**
 * Keeps the member's unread count in the store: asked for once, then told by the stream while the
 * page is seen; where no stream comes through it is asked for again now and then. Has what shows toasts
 * at hand too.
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

  // Who acts is to be told when the network goes away, and by then it would not come any more.
  useEffect(() => whenIdle(() => void import('./ToastHost').catch(() => undefined)), []);

  return null;
}
