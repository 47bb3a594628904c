import { createHash } from 'node:crypto';
import type { GetServerSidePropsContext, GetServerSidePropsResult, GetStaticPropsResult } from 'next';
import { baseApi } from '@/api/baseApi';
import { operatorApi } from '@/api/operator';
import { LIST_SECONDS } from '@/lib/constants';
import { apiUrl, env } from '@/lib/env';
import { scenarioHeader, showsOwnErrors } from '@/lib/env.scenario';
import { isNoAddress } from '@/lib/failures';
import type { Namespace } from '@/lib/namespaces';
import { traceHeaders } from '@/lib/tracing';
import { addressCounter } from '@/server/addressLimit';
import { isKnown } from '@/server/etag';
import { ProviderAwayError, RETRY_SECONDS } from '@/server/providerAway';
import { deadlineOf, newDeadline } from '@/server/render/deadline';
import { currentSiteTexts, latestSiteTexts, readSiteTexts } from '@/server/render/siteTexts';
import { translations } from '@/server/render/translations';
import { type AppStore, type CallSettings, makeStore } from '@/store/makeStore';
import type { FetchQuery, PageProps } from '@/store/pageData';
import { takeSnapshot } from '@/store/snapshot';

const fetchQueryOf =
  (store: AppStore): FetchQuery =>
  (query) =>
    store.dispatch(query).unwrap();

/**
 * Runs `render` with a store of its own. Afterwards the store is reset, which aborts the calls in flight
 * and clears RTK Query's timers: nothing holds it, and `ask` refuses further calls.
 */
async function withStore<T>(
  locale: string,
  settings: CallSettings,
  render: (fetchQuery: FetchQuery, store: AppStore) => Promise<T>,
): Promise<T> {
  const headers = { ...settings.headers, ...traceHeaders() };
  const store = makeStore({ baseURL: `${apiUrl()}/`, locale, ...settings, headers });
  const fetchQuery = fetchQueryOf(store);
  let rendered = false;
  try {
    return await render((query) => {
      if (rendered) throw new Error('A page that is rendered asked for more');
      return fetchQuery(query);
    }, store);
  } finally {
    rendered = true;
    store.dispatch(baseApi.util.resetApiState());
  }
}

/**
 * Runs the load of a page beside the call for whom its footer names. A page is whole without the latter, and its footer
 * asks again in the browser. @throws the failure of the load
 */
async function loadWithFooter<P>(load: Page<P>['load'], fetchQuery: FetchQuery): Promise<P> {
  const operator = fetchQuery(operatorApi.endpoints.getOperator.initiate());
  const [loaded] = await Promise.allSettled([load(fetchQuery), operator]);
  if (loaded.status === 'rejected') throw loaded.reason;
  return loaded.value;
}

const requestSettings = ({ req }: GetServerSidePropsContext): CallSettings => ({
  headers: scenarioHeader(req.cookies),
  deadline: deadlineOf(req),
});

const sharedProps = (store: AppStore): PageProps => ({
  snapshot: takeSnapshot(store, new Date()),
  origin: env().NEXTAUTH_URL,
});

interface Page<P> {
  locale: string | undefined;
  namespaces: readonly Namespace[];
  /** Loads the data of the page; its result becomes further props. */
  load: (fetchQuery: FetchQuery) => Promise<P>;
}

/**
 * Renders a statically regenerated page. Unknown content is a 404; while the provider is down this
 * throws, so that Next keeps serving the last good copy.
 */
export async function renderStatic<P extends object>({
  locale = 'ko',
  namespaces,
  load,
  revalidate,
}: Page<P> & { revalidate: number }): Promise<GetStaticPropsResult<P & PageProps>> {
  const deadline = newDeadline();
  return withStore(locale, { deadline }, async (fetchQuery, store) => {
    try {
      const [props, texts] = await Promise.all([
        loadWithFooter(load, fetchQuery),
        translations(locale, namespaces, (language) => readSiteTexts(language, deadline)),
      ]);
      return {
        props: { ...props, ...texts, ...sharedProps(store) },
        revalidate,
      };
    } catch (failure) {
      if (isNoAddress(failure)) return { notFound: true, revalidate: LIST_SECONDS };
      if (showsOwnErrors()) {
        const texts = await translations(locale, []);
        // pages/_app.tsx renders the error page instead, which ignores these props.
        const props = { ...texts, ...sharedProps(store), unavailable: true };
        return { props: props as unknown as P & PageProps, revalidate: 1 };
      }
      throw new ProviderAwayError('The provider did not answer', { cause: failure });
    }
  });
}

