import { rankingPeriods, rankingTypes } from '../contract/constants/common.ts';
import { homeTypes } from '../contract/constants/home.ts';
import { courseStatuses, missionStatuses } from '../contract/constants/participation.ts';
import { DETAIL_SECONDS, LIST_SECONDS } from '../lib/constants.ts';
import { addresses, listAddresses, type Query } from '../lib/paths.ts';

/** Address and sitemap of any page in the table. */
interface Page {
  /** The public address, that of its name; a parameter's name defines its values, see `PARAMETERS` in patterns.ts. */
  address: string;
  /** The views that the sitemap names, by their query; the page itself where left out. */
  indexed?: readonly Query[];
}

/** A page whose public address has no parameters. */
interface SinglePage extends Page {
  /** The static page, with the one parameter that a page rendered at its first visit needs, and its value. */
  page: string;
  value: string;
  /** The part of the query that sets the parameter, and its values. */
  choices?: { part: string; pattern: string };
}

/**
 * A list. Its first and numbered pages are static, separately for each view; with any of `searchedParts`
 * (`lib/listState.ts`) or `searchedBy` in its query it is rendered by request.
 */
interface ListPage extends Page {
  /**
   * The folder of its pages, where that is not its address: Next allows one name of a parameter in a folder, so
   * that `[view]` of a list cannot be next to `[slug]` of its items.
   */
  folder?: string;
  /** Parts of the query besides `searchedParts` that are rendered by request. */
  searchedBy?: readonly string[];
  /**
   * Further static lists: the name of each, in which `:part` is replaced by a value, and the values that
   * choose it. The narrowest comes first. The list without any is named `every`. With views the numbered pages
   * are `[view]/[page].tsx`, without them `pages/[page].tsx`.
   */
  views?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The public address of its Atom feed, which the page of the same name without `.xml` answers. */
  feed?: string;
}

/** The page of one item of a list. */
interface DetailPage extends Page {
  /** Folder of the pages 2 and later: of its comments, or of a member's topics. Page 1 is its own. */
  laterPages?: 'comments' | 'pages';
  /** Further static pages: the folder below its own, and the query that leads there. */
  views?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Values of its parameter that are other pages, such as `new`. */
  otherThan?: readonly string[];
  /**
   * The responses that a CDN may cache for a second: the page, or its data for navigation in the browser
   * as well.
   */
  cdn?: 'page' | 'page and data';
  /** Seconds until the page is regenerated if no write revalidates it. */
  seconds: number;
  /** Lists whose first page shows it, `name` or `name/view`; a write that `invalidates()` it revalidates them too. */
  shownIn?: readonly string[];
  /** The parts of the sitemap that name it, one for each list call; see routes/sitemapParts.ts. Lower-case letters. */
  sitemap?: readonly string[];
}

/** The pages of some addresses, by their names in lib/paths.ts. */
type Entries<P extends Page> = { [Name in keyof typeof addresses]?: Omit<P, 'address'> };

export const singles = {
  home: {
    page: '/base/[name]',
    value: 'main',
    choices: { part: 'types', pattern: `[a-z,]{1,${homeTypes.join().length}}` },
  },
  forums: {
    page: '/forums/all/[page]',
    value: '1',
  },
  badges: {
    page: '/badges/[page]',
    value: '1',
  },
  surveys: {
    page: '/surveys/all/[page]',
    value: '1',
  },
} as const satisfies Entries<SinglePage>;

/** What differs of lists (`listAddresses`) from one without views that has no feed. */
export const lists = {
  forum: {
    feed: addresses.forumFeed,
    indexed: [],
  },
  posts: {
    feed: addresses.postFeed,
  },
  topics: {
    views: { best: { best: ['1'] } },
    indexed: [{}, { best: '1' }],
  },
  questions: {
    folder: '/questions/pages',
    views: { unanswered: { unanswered: ['1'] } },
  },
  banners: {
    searchedBy: ['status'],
    views: { ':type': { type: ['main', 'sub'] } },
  },
  photos: {
    searchedBy: ['post_type'],
  },
  challenges: {
    folder: '/challenges/pages',
    searchedBy: ['type'],
    views: { ':status': { status: ['upcoming', 'closed', 'all'] } },
    indexed: [{}, { status: 'upcoming' }],
  },
  events: {
    folder: '/events/pages',
    views: { ':tab': { tab: ['upcoming', 'winners', 'ended'] } },
    indexed: [{}, { tab: 'winners' }],
  },
  courses: {
    folder: '/courses/pages',
    views: { ':status': { status: courseStatuses } },
  },
  missions: {
    folder: '/missions/pages',
    views: { ':status': { status: missionStatuses } },
  },
  missionReviews: {
    searchedBy: ['mission'],
  },
  users: {
    searchedBy: ['is_partner'],
  },
  rankings: {
    searchedBy: ['date', 'user__username'],
    views: {
      ':type-:period': { type: rankingTypes, period: rankingPeriods },
      ':type-week': { type: rankingTypes },
      'likes-:period': { period: rankingPeriods },
    },
  },
} as const satisfies { [Name in ListName]?: Omit<ListPage, 'address'> };

