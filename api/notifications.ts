import type { NotificationsAnswer, NotificationsQuery } from '@/contract/notifications';
import { notificationCalls } from '@/contract/notifications.calls';
import { isInstalledApp } from '@/lib/browser/installed';
import { baseApi } from './baseApi';
import { requestOf } from './endpoint';

/**
 * The bell's query: the number of unread notifications, with the shortest list that is possible.
 */
export const UNREAD: NotificationsQuery = { status: 'unread', page_size: 1 };

export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<NotificationsAnswer, NotificationsQuery>({
      query: (given) =>
        requestOf(notificationCalls.getNotifications)({ ...given, ...(isInstalledApp() && { platform: 'app' }) }),
      providesTags: (_answer, _error, { page_size }) => [
        'Personal',
        { type: 'Notifications', id: page_size === UNREAD.page_size ? 'unread' : 'list' },
      ],
    }),
  }),
});

export const { useGetNotificationsQuery } = notificationsApi;
