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

/** Marks the notifications of a list with `ids`, or all of it, up to `until`; returns those that it marked. */
function markIn(
  answer: NotificationsAnswer,
  { ids, until }: ArgumentsOf<typeof notificationCalls.readNotifications>,
): number[] {
  const meant = answer.results.filter(
    ({ id, status, updated_at }) =>
      status === 'unread' && (!ids || ids.includes(id)) && (!until || updated_at <= until),
  );
  for (const row of meant) row.status = 'read';
  return meant.map(({ id }) => id);
}

/**
 * What calls in flight would revert the number of unread notifications to, by what is shown instead: nothing
 * once another call has answered with a newer one.
 */
const reverting = new Set<Map<string, number>>();

/** Names an answer by the number and the rows that it shows: one that was read anew shows others. */
const shownIn = ({ unread_count, results }: NotificationsAnswer) =>
  [unread_count, ...results.map(({ id }) => id)].join();

/** Members' changes of their notifications. */
export const notificationWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Marks as read optimistically wherever it is shown; a rejection reverts that, whatever a list has become. */
    readNotifications: mutation(build, notificationCalls.readNotifications, {
      async onQueryStarted(body, lifecycle): Promise<void> {
        const patchAll = (recipe: (answer: NotificationsAnswer) => void) =>
          patchEveryQuery(lifecycle, notificationsApi.endpoints.getNotifications, recipe);
        const marked = new Set<number>();
        const counts = new Map<string, number>();
        reverting.add(counts);
        patchAll((answer) => {
          for (const id of markIn(answer, body)) marked.add(id);
          const left = body.ids ? Math.max(0, answer.unread_count - body.ids.length) : 0;
          const before = answer.unread_count;
          answer.unread_count = left;
          counts.set(shownIn(answer), before);
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          for (const others of reverting) others.clear();
          patchAll((answer) => {
            answer.unread_count = data.unread_count;
          });
        } catch {
          patchAll((answer) => {
            for (const row of answer.results) if (marked.has(row.id)) row.status = 'unread';
            answer.unread_count = counts.get(shownIn(answer)) ?? answer.unread_count;
          });
        } finally {
          reverting.delete(counts);
        }
      },
      invalidatesTags: (_answer, error, { ids }) => (error || ids ? [] : [{ type: 'Notifications', id: 'list' }]),
    }),
  }),
});

export const { useReadNotificationsMutation } = notificationWritesApi;
