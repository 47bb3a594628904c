import type { DeviceSession, EmailChange } from '@/contract/auth';
import { deviceCalls, emailChangeCalls, linkCalls } from '@/contract/auth.calls';
import type { ResponseOf } from '@/contract/call';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { copyOf, type Lifecycle, patchQuery } from './patchQuery';
import { putInto, type Taken, takenFrom } from './taken';

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

/** Shows the sessions that are left once others have ended; a failure restores those, whatever the list has become. */
async function keepSessions(
  lifecycle: Lifecycle & { queryFulfilled: Promise<unknown> },
  isLeft: (session: DeviceSession) => boolean,
): Promise<void> {
  const { getSessions } = accountApi.endpoints;
  const ended: Taken<DeviceSession>[] = [];
  patchQuery(lifecycle, getSessions, undefined, (list) => {
    for (const session of list.results) if (!isLeft(session)) ended.unshift(takenFrom(list.results, session));
    list.results = list.results.filter(isLeft);
  });
  await lifecycle.queryFulfilled.catch(() =>
    patchQuery(lifecycle, getSessions, undefined, ({ results }) => {
      for (const taken of ended) if (results.every(({ id }) => id !== taken.item.id)) putInto(results, taken);
    }),
  );
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
        let before: ResponseOf<typeof linkCalls.getLinks>['results'][number] | undefined;
        patchQuery(lifecycle, getLinks, undefined, (links) => {
          const link = links.results.find(({ provider }) => provider === name);
          before = link && copyOf(link);
          links.results = links.results.filter(({ provider }) => provider !== name);
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchQuery(lifecycle, getLinks, undefined, () => data);
        } catch {
          patchQuery(lifecycle, getLinks, undefined, ({ results }) => {
            if (!before || results.some(({ provider }) => provider === name)) return;
            results.push(before);
            results.sort((a, b) => a.provider.localeCompare(b.provider));
          });
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
