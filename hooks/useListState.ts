import { useRouter } from 'next/router';
import { changeListState, formatListState, type ListState } from '@/lib/listState';
import type { Query } from '@/lib/paths';

/**
 * Returns a list's state and the addresses of its changes. The state comes from the page's props, since a
 * static page does not know its address while it is rendered; `addressOf` builds the list's path. Any change
 * but of the page returns to page 1.
 */
export function useListState(state: ListState, addressOf: (query: Query) => string) {
  const router = useRouter();
  const hrefOf = (change: Partial<ListState>) => addressOf(formatListState(changeListState(state, change)));
  return {
    state,
    /** Where the list is now. */
    address: addressOf(formatListState(state)),
    hrefOf,
    change: (change: Partial<ListState>) => router.push(hrefOf(change)),
  };
}
export type List = ReturnType<typeof useListState>;
