/**
 * Keeps a page that is served under the address of another one, such as the error page or the offline
 * page. Next's client would load the page of that address in its place and, where that cannot be
 * loaded, reload the document again and again. Call it while the page's module is evaluated.
 */
export function standIn(page: string): void {
  if (typeof window === 'undefined') return;
  const data = window.__NEXT_DATA__;
  if (data?.page === page) delete data.props.__N_SSG;
}
