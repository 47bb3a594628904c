import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/idle';
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

/** Counts a view by `count` after the page is rendered; the provider counts each reader once a day. */
export function useCountView(kind: string, id: number, count: (dispatch: AppDispatch) => void) {
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one look at one thing is counted once
  useEffect(() => {
    return whenIdle(() => {
      if (isFirstLook(kind, id)) count(dispatch);
    });
  }, [dispatch, kind, id]);
}
