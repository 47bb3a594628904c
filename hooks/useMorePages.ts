import Router from 'next/router';
import { useEffect, useState } from 'react';
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

/**
 * Returns the pages of a list that grows by "load more": `first` and those added after it, which are restored
 * after going back or reloading. `address` identifies the list with its state.
 */
export function useMorePages(address: string, first: number, last: number) {
  const begin = () => ({
    address,
    pages: !isFirstPage() && isBackNavigation() ? savedPages(address) : 0,
  });
  const [more, setMore] = useState(begin);
  if (more.address !== address) setMore(begin());

  useEffect(() => {
    if (!isFirstPage()) return;
    if (isReloaded()) setMore({ address, pages: savedPages(address) });
  }, [address]);

  const add = () => {
    setMore({ address, pages: more.pages + 1 });
    save(address, more.pages + 1);
  };
  const end = Math.max(first, Math.min(first + more.pages, last));
  return { pages: Array.from({ length: end - first + 1 }, (_, index) => first + index), add };
}
