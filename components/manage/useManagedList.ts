import { useRouter } from 'next/router';
import { numbered } from '@/lib/paths';

/**
 * Returns a list of the console as its search and filters take it; a changed filter leads to its first page, which
 * its address does not name.
 */
export function useManagedList<S extends { page: number }>(
  state: S,
  addressOf: (query: Omit<S, 'page'> & { page: number | '' }) => string,
) {
  const router = useRouter();
  const hrefOf = (change: Partial<S>) => {
    const { page, ...rest } = { ...state, page: 1, ...change };
    return addressOf({ ...rest, ...numbered(page) });
  };
  return {
    state,
    address: hrefOf({ page: state.page } as Partial<S>),
    hrefOf,
    change: (part: Partial<S>) => router.push(hrefOf(part)),
  };
}
