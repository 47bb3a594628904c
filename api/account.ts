import type { DeviceSession, EmailChange } from '@/contract/auth';
import { deviceCalls, emailChangeCalls, linkCalls } from '@/contract/auth.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
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

/** Shows the sessions that are left once others have ended; a failure restores them. */
async function keepSessions(
  lifecycle: Lifecycle & { queryFulfilled: Promise<unknown> },
  isLeft: (session: DeviceSession) => boolean,
): Promise<void> {
  const patch = patchQuery(lifecycle, accountApi.endpoints.getSessions, undefined, (list) => {
    list.results = list.results.filter(isLeft);
  });
  await lifecycle.queryFulfilled.catch(() => patch.undo());
}

/** How a member signs in. A file of its own: only their settings need it. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getEmailChange: query(build, emailChangeCalls.getEmailChange),
    changeEmail: mutation(build, emailChangeCalls.changeEmail, { onQueryStarted: showPending }),
    resendEmailChange: mutation(build, emailChangeCalls.resendEmailChange, { onQueryStarted: showPending }),
    cancelEmailChange: mutation(build, emailChangeCalls.cancelEmailChange, { onQueryStarted: showPending }),
    getLinks: query(build, linkCalls.getLinks),
    /** A mutation, since each key is new and works once. */
    beginLink: mutation(build, linkCalls.beginLink),
    unlink: mutation(build, linkCalls.unlink, {
      async onQueryStarted({ provider: name }, lifecycle): Promise<void> {
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
    getSessions: query(build, deviceCalls.getSessions),
    /** Ends a session: at once in the list; a failure restores it. */
    endSession: mutation(build, deviceCalls.endSession, {
      onQueryStarted: ({ id }, lifecycle) => keepSessions(lifecycle, (session) => session.id !== id),
    }),
    /** Ends every session but this one, in the same way. */
    endOtherSessions: mutation(build, deviceCalls.endOtherSessions, {
      onQueryStarted: (_arg, lifecycle) => keepSessions(lifecycle, (session) => session.is_current),
    }),
    undoEmailChange: mutation(build, emailChangeCalls.undoEmailChange),
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
  useEndOtherSessionsMutation,
} = accountApi;
