import { useRouter } from 'next/router';

/** Returns a list of the console as its search and filters take it; a changed filter leads to its first page. */
export function useManagedList<S extends { page: number }>(state: S, addressOf: (state: S) => string) {
  const router = useRouter();
  const hrefOf = (change: Partial<S>) => addressOf({ ...state, page: 1, ...change });
  return { state, address: addressOf(state), hrefOf, change: (part: Partial<S>) => router.push(hrefOf(part)) };
}
