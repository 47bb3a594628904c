import { expect, it } from 'vitest';
import { pageFromNearestEnd, pageOf } from './paging.ts';

const list = Array.from({ length: 7 }, (_, index) => index + 1);

/** Reads a page as a query does: from one end of the list, in that end's order. */
function readPage(page: number, page_size: number, forwardsOnly = false) {
  const span = pageFromNearestEnd({ page, page_size }, list.length, { forwards: forwardsOnly });
  if (!span) return [];
  const inOrder = span.forwards ? list : list.toReversed();
  const rows = inOrder.slice(span.offset, span.offset + span.limit);
  return span.forwards ? rows : rows.toReversed();
}

it('reads the same rows of a page from either end', () => {
  for (const size of [1, 2, 3, 7, 10]) {
    for (const page of [1, 2, 3, 4, 7, 8]) {
      const expected = pageOf(list, { page, page_size: size });
      expect(readPage(page, size), `page ${page} of ${size}`).toEqual(expected);
      expect(readPage(page, size, true), `page ${page} of ${size}`).toEqual(expected);
    }
  }
});

it('reads the second half from the end, unless the list has one beginning only', () => {
  const last = { page: 4, page_size: 2 };
  expect(pageFromNearestEnd(last, 7)).toEqual({ limit: 1, offset: 0, forwards: false });
  expect(pageFromNearestEnd(last, 7, { forwards: true })).toMatchObject({ offset: 6 });
  expect(pageFromNearestEnd({ page: 5, page_size: 2 }, 7)).toBeUndefined();
});
