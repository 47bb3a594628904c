import { ownTarget, PREFIX, readKey } from './drafts.ts';

/** Removes the drafts that are too old to be offered, whoever's they are. */
export function dropOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage).filter((it) => it.startsWith(PREFIX))) {
      if (!readKey(localStorage, key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is unavailable, so nothing is stored there.
  }
}

/** Moves a visitor's drafts to `member`, who has signed in; the later one of two of the same tab stays. */
export function claimDrafts(member: string): void {
  const visitors = PREFIX + ownTarget('', '');
  for (const storeName of ['localStorage', 'sessionStorage'] as const) {
    try {
      const store = globalThis[storeName];
      for (const from of Object.keys(store).filter((key) => key.startsWith(visitors))) {
        const to = PREFIX + ownTarget(member, from.slice(visitors.length));
        const typed = readKey(store, from);
        if (typed && typed.savedAt > (readKey(store, to)?.savedAt ?? '')) {
          store.setItem(to, store.getItem(from) ?? '');
        }
        store.removeItem(from);
      }
    } catch {
      // Storage is unavailable or full: what could not be passed on stays the visitor's.
    }
  }
}
