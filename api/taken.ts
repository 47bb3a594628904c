import { copyOf } from './patchQuery';

type Identified = { id: number | string };

/** What a deletion has taken from a list, with the ids of those that followed it. */
export interface Taken<T extends Identified> {
  item: T;
  after: readonly T['id'][];
}

/** Returns a copy of an item of a cached list, as what is about to be taken from it. */
export const takenFrom = <T extends Identified>(list: readonly T[], item: T): Taken<T> => ({
  item: copyOf(item),
  after: list.slice(list.indexOf(item) + 1).map(({ id }) => id),
});

/** Puts back what was taken, before the first of those that followed it, whatever the list's order. */
export function putInto<T extends Identified>(list: T[], { item, after }: Taken<T>): void {
  const next = list.findIndex(({ id }) => after.includes(id));
  list.splice(next === -1 ? list.length : next, 0, item);
}
