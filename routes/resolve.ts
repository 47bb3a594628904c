import { folderOf, groupPattern, pageFolder, viewFolder } from './patterns.ts';
import type { DetailPage, ListPage, SinglePage } from './table.ts';

/** The part of the table that the browser needs for its own navigation. */
export interface BrowserRoutes {
  /** `searchedParts` of lib/listState.ts. */
  searched: readonly string[];
  singles: readonly Pick<SinglePage, 'address' | 'page' | 'value' | 'choices'>[];
  lists: readonly Pick<ListPage, 'address' | 'folder' | 'searchedBy' | 'views'>[];
  details: readonly Pick<DetailPage, 'address' | 'laterPages' | 'views'>[];
}

/** Returns a part of `table` as JSON for the browser, without addresses that are their own page. */
export function browserRoutes(
  searched: readonly string[],
  {
    singles,
    lists,
    details,
  }: Record<'singles', Record<string, SinglePage>> &
    Record<'lists', Record<string, ListPage>> &
    Record<'details', Record<string, DetailPage>>,
): BrowserRoutes {
  return {
    searched,
    singles: Object.values(singles).map(({ address, page, value, choices }) => ({
      ...{ address, page, value, choices },
    })),
    lists: Object.values(lists).map(({ address, folder, searchedBy, views }) => ({
      ...{ address, folder, searchedBy, views },
    })),
    details: Object.values(details)
      .filter(({ laterPages, views }) => laterPages || views)
      .map(({ address, laterPages, views }) => ({ address, laterPages, views })),
  };
}

/** A page of `pages/` and the values of its parameters. */
interface Found {
  page: string;
  parameters: Record<string, string>;
}

type Part = (name: string) => string;

/** Returns the parameters of an address, or null when it does not match. */
function match(address: string, path: string): Record<string, string> | null {
  const [, ...values] = new RegExp(`^${groupPattern(address)}$`).exec(path) ?? [];
  const names = [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (path !== address && values.length === 0) return null;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

const isPage = (page: string) => /^[1-9]\d{0,6}$/.test(page);
const notFound: Found = { page: '/404', parameters: {} };

function findSingle({ page, value, choices }: BrowserRoutes['singles'][number], part: Part): Found {
  const chosen = choices ? part(choices.part) : '';
  const isChoice = choices && new RegExp(`^${choices.pattern}$`).test(chosen);
  const name = /\[(\w+)\]/.exec(page)?.[1] ?? '';
  return { page, parameters: { [name]: isChoice ? chosen : value } };
}

/**
 * Returns the static view that a query chooses: the first whose every part has one of its values.
 */
function viewOf(views: NonNullable<ListPage['views']>, part: Part): string {
  const chosen = Object.entries(views).find(([, values]) =>
    Object.entries(values).every(([name, allowed]) => allowed.includes(part(name))),
  );
  return chosen ? chosen[0].replace(/:(\w+)/g, (_, name: string) => part(name)) : 'every';
}

function findList(
  list: BrowserRoutes['lists'][number],
  parameters: Record<string, string>,
  part: Part,
  searched: readonly string[],
): Found {
  const page = part('page');
  if (page && !isPage(page)) return notFound;
  if ([...searched, ...(list.searchedBy ?? [])].some(part)) {
    return { page: pageFolder(`${folderOf(list)}/search`), parameters };
  }
  const folder = pageFolder(viewFolder(list, '[view]'));
  const view = list.views && { view: viewOf(list.views, part) };
  return {
    page: `${folder}/[page]`,
    parameters: { ...parameters, ...view, page: page || '1' },
  };
}

function findDetail(
  { address, laterPages, views = {} }: BrowserRoutes['details'][number],
  parameters: Record<string, string>,
  part: Part,
): Found | null {
  const page = part('page');
  if (laterPages && page && !isPage(page)) return notFound;
  const folder = pageFolder(address);
  if (laterPages && page && page !== '1') {
    return { page: `${folder}/${laterPages}/[page]`, parameters: { ...parameters, page } };
  }
  const view = Object.entries(views).find(([, query]) =>
    Object.entries(query).every(([name, value]) => part(name) === value),
  );
  return view ? { page: `${folder}/${view[0]}`, parameters } : null;
}

function find(routes: BrowserRoutes, path: string, part: Part): Found | null {
  const single = routes.singles.find(({ address }) => address === path);
  if (single) return findSingle(single, part);
  for (const list of routes.lists) {
    const parameters = match(list.address, path);
    if (parameters) return findList(list, parameters, part, routes.searched);
  }
  for (const detail of routes.details) {
    const parameters = match(detail.address, path);
    if (parameters) return findDetail(detail, parameters, part);
  }
  return null;
}

/**
 * Finds the page that answers a public address, as the rewrites do on the server, and returns it with its
 * parameters in the query: `/forums/free?page=2` is `/forums/[slug]/pages/[page]?slug=free&page=2`.
 * Null for an address that is a page's own.
 */
export function resolveAddress(routes: BrowserRoutes, address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://n');
  const path = pathname.replace(/^\/(?:ko|en)(?=\/|$)/, '') || '/';
  const found = find(routes, path, (name) => searchParams.getAll(name).at(-1) ?? '');
  if (!found) return null;
  const query = new URLSearchParams(found.parameters);
  for (const [name, value] of searchParams) {
    if (!Object.hasOwn(found.parameters, name)) query.append(name, value);
  }
  const text = query.toString();
  return text ? `${found.page}?${text}` : found.page;
}
