import { readdir, readFile } from 'node:fs/promises';
import { act, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { GetServerSideProps, GetStaticProps } from 'next';
import initHeadManager from 'next/dist/client/head-manager';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { Shell } from '@/components/layout/Shell';
import { SiteOrigin } from '@/components/layout/SiteOrigin';
import { handleSessionEnded } from '@/components/layout/usePageStore';
import { own } from '@/contract/own';
import type { PageTexts } from '@/contract/siteTexts';
import { putTexts } from '@/contract/textKeys';
import { RenderedAtProvider } from '@/hooks/useRenderedAt';
import type { Language } from '@/lib/dates';
import { type AppStore, makeStore } from '@/store/makeStore';
import type { PageProps } from '@/store/pageData';
import { refetchPersonal } from '@/store/personal';
import { applySnapshot } from '@/store/snapshot';
import { authenticated, sessionChanged } from '@/store/user';
import { answered, server, setSession } from './api';
import type { TestMember } from './factories';
import { MemoryRouter, Visits } from './router';
import { sessionCookies } from './session';
import { Texts } from './texts';

/** A module of pages/. */
interface PageModule {
  // biome-ignore lint/suspicious/noExplicitAny: each page has props of its own
  default: ComponentType<any>;
  getStaticProps?: GetStaticProps;
  getServerSideProps?: GetServerSideProps;
}

interface Options {
  /** The page's address without a language, with its query; by default the route with its parameters. */
  path?: string;
  /** The route's pattern when it has parts, such as `/forums/[slug]`. */
  route?: string;
  /** The values of the route's parameters. */
  params?: Record<string, string | number>;
  /** The signed-in member, from the factories. */
  member?: TestMember;
  locale?: Language;
  /** The texts that operators changed, by their areas and keys. */
  texts?: Partial<PageTexts>;
  /** Cookies of the browser, besides the session's. */
  cookies?: Record<string, string>;
  /** Texts typed into fields, and boxes checked, in the server's HTML before hydration, by the names of the fields. */
  typed?: Record<string, string | true>;
}

/**
 * Reads the texts of a language, of the namespaces `of` a page or of all, with those that operators `changed`; in jsdom
 * next-i18next assumes a browser and reads `common` only.
 */
export async function textsOf(locale: string, of?: readonly string[], changed: Options['texts'] = {}) {
  const folder = `public/locales/${locale}`;
  const names = of ?? (await readdir(folder)).map((file) => file.replace('.json', ''));
  const files = await Promise.all(
    names.map(async (name) => {
      const texts: object = JSON.parse(await readFile(`${folder}/${name}.json`, 'utf8'));
      return [name, putTexts(texts, own(changed, name) ?? {})] as const;
    }),
  );
  const initialI18nStore = { [locale]: Object.fromEntries(files) };
  const ns = files.map(([name]) => name);
  return { _nextI18Next: { initialI18nStore, initialLocale: locale, ns, userConfig: null } };
}

export async function propsOf(
  page: PageModule,
  options: Options & { path: string; params: Record<string, string>; locale: Language },
) {
  const { path, params, locale, member } = options;
  const shared = { params, locale, locales: ['ko', 'en'], defaultLocale: 'ko' };
  const query = { ...Object.fromEntries(new URLSearchParams(path.split('?')[1])), ...params };
  const res = { statusCode: 200, setHeader: () => undefined, getHeader: () => undefined };
  const req = {
    headers: {},
    cookies: page.getServerSideProps ? { ...options.cookies, ...(await sessionCookies(member)) } : {},
    url: path,
    socket: { remoteAddress: '127.0.0.1' },
  };
  const answer = page.getStaticProps
    ? await page.getStaticProps(shared)
    : await page.getServerSideProps?.({
        ...shared,
        query,
        resolvedUrl: path,
        req,
        res,
      } as unknown as Parameters<GetServerSideProps>[0]);
  if (answer && !('props' in answer)) return { answer, props: {}, status: 404 };
  // Next sends the browser JSON only.
  const props = answer ? JSON.parse(JSON.stringify(await answer.props)) : {};
  return { answer, props, status: res.statusCode };
}

/** Renders the providers that pages/_app.tsx puts around each page, over a store of the test's own. */
function Site({
  store,
  pageProps,
  children,
}: {
  store: AppStore;
  pageProps: Partial<PageProps> & Awaited<ReturnType<typeof textsOf>>;
  children: ReactNode;
}) {
  return (
    <Texts pageProps={pageProps}>
      <Provider store={store}>
        <RenderedAtProvider renderedAt={pageProps.snapshot?.renderedAt}>
          <SiteOrigin origin="https://gyeol.test">
            <Shell>{children}</Shell>
          </SiteOrigin>
        </RenderedAtProvider>
      </Provider>
    </Texts>
  );
}

/** Renders a tree as the server does and fills in its fields, as a fast reader does before hydration. */
function serve(tree: ReactElement, typed: Record<string, string | true>): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  for (const [name, text] of Object.entries(typed)) {
    const field = container.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (!field) throw new Error(`The server's HTML has no field ${name}`);
    field.focus();
    if (text === true) field.click();
    else field.value = text;
  }
  return container;
}

