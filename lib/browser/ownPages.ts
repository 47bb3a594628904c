const KEY = 'gyeol-own';
/** Pages above this number are forgotten, the oldest first. */
const MOST = 30;

/** Reads the member and the paths; theme.js reads the same, as an array of them. */
function read(): { owner: string; pages: string[] } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const [owner = '', ...pages] = Array.isArray(stored) ? stored.filter((it) => typeof it === 'string') : [];
    return { owner, pages };
  } catch {
    return { owner: '', pages: [] };
  }
}

/** Returns whether this browser remembers that its member, or the one given, takes part at a path. */
export function isOwnPage(path: string, username?: string): boolean {
  const { owner, pages } = read();
  return (username === undefined || username === owner) && pages.includes(path);
}

/** Saves whether a member takes part at a path; what another member of this browser did is forgotten. */
export function rememberOwnPage(username: string, path: string, isOwn: boolean): void {
  const { owner, pages } = read();
  const others = owner === username ? pages.filter((it) => it !== path) : [];
  try {
    localStorage.setItem(KEY, JSON.stringify([username, ...(isOwn ? [path] : []), ...others.slice(0, MOST - 1)]));
  } catch {
    // Without storage the page shows what is the member's own once that is loaded.
  }
}

/** Forgets the member and their pages, for the next reader of this browser. */
export function forgetOwnPages(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was remembered.
  }
}