/**
 * Pages that one address may have rendered for itself (searches, pages of members) in a minute. A phone
 * company's customers share one.
 */
const REQUESTS_A_MINUTE = 600;
const countRequest = addressCounter(REQUESTS_A_MINUTE, 60);

/**
 * Renders a page for one request; `given` are the props of its address alone. While the provider is down
 * the page is rendered all the same, as 503, and its parts show an error and fetch again in the browser.
 * It is 429 with Retry-After, likewise without calls, for an address with too many requests.
 */
export async function renderRequest<G extends object = object>(
  context: GetServerSidePropsContext,
  { namespaces, load, settings, given }: Omit<Page<unknown>, 'locale'> & { settings?: CallSettings; given?: G },
): Promise<GetServerSidePropsResult<G & PageProps>> {
  const locale = context.locale ?? 'ko';
  const ownSettings = { ...requestSettings(context), ...settings };
  const currentTexts = (language: string) => currentSiteTexts(language, deadlineOf(context.req));
  return withStore(locale, ownSettings, async (fetchQuery, store) => {
    const { res } = context;
    const fail = (status: number, retryAfter: number) => {
      res.statusCode = status;
      res.setHeader('Retry-After', String(retryAfter));
      res.setHeader('Cache-Control', 'no-store');
    };
    const retryAfter = await countRequest(context.req);
    const isLimited = retryAfter > 0;
    const [texts, failed] = await Promise.all([
      translations(locale, namespaces, isLimited ? latestSiteTexts : currentTexts),
      isLimited
        ? undefined
        : loadWithFooter(load, fetchQuery).then(
            () => undefined,
            (failure: unknown) => ({ failure }),
          ),
    ]);
    if (failed && isNoAddress(failed.failure)) return { notFound: true };
    if (isLimited) fail(429, retryAfter);
    else if (failed) fail(503, RETRY_SECONDS);
    return {
      props: {
        ...(given as G),
        ...texts,
        ...sharedProps(store),
        ...((isLimited || failed) && { away: true }),
      },
    };
  });
}

/**
 * Documents for machines that one address may request in a minute. A part of the sitemap reads thousands
 * of rows; a feed reader of many users requests each feed a few times an hour.
 */
const DOCUMENTS_A_MINUTE = 120;
const countDocument = addressCounter(DOCUMENTS_A_MINUTE, 60);

/**
 * Renders a document for machines (XML, text), for one request and cached by a CDN for `seconds`. Unknown
 * content is a 404; while the provider is down the response is 503, to be retried, and 429 for an address
 * with too many requests.
 */
export async function renderDocument(
  context: GetServerSidePropsContext,
  { type, seconds, load }: { type: string; seconds: number; load: (fetchQuery: FetchQuery) => Promise<string> },
): Promise<GetServerSidePropsResult<Record<string, never>>> {
  const { res, locale = 'ko' } = context;
  const settings = requestSettings(context);
  const reject = (status: number, retryAfter: number) => {
    res.statusCode = status;
    res.setHeader('Retry-After', String(retryAfter));
    res.setHeader('Cache-Control', 'no-store');
    res.end();
    return { props: {} };
  };
  const retryAfter = await countDocument(context.req);
  if (retryAfter > 0) return reject(429, retryAfter);
  try {
    const text = await withStore(locale, settings, load);
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    res.setHeader('Cache-Control', `public, max-age=0, s-maxage=${seconds}`);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    res.setHeader('ETag', etag);
    if (isKnown(context.req, etag)) {
      res.statusCode = 304;
      res.end();
    } else res.end(text);
  } catch (failure) {
    if (isNoAddress(failure)) return { notFound: true };
    return reject(503, RETRY_SECONDS);
  }
  return { props: {} };
}