/**
 * Renders a component, or a page of pages/ with the props of its own server side, and returns the screen's
 * user, its store and the addresses it visited. `answer` is the page's server-side result when it was no page
 * (`notFound`, `redirect`).
 */
export async function renderPage(subject: ReactElement | PageModule, options: Options = {}) {
  const { member, locale = 'ko' } = options;
  const params = Object.fromEntries(Object.entries(options.params ?? {}).map(([name, value]) => [name, String(value)]));
  const path = options.path ?? options.route?.replace(/\[(\w+)\]/g, (_, name) => params[name] ?? '') ?? '/';
  const route = options.route ?? path.split('?')[0] ?? '/';
  const page = 'default' in subject ? subject : undefined;
  const { answer, props, status } = page
    ? await propsOf(page, { ...options, path, params, locale })
    : { answer: undefined, props: {}, status: 200 };
  const texts = await textsOf(locale, props._nextI18Next?.ns, options.texts);
  const pageProps = { ...props, ...texts };

  window.history.replaceState({}, '', path);
  document.documentElement.lang = locale;
  const store: AppStore = makeStore({
    locale,
    timeZone: 'Asia/Seoul',
    onSessionEnded: (status, token) => void handleSessionEnded(store, status, token),
  });
  if (member) {
    setSession({ user: member.user, accessToken: member.token, expires: '2030-01-01T00:00:00.000Z' });
    store.dispatch(authenticated({ user: member.user, accessToken: member.token }));
  }
  store.dispatch(sessionChanged({ status: member ? 'authenticated' : 'unauthenticated', expires: '' }));
  if (props.snapshot) {
    applySnapshot(store, props.snapshot);
    refetchPersonal(store, props.snapshot);
  }

  const visits = new Visits(path);
  const Page = page?.default;
  const isPage = !page || (answer ? 'props' in answer : true);
  const content = Page ? <Page {...pageProps} /> : (subject as ReactElement);
  const headManager = initHeadManager();
  const tree = (
    <HeadManagerContext.Provider value={headManager}>
      <MemoryRouter visits={visits} place={{ route, params, locale }}>
        <Site store={store} pageProps={pageProps}>
          {isPage ? content : null}
        </Site>
      </MemoryRouter>
    </HeadManagerContext.Provider>
  );
  const served = options.typed && serve(tree, options.typed);
  const screen = await act(async () => render(tree, served && { container: served, hydrate: true }));
  // The part of the shell that is loaded after the first paint is there too.
  await act(() => Promise.all([import('@/components/layout/DeferredShell'), import('@/api/httpClient')]));
  await act(answered);
  return { ...screen, user: userEvent.setup(), store, visits, answer, status };
}

/** Fetches a page's personal responses again, which all fail. */
export async function failPersonal(store: AppStore) {
  let failed = 0;
  server.use(
    http.get('*/api/v1/*', () => {
      failed += 1;
      return HttpResponse.error();
    }),
  );
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Personal'])));
  await expect.poll(() => failed).toBeGreaterThan(0);
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).some((it) => it?.status === 'pending')).toBe(false),
  );
}

/** Sets the session of a page to loading, as in its first moments. */
export const notKnownYet = (store: AppStore) =>
  act(async () => void store.dispatch(sessionChanged({ status: 'loading', expires: '' })));
