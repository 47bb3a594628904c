import Router from 'next/router';
import { createContext, useContext, useEffect, useState } from 'react';
import { isBackNavigation, isReloaded } from '@/lib/browser/navigationType';

const PREFIX = 'gyeol-more:';

const savedPages = (address: string): number => {
  try {
    return Number(sessionStorage.getItem(PREFIX + address)) || 0;
  } catch {
    return 0;
  }
};

const save = (address: string, pages: number): void => {
  try {
    sessionStorage.setItem(PREFIX + address, String(pages));
  } catch {
    // Without session storage the list starts from the first page.
  }
};

/** Returns whether this is the document's first page, whose first render must equal the server's. */
const isFirstPage = () => Router.router?.isSsr !== false;

type Reread = () => unknown;
const Rereads = createContext<Set<Reread>>(new Set());
/** Collects how each shown page of a list is read again; its value is `rereads` of `useMorePages`. */
export const MorePages = Rereads.Provider;

/** Lets a page of a list be read again when the list grows. */
export function useReread(refetch: Reread) {
  const rereads = useContext(Rereads);
  useEffect(() => {
    rereads.add(refetch);
    return () => void rereads.delete(refetch);
  }, [rereads, refetch]);
}

/**
 * Returns the pages of a list that grows by "load more": `first` and those added after it, which are restored
 * after going back or reloading. `address` identifies the list with its state. All of them are read again as it
 * grows: rows that came or went meanwhile have moved others from one page to the next.
 */
export function useMorePages(address: string, first: number, last: number) {
  const begin = () => {
    const pages = !isFirstPage() && isBackNavigation() ? savedPages(address) : 0;
    // Pages that are cached are as old as the visit before; the first one may be new.
    return { address, pages, growth: pages > 0 ? 1 : 0 };
  };
  const [more, setMore] = useState(begin);
  if (more.address !== address) setMore(begin());

  useEffect(() => {
    if (!isFirstPage()) return;
    const pages = isReloaded() ? savedPages(address) : 0;
    if (pages > 0) setMore({ address, pages, growth: 1 });
  }, [address]);

  const add = () => {
    setMore({ address, pages: more.pages + 1, growth: more.growth + 1 });
    save(address, more.pages + 1);
  };
  const [rereads] = useState(() => new Set<Reread>());
  // An effect of the list runs after those of its pages, which have begun their calls by then.
  useEffect(() => {
    if (more.growth > 0) for (const reread of rereads) reread();
  }, [more.growth, rereads]);

  const end = Math.max(first, Math.min(first + more.pages, last));
  return { pages: Array.from({ length: end - first + 1 }, (_, index) => first + index), add, rereads };
}
