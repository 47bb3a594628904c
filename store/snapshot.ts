import { baseApi } from '@/api/baseApi';
import { toServerTime } from '@/lib/browser/serverClock';
import type { AppStore } from './makeStore';

/** A response in a rendered page, so that the browser need not fetch it again. */
export interface SnapshotEntry {
  endpointName: string;
  arg: unknown;
  value: unknown;
}
/** Every answer of a page and when they were given (ISO 8601); also the page's own "now". */
export interface Snapshot {
  entries: SnapshotEntry[];
  renderedAt: string;
}

type Entries = Parameters<typeof baseApi.util.upsertQueryEntries>[0];

/** Takes a snapshot of all answers in the store, as plain JSON. */
export function takeSnapshot(store: AppStore, renderedAt: Date): Snapshot {
  const entries = Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === 'fulfilled'
      ? [
          {
            endpointName: query.endpointName,
            arg: query.originalArgs ?? null,
            value: query.data,
          },
        ]
      : [],
  );
  return { entries, renderedAt: renderedAt.toISOString() };
}

/** Merges a page's responses into the store. Responses that arrived after the page was rendered stay. */
export function applySnapshot(store: AppStore, { entries, renderedAt }: Snapshot) {
  const rendered = Date.parse(renderedAt);
  const known = Object.values(store.getState().api.queries);
  const isKnownLater = (entry: SnapshotEntry) =>
    known.some(
      (query) =>
        query?.endpointName === entry.endpointName &&
        JSON.stringify(query.originalArgs ?? null) === JSON.stringify(entry.arg) &&
        toServerTime(query.fulfilledTimeStamp ?? 0) > rendered,
    );
  const fresh = entries
    .filter((entry) => !isKnownLater(entry))
    // Frozen, or Immer would freeze each of its objects.
    .map(({ arg, value, ...entry }) => ({ ...entry, value: Object.freeze(value), arg: arg ?? undefined }));
  if (fresh.length === 0) return;
  // The names and shapes are those of our own server's store, whose types JSON loses.
  store.dispatch(baseApi.util.upsertQueryEntries(fresh as Entries));
}
