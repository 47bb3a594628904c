import { markListsChanged } from '@/lib/browser/listChanges';
import { type Lifecycle, patchEveryQuery, type QueryEndpoint } from './patchQuery';

/**
 * Orders what the cache holds of a list at once, so that a next move starts from what the operator sees. `placeOf`
 * returns the place of a row, -1 for one that keeps its own.
 */
export async function orderAtOnce<Arg, Row>(
  lifecycle: Lifecycle & { queryFulfilled: PromiseLike<unknown> },
  endpoint: QueryEndpoint<Arg, { results: Row[] }>,
  placeOf: (row: Row) => number,
): Promise<void> {
  const patch = patchEveryQuery(lifecycle, endpoint, (answer) => {
    const ordered = answer.results.filter((row) => placeOf(row) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
    const next = ordered.values();
    answer.results = answer.results.map((row) => (placeOf(row) < 0 ? row : (next.next().value ?? row)));
  });
  await lifecycle.queryFulfilled.then(markListsChanged, patch.undo);
}
