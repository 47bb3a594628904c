import { pageTextAreas } from '../contract/constants/siteTexts.ts';
import { searchedParts } from '../lib/listState.ts';
import { paths } from '../lib/paths.ts';
import {
  folderOf,
  namedPattern,
  oneOf,
  plainPattern,
  type QueryCondition,
  queryCondition,
  singleAddress,
  valueCondition,
  viewFolder,
} from './patterns.ts';
import { type DetailPage, formerAddresses, type ListPage, type SinglePage, table } from './table.ts';

/** A rewrite of next.config.js. */
export interface Rewrite {
  source: string;
  destination: string;
  has?: QueryCondition[];
  locale?: false;
}

/** Redirects each former address to the one that replaced it, permanently and with its query. */
export const pageRedirects = Object.entries(formerAddresses).map(([source, destination]) => ({
  source,
  destination,
  permanent: true,
}));

/** Leads to what browsers, password managers and feed readers ask every site for by an address of its own. */
export const wellKnownRedirects = [
  { source: '/.well-known/change-password', destination: paths.settings('password'), permanent: false },
  { source: '/favicon.ico', destination: '/icons/32.png', permanent: false },
];

const lists: ListPage[] = Object.values(table.lists);
const details: DetailPage[] = Object.values(table.details);

const pageNumber = queryCondition('page', '(?<page>[1-9]\\d{0,6})');
/** A later page of comments or topics; the first is the page of their content. */
const laterPage = queryCondition('page', '(?<page>[2-9]|[1-9]\\d{1,6})');
/** No page has such a number: the list call rejects it, and the address does not exist. */
const noPage = queryCondition('page', '(?![1-9]\\d{0,6}$).+');

const bySearch = (source: string, folder: string, parts: readonly string[]): Rewrite[] =>
  parts.map((part) => ({ source, destination: `${folder}/search`, has: [queryCondition(part)] }));

const numbered = (source: string, folder: string, has: QueryCondition[] = []): Rewrite[] => [
  { source, destination: `${folder}/:page`, has: [pageNumber, ...has] },
  { source, destination: `${folder}/1`, ...(has.length > 0 && { has }) },
];

const viewRewrites = (list: ListPage): Rewrite[] =>
  Object.entries(list.views ?? {}).flatMap(([view, values]) =>
    numbered(
      namedPattern(list.address),
      viewFolder(list, view),
      Object.entries(values).map(([part, allowed]) => valueCondition(part, allowed)),
    ),
  );

/** Builds the rewrites of all lists: those with the same folder below their address share a rule, in which `:list` is any. */
function sharedRewrites(folder: (list: ListPage) => string, build: (source: string, folder: string) => Rewrite[]) {
  const below = (list: ListPage) => folder(list).slice(list.address.length);
  return [...new Set(lists.map(below))].flatMap((name) => {
    const some = lists.filter((list) => below(list) === name);
    return build(oneOf(some.map(({ address }) => address)), `/:list${name}`);
  });
}

/** Builds the rewrites of lists, the narrowest first. */
const listRewrites = (): Rewrite[] => [
  ...sharedRewrites(folderOf, (source, folder) => bySearch(source, folder, searchedParts)),
  ...lists.flatMap((list) => bySearch(namedPattern(list.address), folderOf(list), list.searchedBy ?? [])),
  ...lists.flatMap(viewRewrites),
  ...sharedRewrites(
    (list) => viewFolder(list),
    (source, folder) => numbered(source, folder),
  ),
];

const withPlace = (some: DetailPage[]) =>
  `/:place(${some.map(({ address }) => plainPattern(address).slice(1)).join('|')})`;

/** Details with the same folder of later pages are one rule. */
const laterPageRewrites = (['pages', 'comments'] as const).map((folder): Rewrite => {
  const source = withPlace(details.filter(({ laterPages }) => laterPages === folder));
  return { source, destination: `/:place/${folder}/:page`, has: [laterPage] };
});

function singleRewrites(single: SinglePage, source: string = single.address, prefix = '') {
  const { choices } = single;
  const rewrites: Rewrite[] = [{ source, destination: prefix + singleAddress(single) }];
  if (choices) {
    const { part, pattern } = choices;
    rewrites.unshift({
      source,
      destination: prefix + singleAddress(single, `:${part}`),
      has: [queryCondition(part, `(?<${part}>${pattern})`)],
    });
  }
  return rewrites;
}

/** The browser's own navigation writes the home page's address with a slash after the language. */
const homeInLanguage = singleRewrites(table.singles.home, '/:language(ko|en)/', '/:language').map(
  (rewrite): Rewrite => ({ ...rewrite, locale: false }),
);

const detailViewRewrites = details.flatMap(({ address, views = {} }) =>
  Object.entries(views).map(([view, query]): Rewrite => {
    const has = Object.entries(query).map(([part, value]) => queryCondition(part, value));
    return { source: namedPattern(address), destination: `${address}/${view}`, has };
  }),
);

const numberedAddresses = [
  ...lists.map(({ address }) => address),
  ...details.filter(({ laterPages }) => laterPages).map(({ address }) => address),
];

/**
 * Rewrites each public address of the table to its page. Several lists share a rule, since each visit
 * tries the rules in turn; the narrowest come first.
 */
export const pageRewrites: Rewrite[] = [
  ...Object.values(table.singles).flatMap((single) => singleRewrites(single)),
  ...homeInLanguage,
  ...detailViewRewrites,
  { source: oneOf(numberedAddresses), destination: '/404', has: [noPage] },
  ...listRewrites(),
  ...laterPageRewrites,
];

/** Leads the files of texts that operators change, which the browser loads after the page, to the texts as they are now. */
export const textRewrites: Rewrite[] = [
  {
    // Of the default language: Next writes it before an address that names none.
    source: `/ko/locales/:language(ko|en)/:area(${pageTextAreas.join('|')}).json`,
    destination: '/api/texts/:language/:area',
    locale: false,
  },
];

/** Leads the addresses of feeds and of the sitemap's parts, which end in `.xml`, to their pages. */
export const documentRewrites: Rewrite[] = [
  { source: '/sitemap-:part([a-z0-9-]+).xml', destination: '/sitemap/:part' },
  ...lists.flatMap(({ feed }) =>
    feed ? [{ source: namedPattern(feed), destination: feed.replace(/\.xml$/, '') }] : [],
  ),
];
