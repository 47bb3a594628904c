import type { ArgumentsOf } from '@/contract/call';
import type { NotificationsAnswer } from '@/contract/notifications';
import { notificationCalls } from '@/contract/notifications.calls';
import { baseApi } from './baseApi';
import { mutation } from './endpoint';
import { notificationsApi } from './notifications';
import { patchEveryQuery } from './patchQuery';

/** Marks the notifications of a list with `ids`, or all of it, up to `until`. */
function markIn(answer: NotificationsAnswer, { ids, until }: ArgumentsOf<typeof notificationCalls.readNotifications>) {
  const meant = answer.results.filter(
    ({ id, status, updated_at }) =>
      status === 'unread' && (!ids || ids.includes(id)) && (!until || updated_at <= until),
  );
  for (const row of meant) row.status = 'read';
}

/** Members' changes of their notifications. A file of its own, since the bell needs none of it. */
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
