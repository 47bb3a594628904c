import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { baseApi } from '@/api/baseApi';
import { isChangedSince } from '@/lib/browser/listChanges';
import { forgetGoingBack, isBackNavigation } from '@/lib/browser/navigationType';
import { serverNow } from '@/lib/browser/serverClock';
import { useAppDispatch } from './redux';
import { useRenderedAt } from './useRenderedAt';

type Tag = Parameters<typeof baseApi.util.invalidateTags>[0][number];

/** The age from which cached data is fetched again on a new visit, in ms. */
const OLD_MS = 10_000;
const shown = new Set<string>();

/**
 * Revalidates a page that this visit has shown before, since Next caches a static page's data until the next
 * reload. Going back shows the cached page at once, unless this visit changed it.
 */
export function useRevalidateOnVisit(tags: Tag[]): void {
  const dispatch = useAppDispatch();
  const { asPath } = useRouter();
  const renderedAt = useRenderedAt();
  const key = `${asPath} ${renderedAt}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once a page, not once a tag
  useEffect(() => {
    if (!renderedAt) return;
    const again = shown.has(key);
    shown.add(key);
    const old = again && !isBackNavigation() && serverNow() - Date.parse(renderedAt) > OLD_MS;
    forgetGoingBack();
    if (old || isChangedSince(renderedAt)) dispatch(baseApi.util.invalidateTags(tags));
  }, [key]);
}
