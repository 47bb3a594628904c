import type { Column } from './Table';

/**
 * Adds to the columns by which a list is sorted the links that do it: upwards first, then downwards, then in the list's
 * own order again.
 */
export const withSorts = <R, C extends string>(
  columns: readonly Column<R>[],
  {
    sorted,
    ordering,
    hrefOf,
  }: {
    sorted: readonly C[];
    ordering: C | `-${C}` | '';
    hrefOf: (change: { ordering: C | `-${C}` | '' }) => string;
  },
): Column<R>[] =>
  columns.map((column) => {
    const by = sorted.find((it) => it === column.id);
    return by ? { ...column, sort: sortOf(by, ordering, hrefOf) } : column;
  });

function sortOf<C extends string>(
  by: C,
  ordering: C | `-${C}` | '',
  hrefOf: (change: { ordering: C | `-${C}` | '' }) => string,
): Column<unknown>['sort'] {
  if (ordering === by) return { href: hrefOf({ ordering: `-${by}` }), direction: 'ascending' };
  if (ordering === `-${by}`) return { href: hrefOf({ ordering: '' }), direction: 'descending' };
  return { href: hrefOf({ ordering: by }), direction: 'none' };
}
