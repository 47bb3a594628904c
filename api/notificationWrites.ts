import type { NotificationsAnswer } from '@/contract/notifications';
import { notificationCalls } from '@/contract/notifications.calls';
import { baseApi } from './baseApi';
import { mutation } from './endpoint';
import { notificationsApi } from './notifications';
import { patchEveryQuery } from './patchQuery';

/** Marks the notifications of a list with `ids`, or all of it, and returns how many were unread. */
function markIn(answer: NotificationsAnswer, ids: number[] | undefined) {
  const meant = answer.results.filter(({ id, status }) => status === 'unread' && (!ids || ids.includes(id)));
  for (const row of meant) row.status = 'read';
}

/** Members' changes of their notifications. A file of its own, since the bell needs none of it. */
export const notificationWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Marks as read optimistically wherever it is shown; a rejection reverts it. */
    readNotifications: mutation(build, notificationCalls.readNotifications, {
      async onQueryStarted({ ids }, lifecycle): Promise<void> {
        const patchAll = (recipe: (answer: NotificationsAnswer) => void) =>
          patchEveryQuery(lifecycle, notificationsApi.endpoints.getNotifications, recipe);
        const patch = patchAll((answer) => {
          markIn(answer, ids);
          answer.unread_count = ids ? Math.max(0, answer.unread_count - ids.length) : 0;
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
