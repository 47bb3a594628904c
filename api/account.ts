import type { z } from 'zod';
import type { DeviceSession, detailAnswer, EmailChange, emailChangeBody, emailUndoBody, Links } from '@/contract/auth';
import type { SocialName } from '@/contract/constants/signIn';
import { baseApi } from './baseApi';
import { type Lifecycle, patchQuery } from './patchQuery';

/** Shows the pending change that a write has answered with. */
async function showPending(
  _arg: unknown,
  lifecycle: Lifecycle & { queryFulfilled: PromiseLike<{ data: EmailChange }> },
): Promise<void> {
  try {
    const { data } = await lifecycle.queryFulfilled;
    patchQuery(lifecycle, accountApi.endpoints.getEmailChange, undefined, (change) => {
      change.pending = data.pending;
    });
  } catch {
    // The button that made the call reports its failure.
  }
}

/** How a member signs in. A file of its own: only their settings need it. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEmailChange: build.query<EmailChange, void>({
      query: () => ({ url: 'auth/email-change/' }),
      providesTags: ['Personal'],
    }),
    changeEmail: build.mutation<EmailChange, z.input<typeof emailChangeBody>>({
      query: (body) => ({ url: 'auth/email-change/', method: 'POST', body }),
      onQueryStarted: showPending,
    }),
    resendEmailChange: build.mutation<EmailChange, void>({
      query: () => ({ url: 'auth/email-change/resend/', method: 'POST' }),
      onQueryStarted: showPending,
    }),
    cancelEmailChange: build.mutation<EmailChange, void>({
      query: () => ({ url: 'auth/email-change/', method: 'DELETE' }),
      onQueryStarted: showPending,
    }),
    getLinks: build.query<Links, void>({
      query: () => ({ url: 'auth/links/' }),
      providesTags: ['Personal'],
    }),
    /** A mutation, since each key is new and works once. */
    beginLink: build.mutation<{ key: string }, void>({
      query: () => ({ url: 'auth/links/', method: 'POST' }),
    }),
    unlink: build.mutation<Links, SocialName>({
      query: (name) => ({ url: `auth/links/${name}/`, method: 'DELETE' }),
      async onQueryStarted(name, lifecycle): Promise<void> {
        const { getLinks } = accountApi.endpoints;
        const patch = patchQuery(lifecycle, getLinks, undefined, (links) => {
          links.results = links.results.filter(({ provider }) => provider !== name);
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchQuery(lifecycle, getLinks, undefined, () => data);
        } catch {
          patch.undo();
        }
      },
    }),
    getSessions: build.query<{ results: DeviceSession[] }, void>({
      query: () => ({ url: 'auth/sessions/' }),
      providesTags: ['Personal'],
    }),
    /** Ends a session, or without an id every one but this: at once in the list; a failure restores it. */
    endSession: build.mutation<{ success: true }, string>({
      query: (id) => ({ url: id ? `auth/sessions/${id}/` : 'auth/sessions/', method: 'DELETE' }),
      async onQueryStarted(id, lifecycle): Promise<void> {
        const patch = patchQuery(lifecycle, accountApi.endpoints.getSessions, undefined, (list) => {
          list.results = list.results.filter((it) => (id ? it.id !== id : it.is_current));
        });
        await lifecycle.queryFulfilled.catch(() => patch.undo());
      },
    }),
    undoEmailChange: build.mutation<z.infer<typeof detailAnswer>, z.input<typeof emailUndoBody>>({
      query: (body) => ({ url: 'auth/email-change/undo/', method: 'POST', body }),
    }),
  }),
});

export const {
  useGetEmailChangeQuery,
  useChangeEmailMutation,
  useResendEmailChangeMutation,
  useCancelEmailChangeMutation,
  useUndoEmailChangeMutation,
  useGetLinksQuery,
  useBeginLinkMutation,
  useUnlinkMutation,
  useGetSessionsQuery,
  useEndSessionMutation,
} = accountApi;
