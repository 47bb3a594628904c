import { supportCalls } from '@/contract/support.calls';
import { baseApi, cacheSeconds } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter } from './tags';

const read = { providesTags: ['Support'] } as const;
const written = { invalidatesTags: staleAfter('Support') };

/** Questions to the managers, and a member's identity in the chat. */
export const supportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSupportThreads: query(build, supportCalls.getSupportThreads, read),
    getSupportThread: query(build, supportCalls.getSupportThread, read),
    getSupportQueue: query(build, supportCalls.getSupportQueue, { providesTags: ['Support', 'Personal'] }),
    getChatIdentity: query(build, supportCalls.getChatIdentity, { keepUnusedDataFor: cacheSeconds(0) }),
    sendSupport: mutation(build, supportCalls.sendSupport, written),
    // These two after a failure too: someone else has written, or the answer was lost.
    replySupport: mutation(build, supportCalls.replySupport, { invalidatesTags: ['Support'] }),
    setSupportStatus: mutation(build, supportCalls.setSupportStatus, { invalidatesTags: ['Support'] }),
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
