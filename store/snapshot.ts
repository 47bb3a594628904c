import { baseApi } from '@/api/baseApi';
import type { AppStore } from './makeStore';

/** An answer that a rendered page brings along, so that the browser need not ask again. */
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

/** Everything the store has been answered, as plain JSON. */
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

/**
 * Takes a page's answers into the store. What the browser was answered later than the page was
 * rendered stays.
 */
export function applySnapshot(store: AppStore, { entries, renderedAt }: Snapshot) {
  const rendered = Date.parse(renderedAt);
  const known = Object.values(store.getState().api.queries);
  const isKnownLater = (entry: SnapshotEntry) =>
    known.some(
      (query) =>
        query?.endpointName === entry.endpointName &&
        JSON.stringify(query.originalArgs ?? null) === JSON.stringify(entry.arg) &&
        (query.fulfilledTimeStamp ?? 0) > rendered,
    );
  const fresh = entries
    .filter((entry) => !isKnownLater(entry))
    .map(({ arg, ...entry }) => ({ ...entry, arg: arg ?? undefined }));
  if (fresh.length === 0) return;
  // The names and shapes come from our own server's store, which TypeScript cannot see through JSON.
  store.dispatch(baseApi.util.upsertQueryEntries(fresh as Entries));
}
