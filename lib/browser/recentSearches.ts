const KEY = 'gyeol-searches';
const MOST = 8;

/** Returns the recent searches of this browser, the last first; they never leave it. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((it) => typeof it === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function save(searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there are no recent searches.
  }
}

/** Saves a search as the latest. */
export function rememberSearch(search: string): void {
  save([search, ...recentSearches().filter((it) => it !== search)]);
}

/** Clears the recent searches. */
export const forgetSearches = (): void => save([]);
