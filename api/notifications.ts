import type { NotificationsAnswer, NotificationsQuery } from '@/contract/notifications';
import { isInstalledApp } from '@/lib/browser/installed';
import { baseApi } from './baseApi';

/**
 * The bell's query: the number of unread notifications, with the shortest list that is possible.
 */
export const UNREAD: NotificationsQuery = { status: 'unread', page_size: 1 };

export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<NotificationsAnswer, NotificationsQuery>({
      query: (params) => ({
        url: 'notifications/',
        params: { ...params, ...(isInstalledApp() && { platform: 'app' }) },
      }),
      providesTags: (_answer, _error, { page_size }) => [
        'Personal',
        { type: 'Notifications', id: page_size === UNREAD.page_size ? 'unread' : 'list' },
      ],
    }),
  }),
});

export const { useGetNotificationsQuery } = notificationsApi;
