import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type {
  GetServerSidePropsContext,
  GetServerSidePropsResult,
  GetStaticPropsResult,
} from 'next';
import { addressCounter } from '@/lib/addressLimit';
import { apiUrl, env } from '@/lib/env';
import { scenarioHeader } from '@/lib/env.scenario';
import { isNoAddress } from '@/lib/failures';
import type { Namespace } from '@/lib/namespaces';
import { translations } from '@/lib/translations';
import { type AppStore, type CallSettings, makeStore } from './makeStore';
import { type Snapshot, takeSnapshot } from './snapshot';

/** Seconds until a list is rendered anew. */
export const LIST_SECONDS = 10;
/** Seconds until a topic's page is: its writes renew it long before. */
export const TOPIC_SECONDS = 60;

/** What every page that asks the provider hands to the browser. */
export interface PageProps {
  snapshot: Snapshot;
  /** The site's public origin, for canonical and shared addresses. */
  origin: string;
}

/** Asks the provider by an endpoint's `initiate(…)`; throws the call's failure. */
export type Ask = <T>(
  query: ThunkAction<{ unwrap(): Promise<T> }, never, never, UnknownAction>,
) => Promise<T>;

const askOf =
  (store: AppStore): Ask =>
  (query) =>
    store
      .dispatch(
        query as never as ThunkAction<ReturnType<typeof query>, unknown, unknown, UnknownAction>,
      )
      .unwrap();

function serverStore(locale: string, settings: CallSettings = {}) {
  return makeStore({ baseURL: `${apiUrl()}/`, locale, ...settings });
}

const sharedProps = (store: AppStore): PageProps => ({
  snapshot: takeSnapshot(store, new Date()),
  origin: env().NEXTAUTH_URL,
});

interface Page<P> {
  locale: string | undefined;
  namespaces: readonly Namespace[];
  /** Asks for all that the page shows; its answer becomes further props. */
  load: (ask: Ask) => Promise<P>;
}

/**
 * A statically regenerated page. What is not there is a 404; when the provider is away this throws,
 * so that Next goes on showing the last good copy.
 */
export async function renderStatic<P extends object>({
  locale = 'ko',
  namespaces,
  load,
  revalidate,
}: Page<P> & { revalidate: number }): Promise<GetStaticPropsResult<P & PageProps>> {
  const store = serverStore(locale);
  try {
    const props = await load(askOf(store));
    const texts = await translations(locale, namespaces);
    return {
      props: { ...props, ...texts, ...sharedProps(store) },
      revalidate,
    };
  } catch (failure) {
    if (isNoAddress(failure)) return { notFound: true, revalidate: LIST_SECONDS };
    throw new Error('The provider did not answer', { cause: failure });
  }
}

/**
 * Pages that one address may have rendered for itself (searches, pages of members) in a minute. A phone
 * company's customers share one.
 */
const REQUESTS_A_MINUTE = 600;
const countRequest = addressCounter(REQUESTS_A_MINUTE, 60);

/**
 * A page rendered for one request; `given` are the props that its address alone makes. When the
 * provider is away the page comes all the same, as 503, and its parts say what they cannot show and
 * ask again in the browser. It is 429 with Retry-After, likewise without calls, for an address that has
 * asked for too many.
 */
export async function renderRequest<G extends object = object>(
  context: GetServerSidePropsContext,
  {
    namespaces,
    load,
    settings,
    given,
  }: Omit<Page<unknown>, 'locale'> & { settings?: CallSettings; given?: G },
): Promise<GetServerSidePropsResult<G & PageProps>> {
  const locale = context.locale ?? 'ko';
  const store = serverStore(locale, { headers: scenarioHeader(context.req.cookies), ...settings });
  const texts = await translations(locale, namespaces);
  const retryAfter = await countRequest(context.req);
  if (retryAfter > 0) {
    context.res.statusCode = 429;
    context.res.setHeader('Retry-After', String(retryAfter));
    context.res.setHeader('Cache-Control', 'no-store');
  } else {
    try {
      await load(askOf(store));
    } catch (failure) {
      if (isNoAddress(failure)) return { notFound: true };
      context.res.statusCode = 503;
      context.res.setHeader('Cache-Control', 'no-store');
    }
  }
  return { props: { ...(given as G), ...texts, ...sharedProps(store) } };
}

/**
 * A document for machines (XML, text), made for one request and kept by a CDN for `seconds`. What is
 * not there is a 404; when the provider is away the answer is 503, to be asked again.
 */
export async function renderDocument(
  context: GetServerSidePropsContext,
  { type, seconds, load }: { type: string; seconds: number; load: (ask: Ask) => Promise<string> },
): Promise<GetServerSidePropsResult<Record<string, never>>> {
  const { res, locale = 'ko' } = context;
  const store = serverStore(locale, { headers: scenarioHeader(context.req.cookies) });
  try {
    const text = await load(askOf(store));
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    res.setHeader('Cache-Control', `public, max-age=0, s-maxage=${seconds}`);
    res.end(text);
  } catch (failure) {
    if (isNoAddress(failure)) return { notFound: true };
    res.statusCode = 503;
    res.setHeader('Retry-After', '30');
    res.setHeader('Cache-Control', 'no-store');
    res.end();
  }
  return { props: {} };
}
