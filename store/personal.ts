import { baseApi } from '@/api/baseApi';
import type { AppStore } from './makeStore';
import type { Snapshot } from './snapshot';

/**
 * Responses for a member that are younger than this are not fetched again by the next page, in ms.
 */
const YOUNG_MS = 10_000;

type Query = (arg: unknown, options: { subscribe: false; forceRefetch: true }) => never;

/** Fetches a query again, unless it is in flight already. */
function refetch(store: AppStore, endpointName: string, arg: unknown) {
  const queries = new Map<string, { initiate: Query }>(Object.entries(baseApi.endpoints));
  const query = queries.get(endpointName);
  if (query) store.dispatch(query.initiate(arg, { subscribe: false, forceRefetch: true }));
}

/**
 * Fetches personal responses again when a member is signed in: a page is rendered signed out. Its own
 * responses are fetched in every case; others, which this browser fetched as the member, once they are
 * older than 10 s. So the first page after a sign-in does not repeat the calls of the sign-in.
 */
export function refetchPersonal(store: AppStore, { entries }: Snapshot) {
  const { api, user } = store.getState();
  if (!user.isLogin) return;
  const key = (endpointName: string, arg: unknown) => `${endpointName} ${JSON.stringify(arg ?? null)}`;
  const brought = new Set(entries.map(({ endpointName, arg }) => key(endpointName, arg)));
  const personal = baseApi.util.selectInvalidatedBy(store.getState(), ['Personal']);
  const isBrought = (query: (typeof personal)[number]) => brought.has(key(query.endpointName, query.originalArgs));
  const isOld = ({ queryCacheKey }: (typeof personal)[number]) =>
    // lookup-allowed: a cache key of RTK Query, an endpoint's name with its arguments in brackets
    Date.now() - (api.queries[queryCacheKey]?.fulfilledTimeStamp ?? Date.now()) > YOUNG_MS;

  if (personal.some((query) => !isBrought(query) && isOld(query))) {
    store.dispatch(baseApi.util.invalidateTags(['Personal']));
    return;
  }
  for (const query of personal.filter(isBrought)) {
    refetch(store, query.endpointName, query.originalArgs);
  }
}
