import { managedNewsletterCalls } from '@/contract/managedNewsletters.calls';
import { baseApi } from './baseApi';
import { download, mutation, query } from './endpoint';
import { staleAfter } from './tags';

const read = { providesTags: ['Newsletters'] } as const;
/** Another operator may have changed, sent or stopped it: a failure reads it again too. */
const written = { invalidatesTags: ['Newsletters', 'ManagerLog'] } as const;

/** The calls of the console about newsletters. */
export const managedNewslettersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNewsletters: query(build, managedNewsletterCalls.getNewsletters, read),
    getNewsletter: query(build, managedNewsletterCalls.getNewsletter, read),
    getAudience: query(build, managedNewsletterCalls.getAudience, read),
    getSubscribers: query(build, managedNewsletterCalls.getSubscribers, read),
    exportSubscribers: download(build, managedNewsletterCalls.exportSubscribers, {
      invalidatesTags: staleAfter('ManagerLog'),
    }),
    removeSubscriber: mutation(build, managedNewsletterCalls.removeSubscriber, written),
    createNewsletter: mutation(build, managedNewsletterCalls.createNewsletter, {
      invalidatesTags: staleAfter('Newsletters', 'ManagerLog'),
    }),
    updateNewsletter: mutation(build, managedNewsletterCalls.updateNewsletter, written),
    testNewsletter: mutation(build, managedNewsletterCalls.testNewsletter),
    sendNewsletter: mutation(build, managedNewsletterCalls.sendNewsletter, written),
    setNewsletterState: mutation(build, managedNewsletterCalls.setNewsletterState, written),
  }),
});

export const {
  useGetNewslettersQuery,
  useGetNewsletterQuery,
  useLazyGetNewsletterQuery,
  useGetAudienceQuery,
  useGetSubscribersQuery,
  useExportSubscribersMutation,
  useRemoveSubscriberMutation,
  useCreateNewsletterMutation,
  useUpdateNewsletterMutation,
  useTestNewsletterMutation,
  useSendNewsletterMutation,
  useSetNewsletterStateMutation,
} = managedNewslettersApi;
