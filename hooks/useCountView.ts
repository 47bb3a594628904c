import { useEffect } from 'react';
import { whenRead } from '@/lib/browser/whenRead';
import type { AppDispatch } from '@/store/makeStore';
import { useAppDispatch } from './redux';

const SEEN_MAX = 200;

/** Returns whether content is viewed for the first time in this visit, and remembers it. */
function isFirstLook(kind: string, id: number): boolean {
  const key = `gyeol-seen-${kind}`;
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const ids = Array.isArray(seen) ? seen : [];
    if (ids.includes(id)) return false;
    sessionStorage.setItem(key, JSON.stringify([...ids, id].slice(-SEEN_MAX)));
    return true;
  } catch {
    return true;
  }
}

/**
 * Counts a view once a page is read, by a call whose code `load` loads then; the provider counts each reader
 * once a day.
 */
export function useCountView(kind: string, id: number, load: () => Promise<(dispatch: AppDispatch) => unknown>) {
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look at one thing is counted once
  useEffect(() => {
    return whenRead(() => {
      if (!isFirstLook(kind, id)) return;
      load().then(
        (count) => count(dispatch),
        // Without a network, where the call would fail too.
        () => undefined,
      );
    });
  }, [dispatch, kind, id]);
}
