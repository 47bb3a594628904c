import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

/**
 * What is derived from the table of pages. A running site has it in the build; the loader of TypeScript is
 * for development and builds alone.
 */
async function loadRoutes() {
  const { loadTypeScript } = await import('./scripts/lib/loadTypeScript.mjs');
  const [{ searchedParts }, { cacheHeaders }, rewrites, { browserRoutes }, { table }, { packScript }, csp] =
    await loadTypeScript([
      'lib/listState.ts',
      'routes/headers.ts',
      'routes/rewrites.ts',
      'routes/resolve.ts',
      'routes/table.ts',
      'scripts/lib/buildManifest.ts',
      'server/csp.ts',
    ]);
  return {
    ...rewrites,
    ...csp,
    cacheHeaders,
    packScript,
    browserRoutes: browserRoutes(searchedParts, table),
  };
}

/**
 * Leaves the rewrites out of the browser's manifest and their matching out of its code: routes/navigation.ts
 * leads its navigation by the table of pages. The server keeps them.
 * @throws an Error when this version of Next has changed one of these places
 */
function keepRewritesOnServer({ plugins }, { DefinePlugin, Compilation, sources }, routes) {
  const flag = 'process.env.__NEXT_HAS_REWRITES';
  const manifest = plugins.find(({ rewrites }) => rewrites);
  const defined = plugins.find(({ definitions }) => definitions?.[flag]);
  if (!manifest || !defined) throw new Error('Next fills the build manifest in another way');
  manifest.rewrites = { beforeFiles: [], afterFiles: [], fallback: [] };
  defined.definitions[flag] = 'false';
  plugins.push(new DefinePlugin({ BROWSER_ROUTES: JSON.stringify(routes.browserRoutes) }));
  plugins.push({ apply: ({ hooks }) => hooks.make.tap('packManifest', pack) });

  /** Writes the manifest anew once every file has its final name. */
  function pack(compilation) {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'packManifest', stage }, (assets) => {
      for (const name of Object.keys(assets).filter((it) => it.endsWith('/_buildManifest.js'))) {
        const packed = routes.packScript(String(assets[name].source()));
        compilation.updateAsset(name, new sources.RawSource(packed));
      }
    });
  }
}

/**
 * The security headers of development; in production the server around Next sets them, on answers that Next
 * knows nothing of as well.
 */
const developmentHeaders = ({ partsOf, securityHeaders }) =>
  isDevelopment ? [{ source: '/:path*', locale: false, headers: securityHeaders(partsOf(process.env)) }] : [];

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

process.env.NEXT_TELEMETRY_DISABLED ??= '1';
const isDevelopment = process.env.NODE_ENV === 'development';
if (isDevelopment) await import('./scripts/lib/arrayBufferDetached.mjs');

/**
 * @param {Awaited<ReturnType<typeof loadRoutes>> | undefined} routes undefined in a running site
 * @returns {import('next').NextConfig}
 */
const configOf = (routes) => ({
  // Two programs that run Next over one checkout (a test beside a development server) need two folders.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The development server is as often opened by its number as by its name.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  // pages/dev/ui.mjs, the catalogue of the ui kit, is a page of development alone.
  pageExtensions: ['tsx', 'ts', ...(isDevelopment ? ['mjs'] : [])],
  // `npm run check` looks at the types of all programs.
  typescript: { ignoreBuildErrors: true },
  // Next's badge lies over the panel of scenarios, and fails on pages that are drawn before its router.
  devIndicators: false,
  poweredByHeader: false,
  // Rendered pages that are kept in memory, in bytes; 50 MB by default, which is a sixth of the web's memory.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  // Pictures come in their widths from the file store: /_next/image would decode any on request.
  images: { unoptimized: true },
  i18n: { locales: ['ko', 'en'], defaultLocale: 'ko', localeDetection: false },
  skipTrailingSlashRedirect: true,
  // Back restores the place in a page; components/layout/useScrollMemory.ts does the same after a reload.
  experimental: {
    scrollRestoration: true,
    // Development compiles for the server what a page loads later when it is rendered there. Its counterpart for the
    // browser leaves code that `_app` loads later unanswered in this version of Next.
    turbopackLazyDynamicImportsSSR: true,
    // What the compiler has written into its cache on disk need not stay in memory.
    turbopackMemoryEviction: 'full',
    // A page asked for as the pointer nears its link is not asked for again by the click.
    optimisticClientCache: false,
    // Tells pages from those of the App Router, which this site does not use.
    clientRouterFilter: false,
    // Kept on disk, pages would outlive the database that they were made from, and fill the disk.
    isrFlushToDisk: false,
    // Only the icons that are drawn are compiled and bundled, not the 1,700 of the package.
    optimizePackageImports: ['lucide'],
  },
  // Of development, which needs nothing of the below.
  turbopack: {},
  webpack: (build, { isServer, dev, webpack }) => {
    if (!dev) shortenClassNames(build);
    if (isServer) return build;
    if (!dev) {
      keepRewritesOnServer(build, webpack, routes);
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
    ...['satori', 'sharp', 'pino'],
    // Development would compile their hundreds of modules before the first page.
    ...(isDevelopment ? ['@sentry/nextjs', 'rate-limiter-flexible', 'zod'] : []),
  ],
  // The delivery page of old, which is still in mails and bookmarks.
  redirects: async () => [{ source: '/mypage/delivery', destination: '/me/settings', permanent: true }],
  ...(routes && {
    rewrites: async () => ({
      beforeFiles: routes.pageRewrites,
      afterFiles: routes.documentRewrites,
      fallback: [],
    }),
    headers: async () => [...developmentHeaders(routes), ...routes.cacheHeaders],
  }),
});

export default async function config(phase) {
  return configOf(phase === 'phase-production-server' ? undefined : await loadRoutes());
}
