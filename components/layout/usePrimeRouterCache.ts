import Router, { useRouter } from 'next/router';
import { useEffect } from 'react';

/** Stores the first page's data where Next caches those of every later static page. */
function primeRouterCache(): void {
  const { router } = Router;
  // After a navigation the address is another page's.
  if (!router?.isSsr) return;
  const { gsp, props } = window.__NEXT_DATA__;
  if (!gsp) return;
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('url' in state)) return;
  const dataHref = router.pageLoader.getDataHref({
    href: String(state.url),
    asPath: router.asPath,
    locale: router.locale,
  });
  const cacheKey = new URL(dataHref, window.location.href).href;
  // lookup-allowed: the key is a whole address, `https://…`, by which Next itself looks here
  router.sdc[cacheKey] ??= Promise.resolve({
    dataHref,
    cacheKey,
    json: { ...props, __N_SSG: true },
    text: '',
    response: new Response(),
  });
}

/** Caches the first page's data, so that going back to it needs no call. */
export function usePrimeRouterCache(): void {
  const { isReady } = useRouter();
  useEffect(() => {
    if (isReady) primeRouterCache();
  }, [isReady]);
}
