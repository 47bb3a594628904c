import { markListsChanged } from '@/lib/browser/listChanges';

/** Marks the readers' pages that this visit has cached as changed, once a write has succeeded: `onQueryStarted`. */
export const markWhenDone = async (_arg: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
  queryFulfilled.then(markListsChanged, () => undefined);
