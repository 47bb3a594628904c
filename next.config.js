import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { tsImport } from 'tsx/esm/api';

// Node 20 reads no TypeScript by itself.
const { partsOf, securityHeaders } = await tsImport('./server/csp.ts', import.meta.url);

/**
 * Gives CSS Modules' classes short names: every page carries those of its parts in its HTML, its styles and
 * its JavaScript.
 */
function shortenClassNames(build) {
  const taken = new Map();
  const nameOf = ({ resourcePath, rootContext }, _, local) => {
    const full = `${relative(rootContext, resourcePath)}:${local}`;
    const hash = createHash('sha256')
      .update(full)
      .digest('base64url')
      .replace(/[^A-Za-z0-9]/g, '');
    const name = `_${hash.slice(0, 4)}`;
    const other = taken.get(name) ?? full;
    if (other !== full) throw new Error(`${full} and ${other} have one class name: lengthen it`);
    taken.set(name, full);
    return name;
  };
  const rules = build.module.rules.flatMap((rule) => rule.oneOf ?? []);
  for (const { use } of rules) {
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules?.getLocalIdent) options.modules.getLocalIdent = nameOf;
    }
  }
}

const slug = ':slug([a-z0-9-]+)';
/** The parts of a list's state that are rendered by request; `lib/listState.ts` has their meaning. */
const searched = [
  'page_size',
  'search',
  'ordering',
  'ordering_type',
  'categories',
  'tags',
  'event',
  'product_type',
  'deals',
  'stores',
];

const query = (key, value) => ({ type: 'query', key, ...(value && { value }) });
const pageNumber = query('page', '(?<page>[1-9]\\d{0,6})');
/** A later page of what stands on something's own page, which has the first. */
const laterPage = query('page', '(?<page>[2-9]|[1-9]\\d{1,6})');
/** What can be no page: a call refuses it, and there is no such address. */
const noPage = query('page', '(?![1-9]\\d{0,6}$).+');

const bySearch = (source, at, keys) =>
  keys.map((key) => ({ source, destination: `${at}/search`, has: [query(key)] }));
const numbered = (source, pages, has = []) => [
  { source, destination: `${pages}/:page`, has: [pageNumber, ...has] },
  { source, destination: `${pages}/1`, ...(has.length > 0 && { has }) },
];

/**
 * The addresses of a list. Its first view and its numbered pages are static pages under an address of
 * their own, `{at}/pages/{page}`; what carries more of its state, a `searched` part or one of `also`,
 * is rendered by request at `{at}/search`. `views` are further static lists, each by the parts of the
 * address that choose it: `{at}/{view}/{page}`, and `every` in the place of `pages`.
 * The rules hold in the browser's own navigation too, which reads them from the build and knows
 * `has` alone, never `missing`: so the narrowest come first. A list with `at` has views.
 */
const list = (source, { at, also = [], views = {} } = {}) => ({ source, at, also, views });

/** What has pages of its own: a member their topics, and what is commented on its comments. */
const profile = { source: '/:place(users/[a-z0-9_]+)' };
const commented = {
  source:
    '/:place(forums/[a-z0-9-]+/topics/\\d+|questions/[a-z0-9-]+|posts/\\d+|contents/videos/\\d+|contents/photos/\\d+)',
};

/** Several lists as one address: each page carries all rules, and each visit tries them in turn. */
const oneOf = (some) => {
  const patterns = some.map(({ source }) => source.slice(1).replace(/:\w+\(([^)]+)\)/g, '$1'));
  return `/:list(${patterns.join('|')})`;
};
const rulesOf = (all) => {
  const elsewhere = all.filter(({ at }) => at);
  const viewed = all.filter(({ views }) => Object.keys(views).length > 0);
  const plain = all.filter((it) => !elsewhere.includes(it) && !viewed.includes(it));
  return [
    ...bySearch(oneOf(all.filter(({ at }) => !at)), '/:list', searched),
    ...elsewhere.flatMap(({ source, at }) => bySearch(source, at, searched)),
    ...all.flatMap(({ source, at = source, also }) => bySearch(source, at, also)),
    ...viewed.flatMap(({ source, at = source, views }) =>
      Object.entries({ ...views, every: [] }).flatMap(([view, has]) =>
        numbered(source, `${at}/${view}`, has),
      ),
    ),
    ...numbered(oneOf(plain), '/:list/pages'),
  ];
};

const rankingType = query('type', '(?<type>likes|activity)');
const rankingPeriod = query('period', '(?<period>day|week|month|all)');

/** One line an area; `server/revalidation.ts` says what renews each. */
const lists = [
  list(`/forums/${slug}`),
  list('/posts'),
  list('/topics', { views: { best: [query('best', '1')] } }),
  list('/questions', {
    at: '/questions/pages',
    views: { unanswered: [query('unanswered', '1')] },
  }),
  list('/banners', {
    also: ['status'],
    views: { ':type': [query('type', '(?<type>main|sub)')] },
  }),
  list('/contents/videos'),
  list('/contents/photos', { also: ['post_type'] }),
  list('/contents/more'),
  list('/challenges', {
    at: '/challenges/pages',
    also: ['type'],
    views: { ':status': [query('status', '(?<status>upcoming|closed|all)')] },
  }),
  list('/events', {
    at: '/events/pages',
    views: { ':tab': [query('tab', '(?<tab>upcoming|winners|ended)')] },
  }),
  list('/courses', {
    at: '/courses/pages',
    views: { ':status': [query('status', '(?<status>opened|closed)')] },
  }),
  list('/missions', {
    at: '/missions/pages',
    views: { ':status': [query('status', '(?<status>opened|closed)')] },
  }),
  list('/missions/reviews', { also: ['mission'] }),
  list('/raffles'),
  list('/users', { also: ['is_partner'] }),
  list('/rankings', {
    also: ['date', 'user__username'],
    views: {
      ':type-:period': [rankingType, rankingPeriod],
      ':type-week': [rankingType],
      'likes-:period': [rankingPeriod],
    },
  }),
];

