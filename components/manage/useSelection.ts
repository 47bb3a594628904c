import { useState } from 'react';

/** Rows of a page that are chosen for one action. */
export interface Selection {
  /** Those chosen among the rows that are there. */
  chosen: readonly number[];
  isAll: boolean;
  toggle: (id: number) => void;
  toggleAll: () => void;
}

/** Holds which rows of a page are chosen; one that is no longer there is not. */
export function useSelection(rows: readonly { id: number }[]): Selection {
  const [marked, setMarked] = useState<readonly number[]>([]);
  const ids = rows.map(({ id }) => id);
  const chosen = ids.filter((id) => marked.includes(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  return {
    chosen,
    isAll,
    toggle: (id) => setMarked(chosen.includes(id) ? chosen.filter((it) => it !== id) : [...chosen, id]),
    toggleAll: () => setMarked(isAll ? [] : ids),
  };
}
