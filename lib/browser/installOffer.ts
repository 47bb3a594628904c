/** The event by which Chromium lets a site offer its installation; TypeScript has no type of it. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}
declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
}

const KEY = 'gyeol-visits';
const DECLINED = 'declined';
/** A reader is offered the installation from this visit on. */
const VISITS = 3;

/** Counts a visit, one a day, and returns whether installation may be offered: from the third on, until it is declined. */
export function countVisit(): boolean {
  try {
    const days = new Set(localStorage.getItem(KEY)?.split(','));
    if (days.has(DECLINED)) return false;
    if (days.size < VISITS) localStorage.setItem(KEY, [...days.add(new Date().toDateString())].join());
    return days.size >= VISITS;
  } catch {
    // Visits cannot be counted without storage.
    return false;
  }
}

/** Ends the offers in this browser. */
export function declineInstall(): void {
  try {
    localStorage.setItem(KEY, DECLINED);
  } catch {
    // Storage is full: it is offered again with the next visit.
  }
}
