/**
 * Prevents a page that is served under another one's address, such as the error page or the offline page,
 * from being replaced: Next's client would load the page of that address and, when that fails, reload the
 * document again and again. Call it while the page's module is evaluated.
 */
export function preventReplacement(page: string): void {
  if (typeof window === 'undefined') return;
  const data = window.__NEXT_DATA__;
  if (data?.page === page) delete data.props.__N_SSG;
}
