import { useEffect } from 'react';
import { streamUnread } from '@/api/live';
import { notificationsApi, UNREAD, useGetNotificationsQuery } from '@/api/notifications';
import type { NotificationsQuery } from '@/contract/notifications';
import { useAppStore } from '@/hooks/redux';
import { whenIdle } from '@/lib/browser/idle';
import { whileVisible } from '@/lib/browser/whileVisible';

const { getNotifications } = notificationsApi.endpoints;
const LIST = { type: 'Notifications', id: 'list' } as const;

/**
 * Loads the member's unread count once and updates it by the event stream while the page is visible; without
 * a stream it is fetched again at intervals. Preloads the toasts too.
 */
export function UnreadCount() {
  const store = useAppStore();
  const { refetch } = useGetNotificationsQuery(UNREAD);

  useEffect(() => {
    const take = (unread: number) => {
      const { selectInvalidatedBy, updateQueryData, invalidateTags } = notificationsApi.util;
      const state = store.getState();
      const isStale = (query: NotificationsQuery) => {
        const known = getNotifications.select(query)(state).data;
        return known !== undefined && known.unread_count !== unread;
      };
      if (isStale(UNREAD)) {
        store.dispatch(
          updateQueryData('getNotifications', UNREAD, (answer) => {
            answer.unread_count = unread;
          }),
        );
      }
      // A list may be older than the count: each is compared by itself.
      const lists = selectInvalidatedBy(state, [LIST]);
      if (lists.some(({ originalArgs }) => isStale(originalArgs))) store.dispatch(invalidateTags([LIST]));
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
