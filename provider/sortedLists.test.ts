import { expect, it } from 'vitest';
import { type SortedList, sortedColumns } from '../contract/constants/ordering.ts';
import { noLimits, testProvider } from './testing.ts';
import { sortedLists } from './testSortedLists.ts';

const provider = await testProvider({ limits: noLimits });
const owner = await provider.member({ role: 'owner' });
const lists = sortedLists(provider, owner);

type Row = Record<string, string | number | null>;

/** Reads all pages of a list of two rows each. */
async function rowsOf(list: SortedList, ordering: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await owner.call('GET', `${lists[list].path}?ordering=${ordering}&page_size=2&page=${page}`);
    rows.push(...body.results);
    if (!body.next) return rows;
  }
}

/** Compares values in the order of the database, which has none last. */
function compared(one: Row[string] = null, other: Row[string] = null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

it.each(Object.keys(sortedColumns) as SortedList[])(
  '%s are sorted by each of their columns, both ways, over pages',
  async (list) => {
    for (const n of [3, 1, 2, 2, 4]) await lists[list].insert(n);
    for (const column of sortedColumns[list]) {
      const rows = await rowsOf(list, column);
      const values = rows.map((row) => row[column]);
      expect(values, column).toEqual([...values].sort(compared));
      expect(new Set(values).size, column).toBeGreaterThan(3);
      const keys = rows.map(({ id, slug }) => id ?? slug);
      expect(new Set(keys).size, 'each row once').toBe(keys.length);
      expect(
        (await rowsOf(list, `-${column}`)).map(({ id, slug }) => id ?? slug),
        `-${column}`,
      ).toEqual(keys.reverse());
    }
  },
);

it('a list is not sorted by what is none of its columns', async () => {
  expect((await owner.call('GET', 'manage/raffles/?ordering=seed')).status).toBe(400);
});
