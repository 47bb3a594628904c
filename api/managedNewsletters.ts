import type { Paginated } from '@/contract/common';
import type {
  AudienceQuery,
  Newsletter,
  NewsletterBody,
  NewsletterDetail,
  NewsletterSendBody,
  NewsletterStateBody,
  NewslettersQuery,
  NewsletterUpdateBody,
} from '@/contract/managedNewsletters';
import { baseApi } from './baseApi';

const address = (id: number) => `manage/newsletters/${id}/`;

/** The calls of the console about newsletters. */
export const managedNewslettersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNewsletters: build.query<Paginated<Newsletter>, NewslettersQuery>({
      query: (params) => ({ url: 'manage/newsletters/', params }),
      providesTags: ['Newsletters'],
    }),
    getNewsletter: build.query<NewsletterDetail, number>({
      query: (id) => ({ url: address(id) }),
      providesTags: ['Newsletters'],
    }),
    getAudience: build.query<{ count: number }, AudienceQuery>({
      query: (params) => ({ url: 'manage/newsletters/audience/', params }),
      providesTags: ['Newsletters'],
    }),
    createNewsletter: build.mutation<NewsletterDetail, NewsletterBody & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({ url: 'manage/newsletters/', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Newsletters', 'ManagerLog']),
    }),
    // Another operator may have changed, sent or stopped it: a failure reads it again too.
    updateNewsletter: build.mutation<NewsletterDetail, NewsletterUpdateBody & { id: number }>({
      query: ({ id, ...body }) => ({ url: address(id), method: 'PUT', body }),
      invalidatesTags: ['Newsletters', 'ManagerLog'],
    }),
    testNewsletter: build.mutation<{ success: true }, number>({
      query: (id) => ({ url: `${address(id)}test/`, method: 'POST' }),
    }),
    sendNewsletter: build.mutation<NewsletterDetail, NewsletterSendBody & { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `${address(id)}send/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['Newsletters', 'ManagerLog'],
    }),
    setNewsletterState: build.mutation<NewsletterDetail, NewsletterStateBody & { id: number }>({
      query: ({ id, ...body }) => ({ url: `${address(id)}state/`, method: 'POST', body }),
      invalidatesTags: ['Newsletters', 'ManagerLog'],
    }),
  }),
});

export const {
  useGetNewslettersQuery,
  useGetNewsletterQuery,
  useLazyGetNewsletterQuery,
  useGetAudienceQuery,
  useCreateNewsletterMutation,
  useUpdateNewsletterMutation,
  useTestNewsletterMutation,
  useSendNewsletterMutation,
  useSetNewsletterStateMutation,
} = managedNewslettersApi;
