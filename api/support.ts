import type { Paginated } from '@/contract/common';
import type {
  SupportChatAnswer,
  SupportMessageBody,
  SupportQueueQuery,
  SupportRow,
  SupportStatusBody,
  SupportThread,
  SupportThreadBody,
} from '@/contract/support';
import { baseApi, cacheSeconds } from './baseApi';

/** Questions to the managers, and a member's identity in the chat. */
export const supportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSupportThreads: build.query<Paginated<SupportRow>, number>({
      query: (page) => ({ url: 'support/threads/', params: { page } }),
      providesTags: ['Support', 'Personal'],
    }),
    getSupportThread: build.query<SupportThread, number>({
      query: (id) => ({ url: `support/threads/${id}/` }),
      providesTags: ['Support', 'Personal'],
    }),
    getSupportQueue: build.query<Paginated<SupportRow>, SupportQueueQuery>({
      query: (params) => ({ url: 'support/queue/', params }),
      providesTags: ['Support', 'Personal'],
    }),
    getChatIdentity: build.query<SupportChatAnswer, void>({
      query: () => ({ url: 'support/chat/' }),
      keepUnusedDataFor: cacheSeconds(0),
    }),
    sendSupport: build.mutation<
      { success: true; id: number | null },
      { body: SupportThreadBody; idempotencyKey: string }
    >({
      query: (call) => ({ url: 'support/threads/', method: 'POST', ...call }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Support']),
    }),
    replySupport: build.mutation<{ success: true }, { id: number; body: SupportMessageBody; idempotencyKey: string }>({
      query: ({ id, ...call }) => ({ url: `support/threads/${id}/messages/`, method: 'POST', ...call }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Support']),
    }),
    setSupportStatus: build.mutation<{ success: true }, { id: number } & SupportStatusBody>({
      query: ({ id, ...body }) => ({ url: `support/threads/${id}/status/`, method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Support']),
    }),
  }),
});

export const {
  useGetSupportThreadsQuery,
  useGetSupportThreadQuery,
  useGetSupportQueueQuery,
  useSendSupportMutation,
  useReplySupportMutation,
  useSetSupportStatusMutation,
} = supportApi;
