import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { type ReactNode, useMemo, useState } from 'react';

export interface Place {
  /** The route's pattern, such as `/forums/[slug]`. */
  route: string;
  /** The values of the pattern's parameters. */
  params: Record<string, string>;
  locale: string;
}

type Url = Parameters<NextRouter['push']>[0];

const addressOf = (url: Url): string => {
  if (typeof url === 'string') return url;
  const query = new URLSearchParams(
    Object.entries(url.query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();
  return `${url.pathname ?? ''}${query ? `?${query}` : ''}`;
};

/** The visited addresses of the page under test, oldest first. */
export class Visits {
  readonly addresses: string[];
  readonly events = mitt() as NextRouter['events'];
  /** How often the page was loaded anew. */
  reloads = 0;

  constructor(path: string) {
    this.addresses = [path];
  }

  /** The address that the page is at now, with its query and without a language. */
  get current(): string {
    return this.addresses.at(-1) ?? '/';
  }
}

/** Provides Next's router over a list of addresses: no page is loaded, and `useRouter` returns the address. */
export function MemoryRouter({ visits, place, children }: { visits: Visits; place: Place; children: ReactNode }) {
  const [asPath, setPath] = useState(visits.current);
  const router = useMemo((): NextRouter => {
    const go = (url: Url, replace: boolean) => {
      const address = addressOf(url);
      const next = address.startsWith('?') ? `${asPath.split('?')[0]}${address}` : address;
      visits.events.emit('routeChangeStart', next, { shallow: false });
      if (replace) visits.addresses.push(next);
      else visits.addresses.splice(-1, 1, next);
      window.history[replace ? 'pushState' : 'replaceState']({}, '', next);
      setPath(next);
      visits.events.emit('routeChangeComplete', next, { shallow: false });
      return Promise.resolve(true);
    };
    const search = new URLSearchParams(asPath.split('?')[1]?.split('#')[0]);
    return {
      route: place.route,
      pathname: place.route,
      query: { ...Object.fromEntries(search), ...place.params },
      asPath,
      basePath: '',
      locale: place.locale,
      locales: ['ko', 'en'],
      defaultLocale: 'ko',
      isLocaleDomain: false,
      isFallback: false,
      isReady: true,
      isPreview: false,
      push: (url, as) => go(as ?? url, true),
      replace: (url, as) => go(as ?? url, false),
      reload: () => {
        visits.reloads += 1;
      },
      back: () => {
        if (visits.addresses.length > 1) visits.addresses.pop();
        setPath(visits.current);
      },
      forward: () => undefined,
      prefetch: () => Promise.resolve(),
      beforePopState: () => undefined,
      events: visits.events,
    };
  }, [asPath, place, visits]);
  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}
