import type { z } from 'zod';
import type {
  NotificationSettings,
  NotificationSettingsAnswer,
  PushSubscriptionBody,
  pushSubscriptionAnswer,
} from '@/contract/notificationSettings';
import { baseApi } from './baseApi';

type PushAnswer = z.infer<typeof pushSubscriptionAnswer>;
const settingsTag = { type: 'Notifications', id: 'settings' } as const;

/** A member's notification settings, and the push messages of their browser. */
export const notificationSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotificationSettings: build.query<NotificationSettingsAnswer, void>({
      query: () => ({ url: 'notifications/settings/' }),
      providesTags: [settingsTag, 'Personal'],
    }),
    changeNotificationSettings: build.mutation<NotificationSettingsAnswer, NotificationSettings>({
      query: (body) => ({ url: 'notifications/settings/', method: 'PUT', body }),
    }),
    subscribeToPush: build.mutation<PushAnswer, PushSubscriptionBody>({
      query: (body) => ({ url: 'notifications/push/', method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : [settingsTag]),
    }),
    stopDigest: build.mutation<{ success: true }, string>({
      query: (token) => ({ url: 'notifications/digest/stop/', method: 'POST', params: { token } }),
      invalidatesTags: (_answer, error) => (error ? [] : [settingsTag]),
    }),
    unsubscribeFromPush: build.mutation<PushAnswer, void>({
      query: () => ({ url: 'notifications/push/', method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : [settingsTag]),
    }),
  }),
});

export const {
  useGetNotificationSettingsQuery,
  useChangeNotificationSettingsMutation,
  useStopDigestMutation,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} = notificationSettingsApi;
