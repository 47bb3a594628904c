let listsChangedAt = 0;

/** A write of this visit has changed lists: copies that were rendered before it are old. */
export function markListsChanged(): void {
  listsChangedAt = Date.now();
}

/** Whether a list rendered at an ISO instant was changed by this visit since. */
export const isChangedSince = (renderedAt: string): boolean => Date.parse(renderedAt) < listsChangedAt;
