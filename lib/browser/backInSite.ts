/**
 * Returns whether going back stays in this site. A browser without the Navigation API (Safari before 26, Firefox
 * before 147) does not tell, unless a page of the site linked here.
 */
export function isBackInSite(): boolean {
  const { navigation }: { navigation?: Navigation } = window;
  return navigation?.canGoBack ?? document.referrer.startsWith(`${window.location.origin}/`);
}
