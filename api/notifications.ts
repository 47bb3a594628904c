import type { ArgumentsOf } from '@/contract/call';
import type { NotificationsAnswer, NotificationsQuery } from '@/contract/notifications';
import { notificationCalls } from '@/contract/notifications.calls';
import { isInstalledApp } from '@/lib/browser/installed';
import { baseApi } from './baseApi';
import { mutation, requestOf } from './endpoint';
import { patchEveryQuery } from './patchQuery';

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

/** Marks the notifications of a list with `ids`, or all of it, up to `until`. */
function markIn(answer: NotificationsAnswer, { ids, until }: ArgumentsOf<typeof notificationCalls.readNotifications>) {
  const meant = answer.results.filter(
    ({ id, status, updated_at }) =>
      status === 'unread' && (!ids || ids.includes(id)) && (!until || updated_at <= until),
  );
  for (const row of meant) row.status = 'read';
}

/** Members' changes of their notifications. */
export const notificationWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Marks as read optimistically wherever it is shown; a rejection reverts it. */
    readNotifications: mutation(build, notificationCalls.readNotifications, {
      async onQueryStarted(body, lifecycle): Promise<void> {
        const patchAll = (recipe: (answer: NotificationsAnswer) => void) =>
          patchEveryQuery(lifecycle, notificationsApi.endpoints.getNotifications, recipe);
        const patch = patchAll((answer) => {
          markIn(answer, body);
          answer.unread_count = body.ids ? Math.max(0, answer.unread_count - body.ids.length) : 0;
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchAll((answer) => {
            answer.unread_count = data.unread_count;
          });
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_answer, error, { ids }) => (error || ids ? [] : [{ type: 'Notifications', id: 'list' }]),
    }),
  }),
});

export const { useReadNotificationsMutation } = notificationWritesApi;
