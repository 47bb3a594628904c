import { serverNow } from './serverClock.ts';

let listsChangedAt = 0;

/** Records that a write of this visit changed lists, so that copies rendered before it are stale. */
export function markListsChanged(): void {
  listsChangedAt = serverNow();
}

/** Returns whether this visit has changed lists since an ISO instant. */
export const isChangedSince = (renderedAt: string): boolean => Date.parse(renderedAt) < listsChangedAt;
