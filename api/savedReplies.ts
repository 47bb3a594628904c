import { savedReplyCalls } from '@/contract/savedReplies.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { staleAfter } from './tags';

const changes = { invalidatesTags: staleAfter('SavedReplies', 'ManagerLog') } as const;

/** The texts that operators send again. */
export const savedRepliesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSavedReplies: query(build, savedReplyCalls.getSavedReplies, { providesTags: ['SavedReplies'] }),
    saveReply: mutation(build, savedReplyCalls.saveReply, changes),
    deleteReply: mutation(build, savedReplyCalls.deleteReply, changes),
  }),
});

export const { useGetSavedRepliesQuery, useSaveReplyMutation, useDeleteReplyMutation } = savedRepliesApi;
