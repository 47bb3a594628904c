import Router from 'next/router';
import { type BrowserRoutes, resolveAddress } from './resolve';

/** The part of the table that next.config.js writes into the browser's build. */
declare const BROWSER_ROUTES: BrowserRoutes;

/**
 * Resolves the browser's own navigation from public addresses to their pages. The build removes the rewrites
 * from the browser's manifest (next.config.js), which every page would load. Development keeps them.
 */
export function resolveNavigation(): void {
  Router.ready(() => {
    const { router } = Router;
    if (!router) return;
    const push = router.push.bind(router);
    const replace = router.replace.bind(router);
    const prefetch = router.prefetch.bind(router);
    const pageOf = (address: unknown) =>
      typeof address === 'string' && address.startsWith('/') ? resolveAddress(BROWSER_ROUTES, address) : null;
    // Next also checks in the background, by its public address, whether a cached page was revalidated.
    const { pageLoader } = router;
    const getDataHref = pageLoader.getDataHref.bind(pageLoader);
    pageLoader.getDataHref = (page) =>
      getDataHref({
        ...page,
        skipInterpolation: page.skipInterpolation && pageOf(page.asPath) === null,
      });
    router.push = (url, as = url, options) => push(pageOf(as) ?? url, as, options);
    router.replace = (url, as = url, options) => replace(pageOf(as) ?? url, as, options);
    router.prefetch = (url, as = url, options) => prefetch(pageOf(as) ?? url, as, options);
  });
}
