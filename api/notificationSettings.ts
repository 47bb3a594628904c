import type { ArgumentsOf, ResponseOf } from '@/contract/call';
import { notificationSettingsCalls as calls } from '@/contract/notificationSettings.calls';
import { baseApi } from './baseApi';
import { mutation, query, requestOf } from './endpoint';
import { staleAfter } from './tags';

const settingsTag = { type: 'Notifications', id: 'settings' } as const;
const written = { invalidatesTags: staleAfter(settingsTag) };

/** A member's notification settings, and the push messages of their browser. */
export const notificationSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotificationSettings: query(build, calls.getNotificationSettings, { providesTags: [settingsTag] }),
    changeNotificationSettings: mutation(build, calls.changeNotificationSettings),
    subscribeToPush: mutation(build, calls.subscribeToPush, written),
    /** Its token stands in the address, as in the one that mail programs send. */
    stopDigest: build.mutation<ResponseOf<typeof calls.stopDigest>, ArgumentsOf<typeof calls.stopDigest>>({
      query: (params) => ({ ...requestOf(calls.stopDigest)({}), params }),
      ...written,
    }),
    unsubscribeFromPush: mutation(build, calls.unsubscribeFromPush, written),
  }),
});

export const {
  useGetNotificationSettingsQuery,
  useChangeNotificationSettingsMutation,
  useStopDigestMutation,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} = notificationSettingsApi;
