import type { AttendeeAnswer, AttendeeBody, OwnAttendee } from '@/contract/marketings';
import { baseApi } from './baseApi';

const post = (url: string) => (body: object) => ({ url, method: 'POST' as const, body });

/** The subscribers of the newsletter. */
export const marketingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnAttendee: build.query<OwnAttendee, void>({
      query: () => ({ url: 'marketings/attendees/my/' }),
      providesTags: ['Marketing', 'Personal'],
    }),
    subscribeToNews: build.mutation<AttendeeAnswer, AttendeeBody>({
      query: post('marketings/attendees/'),
      invalidatesTags: (_answer, error) => (error ? [] : ['Marketing']),
    }),
    confirmAttendee: build.mutation<{ success: true }, { key: string }>({
      query: post('marketings/attendees/confirm/'),
      invalidatesTags: (_answer, error) => (error ? [] : ['Marketing']),
    }),
    withdrawAttendee: build.mutation<{ success: true }, { token?: string }>({
      query: post('marketings/attendees/withdraw/'),
      invalidatesTags: (_answer, error) => (error ? [] : ['Marketing']),
    }),
  }),
});

export const {
  useGetOwnAttendeeQuery,
  useSubscribeToNewsMutation,
  useConfirmAttendeeMutation,
  useWithdrawAttendeeMutation,
} = marketingsApi;