export const details = {
  topic: {
    laterPages: 'comments',
    cdn: 'page and data',
    seconds: DETAIL_SECONDS,
    shownIn: ['home', 'forums', 'forum', 'topics'],
    sitemap: ['topics'],
  },
  question: {
    otherThan: ['new'],
    laterPages: 'comments',
    cdn: 'page and data',
    seconds: DETAIL_SECONDS,
    shownIn: ['home', 'questions', 'questions/unanswered'],
    sitemap: ['questions'],
  },
  post: {
    laterPages: 'comments',
    cdn: 'page and data',
    seconds: DETAIL_SECONDS,
    shownIn: ['home', 'posts'],
    sitemap: ['posts'],
  },
  video: {
    laterPages: 'comments',
    cdn: 'page',
    seconds: DETAIL_SECONDS,
    shownIn: ['home', 'videos'],
    sitemap: ['videos'],
  },
  photo: {
    laterPages: 'comments',
    cdn: 'page',
    seconds: DETAIL_SECONDS,
    shownIn: ['home', 'photos'],
    sitemap: ['photos'],
  },
  user: {
    laterPages: 'pages',
    cdn: 'page and data',
    seconds: DETAIL_SECONDS,
    shownIn: ['users'],
    sitemap: ['users'],
  },
  challenge: {
    cdn: 'page and data',
    seconds: DETAIL_SECONDS,
    shownIn: ['home', 'challenges', 'challenges/upcoming'],
    sitemap: ['challenges'],
  },
  event: {
    views: { winners: { tab: 'winners' } },
    seconds: LIST_SECONDS,
    shownIn: ['home', 'events', 'events/ended', 'events/winners'],
    // The call lists open events or closed ones, never both.
    sitemap: ['events', 'otherevents'],
  },
  course: {
    seconds: LIST_SECONDS,
    shownIn: ['courses', 'courses/opened'],
    sitemap: ['courses'],
  },
  mission: {
    seconds: DETAIL_SECONDS,
    shownIn: ['missions', 'missions/opened', 'missionReviews'],
    sitemap: ['missions'],
  },
  raffle: {
    seconds: LIST_SECONDS,
    shownIn: ['raffles'],
    sitemap: ['raffles'],
  },
  product: {
    seconds: DETAIL_SECONDS,
    shownIn: ['moreContents'],
    sitemap: ['products'],
  },
  banner: {
    seconds: DETAIL_SECONDS,
    shownIn: ['home', 'banners'],
  },
} as const satisfies Entries<DetailPage>;

/** Former addresses, which mails and bookmarks still lead to, and the addresses that replace them. */
export const formerAddresses: Readonly<Record<string, string>> = {
  '/mypage/delivery': '/me/settings/delivery',
  '/letter': '/newsletter',
  '/letter/:step(confirm|stop)': '/newsletter/:step',
  '/manage/words': '/manage/banned-words',
  '/challenges/:id/entrants': '/challenges/:id/participants',
};

export type SingleName = keyof typeof singles;
export type ListName = keyof typeof listAddresses;
export type DetailName = keyof typeof details;

type PartsOf<Detail> = Detail extends { sitemap: readonly (infer Part)[] } ? Part : never;
/** The parts of the sitemap that a list call fills, by their names. */
export type SitemapPart = PartsOf<(typeof details)[DetailName]>;

/** Returns entries with their addresses, and without their precise types, for code that iterates over them. */
const withAddresses = <P extends Page, Name extends keyof typeof addresses>(
  entries: Record<Name, Omit<P, 'address'>>,
) =>
  Object.fromEntries<P>(
    // lookup-allowed: the names are those of the entries above
    Object.entries(entries).map(([name, entry]) => [name, { ...(entry as P), address: addresses[name as Name] }]),
  ) as Record<Name, P>;

const plainLists = Object.fromEntries(Object.keys(listAddresses).map((name) => [name, {}])) as Record<ListName, object>;

export const table = {
  singles: withAddresses<SinglePage, SingleName>(singles),
  lists: withAddresses<ListPage, ListName>({ ...plainLists, ...lists }),
  details: withAddresses<DetailPage, DetailName>(details),
};
export type { DetailPage, ListPage, SinglePage };
