/** Returns the page numbers to link around `page` of `last`, with null for a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < last);
  const pages = [...new Set([1, ...near, last])];
  return pages.flatMap((number, index) => {
    const gap = number - (pages[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
