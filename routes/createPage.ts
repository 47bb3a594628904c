import type { GetServerSideProps, GetServerSidePropsResult, GetStaticPaths, GetStaticProps } from 'next';
import { own } from '@/contract/own';
import { LIST_SECONDS } from '@/lib/constants';
import { type AddressQuery, type ListState, type Orders, parseListState } from '@/lib/listState';
import type { Namespace } from '@/lib/namespaces';
import { ProviderAwayError } from '@/server/providerAway';
import { renderRequest, renderStatic } from '@/server/render/page';
import type { FetchQuery, PageProps } from '@/store/pageData';
import { queryOfView } from './patterns';
import { type DetailName, type ListName, type SingleName, table } from './table';

/** Renders every static page at its first visit: a build has no provider. */
export const onFirstVisit: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/**
 * Fetches what an address shows that always exists: a call that is answered 404 or 400 is a fault of the
 * provider's then, and the last good copy stays.
 */
export const loadExisting = async (load: Promise<unknown>): Promise<void> => {
  await load.catch((cause: unknown) => {
    throw new ProviderAwayError('A call of a page that always exists failed', { cause });
  });
};

interface PageDefinition {
  /** The files of texts that the page shows, besides `common`. */
  namespaces: readonly Namespace[];
}

interface ListDefinition<P> extends PageDefinition {
  /** The orders that its call supports, besides the default one. */
  orders?: Orders;
  /** Builds the props besides `state` from an address, whose parameters are in the query too. */
  propsOf?: (query: AddressQuery) => P;
  /** Fetches everything that the list shows. */
  load: (fetchQuery: FetchQuery, props: P & { state: ListState }) => Promise<unknown>;
}

const listPropsOf = <P extends object>({ propsOf }: ListDefinition<P>, query: AddressQuery, state: ListState) =>
  ({ ...propsOf?.(query), state }) as P & { state: ListState };

/** Creates the `getServerSideProps` of a list that is rendered by request, which is not in the table. */
export const createRequestedList = <P extends object = object>(definition: ListDefinition<P>) =>
  ((context) => {
    const { namespaces, orders, load } = definition;
    const props = listPropsOf(definition, context.query, parseListState(context.query, orders));
    return renderRequest(context, {
      namespaces,
      given: props,
      load: (fetchQuery) => load(fetchQuery, props),
    });
  }) satisfies GetServerSideProps;

/**
 * Creates the exports of a list's two page files: `numbered` is the `getStaticProps` of its first and
 * numbered pages, `searched` the `getServerSideProps` of its searched ones.
 */
export function createListPage<P extends object = object>(name: ListName, definition: ListDefinition<P>) {
  const list = table.lists[name];
  const { namespaces, load } = definition;

  const numbered = (async ({ locale, params = {} }) => {
    const query = queryOfView(list, params.view);
    if (!query) return { notFound: true, revalidate: LIST_SECONDS };
    const state = parseListState({ page: params.page });
    const props = listPropsOf(definition, { ...params, ...query }, state);
    const isFixed = !list.address.includes(':') && state.page === 1;
    return renderStatic({
      locale,
      namespaces,
      revalidate: LIST_SECONDS,
      load: async (fetchQuery) => {
        await (isFixed ? loadExisting(load(fetchQuery, props)) : load(fetchQuery, props));
        return props;
      },
    });
  }) satisfies GetStaticProps;

  return { numbered, searched: createRequestedList(definition) };
}

/** The parameters of a detail's address; `id` is a number. */
interface Parameters {
  slug: string;
  username: string;
  id: number;
}

interface DetailDefinition<P, L> extends PageDefinition {
  /** Builds the props from an address; `page` is that of its comments or topics, 1 on its own page. */
  propsOf: (parameters: Parameters, page: number) => P;
  /** Fetches everything that the page shows, and returns further props if it needs some. */
  load: (fetchQuery: FetchQuery, props: P) => Promise<L> | Promise<void>;
  /** The further props where the provider did not answer. */
  away?: L;
}

/**
 * Creates the exports of a detail's page files: `first` is the `getStaticProps` of its own page, `later`
 * the `getServerSideProps` of later pages of its comments or topics. The rest is in the table.
 */
export function createDetailPage<P extends object, L extends object = object>(
  name: DetailName,
  { namespaces, propsOf, load, away }: DetailDefinition<P, L>,
) {
  const { address, seconds } = table.details[name];

  /** Returns the values of the address's parameters, or null for an address that no page can have. */
  function parametersOf(params: AddressQuery): Parameters | null {
    // Next allows one parameter name per folder: `view` for lists and their entries.
    const id = /^[1-9]\d{0,14}$/.exec(String(params.id ?? params.view))?.[0];
    if (address.includes(':id') && !id) return null;
    return { slug: String(params.slug), username: String(params.username), id: Number(id) };
  }

  /** Builds the props of an address; `content` is the same on all pages of its comments. */
  const givenOf = (parameters: Parameters, page: number) => ({
    ...propsOf(parameters, page),
    content: address.replace(/:(\w+)/g, (_, name: string) => String(own(parameters, name))),
  });

  const first = (async ({ locale, params = {} }) => {
    const parameters = parametersOf(params);
    if (!parameters) return { notFound: true, revalidate: LIST_SECONDS };
    const props = givenOf(parameters, 1);
    return renderStatic<P & L>({
      locale,
      namespaces,
      revalidate: seconds,
      load: async (fetchQuery) => ({ ...props, ...((await load(fetchQuery, props)) as L) }),
    });
  }) satisfies GetStaticProps;

  const later = (async (context): Promise<GetServerSidePropsResult<P & L & PageProps>> => {
    const parameters = parametersOf(context.params ?? {});
    if (!parameters) return { notFound: true };
    const props = givenOf(parameters, Number(context.params?.page));
    let loaded: L | undefined = away;
    const rendered = await renderRequest<P & PageProps>(context, {
      namespaces,
      given: props as P & PageProps,
      load: async (fetchQuery) => {
        loaded = (await load(fetchQuery, props)) as L;
      },
    });
    return 'props' in rendered ? { props: { ...(await rendered.props), ...(loaded as L) } } : rendered;
  }) satisfies GetServerSideProps;

  return { first, later };
}

interface SingleDefinition extends PageDefinition {
  /** Fetches everything that the page shows. */
  load: (fetchQuery: FetchQuery) => Promise<unknown>;
  /** Seconds until the page is regenerated. */
  revalidate?: number;
}

/** Creates the `getStaticProps` of a page whose address has no parameters. */
export const createSinglePage = (
  name: SingleName,
  { namespaces, load, revalidate = LIST_SECONDS }: SingleDefinition,
) => {
  const { value } = table.singles[name];
  return (async ({ locale, params = {} }) => {
    if (!Object.values(params).includes(value)) return { notFound: true, revalidate: LIST_SECONDS };
    return renderStatic({
      locale,
      namespaces,
      revalidate,
      load: async (fetchQuery) => {
        await loadExisting(load(fetchQuery));
        return {};
      },
    });
  }) satisfies GetStaticProps;
};