const home = (source, destination, options = {}) => [
  {
    source,
    destination: `${destination}/:types`,
    has: [query('types', '(?<types>[a-z,]{1,60})')],
    ...options,
  },
  { source, destination: `${destination}/main`, ...options },
];

const beforeFiles = [
  ...home('/', '/base'),
  // The browser's own navigation writes the home page's address with a slash behind the language.
  ...home('/:language(ko|en)/', '/:language/base', { locale: false }),
  { source: '/forums', destination: '/forums/all/1' },
  { source: '/badges', destination: '/badges/1' },
  {
    source: `/events/${slug}`,
    destination: '/events/:slug/winners',
    has: [query('tab', 'winners')],
  },
  { source: oneOf([...lists, profile, commented]), destination: '/404', has: [noPage] },
  ...rulesOf(lists),
  { ...profile, destination: '/:place/pages/:page', has: [laterPage] },
  { ...commented, destination: '/:place/comments/:page', has: [laterPage] },
];

const afterFiles = [
  { source: '/sitemap-:part([a-z0-9-]+).xml', destination: '/sitemap/:part' },
  { source: '/feeds/posts.xml', destination: '/feeds/posts' },
  { source: `/feeds/forums/${slug}.xml`, destination: '/feeds/forums/:slug' },
];

/** A CDN may keep a list for ten seconds, a topic for one; a browser asks each time. */
const kept = (source, seconds, stale) => ({
  source,
  headers: [
    {
      key: 'Cache-Control',
      value: `public, max-age=0, s-maxage=${seconds}, ${
        stale ? `stale-while-revalidate=${stale}` : 'must-revalidate'
      }`,
    },
  ],
});
const LIST = [10, 20];
const TOPIC = [1, 0];

process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** @type {import('next').NextConfig} */
const config = {
  // Two programs that run Next over one checkout (a test beside a development server) need two folders.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The development server is as often opened by its number as by its name.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  // Next's badge lies over the panel of scenarios, and fails on pages that are drawn before its router.
  devIndicators: false,
  poweredByHeader: false,
  // Pictures come in their widths from the file store: /_next/image would decode any on request.
  images: { unoptimized: true },
  i18n: { locales: ['ko', 'en'], defaultLocale: 'ko', localeDetection: false },
  skipTrailingSlashRedirect: true,
  // Back restores the place in a page; components/layout/useScrollMemory.ts does the same after a reload.
  experimental: {
    scrollRestoration: true,
    // A page asked for as the pointer nears its link is not asked for again by the click.
    optimisticClientCache: false,
    // Kept on disk, pages would outlive the database that they were made from, and fill the disk.
    isrFlushToDisk: false,
  },
  // Of development, which needs nothing of the below.
  turbopack: {},
  webpack: (build, { isServer, dev }) => {
    if (!dev) shortenClassNames(build);
    if (isServer) return build;
    if (!dev) {
      build.module.rules.push({
        test: resolve('node_modules/next/dist/client/index.js'),
        use: resolve('scripts/lib/pageStylesLoader.cjs'),
      });
    }
    // Every page carries the names of all parts: so many letters tell their versions apart as well.
    build.output.hashDigestLength = 6;
    return build;
  },
  serverExternalPackages: [
    'msw',
    'satori',
    '@electric-sql/pglite',
    'sharp',
    '@node-rs/argon2',
    'pg',
    'pino',
  ],
  // The delivery page of old, which is still in mails and bookmarks.
  redirects: async () => [
    { source: '/mypage/delivery', destination: '/me/settings', permanent: true },
  ],
  rewrites: async () => ({ beforeFiles, afterFiles, fallback: [] }),
  headers: async () => [
    // In production the server around Next sets these, on answers that Next knows nothing of as well.
    ...(process.env.NODE_ENV === 'development'
      ? [{ source: '/:path*', locale: false, headers: securityHeaders(partsOf(process.env)) }]
      : []),
    kept('/', ...LIST),
    kept('/forums', ...LIST),
    kept(oneOf(lists), ...LIST),
    kept(`/forums/${slug}/topics/:id(\\d+)`, ...TOPIC),
    kept('/contents/:kind(videos|photos)/:id(\\d+)', ...TOPIC),
    kept('/_next/data/:build/:locale/forums/:slug/topics/:path*', ...TOPIC),
    kept('/questions/:slug((?!new$)[a-z0-9-]+)', ...TOPIC),
    kept('/_next/data/:build/:locale/questions/:slug((?!new\\.json)[a-z0-9-]+).json', ...TOPIC),
    kept('/users/:username([a-z0-9_]+)', ...TOPIC),
    kept('/_next/data/:build/:locale/users/:username([a-z0-9_]+).json', ...TOPIC),
    kept('/challenges/:id(\\d+)', ...TOPIC),
    kept('/_next/data/:build/:locale/challenges/:id(\\d+).json', ...TOPIC),
    kept('/posts/:id(\\d+)', ...TOPIC),
    kept('/_next/data/:build/:locale/posts/:id(\\d+).json', ...TOPIC),
  ],
};

export default config;
