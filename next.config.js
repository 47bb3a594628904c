import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';

/**
 * Loads the values derived from the table of pages. A running site has them in the build; the TypeScript
 * loader is for development and builds only.
 */
async function loadRoutes() {
  const { loadTypeScript } = await import('./scripts/lib/loadTypeScript.mjs');
  const [
    { searchedParts },
    { cacheHeaders },
    rewrites,
    { browserRoutes },
    { table },
    { packScript },
    csp,
    { builtFile, textFile },
    { draw },
    { COMPILE_AHEAD },
  ] = await loadTypeScript([
    'lib/listState.ts',
    'routes/headers.ts',
    'routes/rewrites.ts',
    'routes/resolve.ts',
    'routes/table.ts',
    'scripts/lib/buildManifest.ts',
    'server/csp.ts',
    'server/render/builtFiles.ts',
    'components/ui/drawings.ts',
    'scripts/checks/bundle.ts',
  ]);
  return {
    ...rewrites,
    ...csp,
    cacheHeaders,
    packScript,
    textFile,
    COMPILE_AHEAD,
    drawings: builtFile('svg', draw()),
    browserRoutes: browserRoutes(searchedParts, table),
  };
}

/** The manifest contains the files of all pages: six hexadecimal digits distinguish their versions as well. */
const HASH_DIGITS = 6;

const hashOf = (contents) =>
  contents.reduce((hash, content) => hash.update(content), createHash('sha256')).digest('hex');

/**
 * Shortens the names of files in the browser's manifest. The scripts of all pages in one folder of pages/
 * have one hash, of their contents together, and what several pages share is named by its hash alone.
 */
function shortenFileNames({ output, plugins }, { optimize }) {
  const { filename } = output;
  output.filename = ({ chunk }) => (chunk.name ? filename : 'static/chunks/[contenthash].js');
  plugins.push({ apply: ({ hooks }) => hooks.make.tap('shortenFileNames', shorten) });

  function shorten(compilation) {
    // webpack replaces each of these by a hash of all files that have it.
    compilation.hooks.contentHash.tap('shortenFileNames', (chunk) => {
      const [, folder] = /^pages\/(?!_app$)([^/]+)/.exec(chunk.name ?? '') ?? [];
      if (folder) chunk.contentHash.javascript = hashOf([folder]).slice(0, output.hashDigestLength);
    });
    // The hashes until here stay long: webpack replaces them wherever their digits occur in the code.
    const { updateHash } = optimize.RealContentHashPlugin.getCompilationHooks(compilation);
    updateHash.tap('shortenFileNames', (contents) => hashOf(contents).slice(0, HASH_DIGITS));
  }
}

/**
 * Removes the rewrites from the browser's manifest and their matching from its code: routes/navigation.ts
 * resolves its navigation by the table of pages. The server keeps them. @throws an Error when this version of
 * Next has changed one of these places
 */
function omitBrowserRewrites({ plugins }, { DefinePlugin, Compilation, sources }, routes) {
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

/** Emits the files that browsers cache beside the scripts: the texts of each language and namespace, and the drawings. */
function emitFiles({ plugins }, { Compilation, sources }, { textFile, drawings }) {
  const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
  const emit = (compilation) =>
    compilation.hooks.processAssets.tap({ name: 'emitFiles', stage }, () => {
      const texts = readdirSync('public/locales', { recursive: true, withFileTypes: true })
        .filter((it) => it.isFile())
        .map(({ name, parentPath }) => textFile(basename(parentPath), basename(name, '.json')));
      for (const { path, content } of [...texts, drawings]) compilation.emitAsset(path, new sources.RawSource(content));
    });
  plugins.push({ apply: ({ hooks }) => hooks.make.tap('emitFiles', emit) });
}

/**
 * Begins the scripts in a page's HTML with the comment by which V8 compiles their functions while it loads them, on
 * another thread. Otherwise the main thread compiles each at its first call, a fifth of its time until a page is ready.
 */
function compileAhead({ plugins }, { BannerPlugin, Compilation }, comment) {
  // The comment has to be there after the code is shortened.
  const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
  plugins.push(new BannerPlugin({ banner: comment, raw: true, entryOnly: true, test: /\.js$/, stage }));
}

/**
 * Returns the security headers of development; in production the server around Next sets them, also on
 * answers that Next does not handle.
 */
const developmentHeaders = ({ partsOf, securityHeaders }) =>
  isDevelopment ? [{ source: '/:path*', locale: false, headers: securityHeaders(partsOf(process.env)) }] : [];

/** Packages that both the charts of /manage and every page use, by the file of another build of each. */
const sharedWithCharts = {
  '@reduxjs/toolkit': 'redux-toolkit.legacy-esm.js',
  immer: 'immer.legacy-esm.js',
  'react-redux': 'react-redux.legacy-esm.js',
  reselect: 'reselect.legacy-esm.js',
};

/**
 * Gives the charts their own copies of these packages: what they use of a shared copy would be in the code of
 * every page.
 */
const chartsAlone = {
  test: /node_modules[\\/](recharts[\\/]|.*\.legacy-esm\.js$)/,
  resolve: {
    alias: Object.fromEntries(
      Object.entries(sharedWithCharts).map(([name, file]) => [`${name}$`, resolve('node_modules', name, 'dist', file)]),
    ),
  },
};

/**
 * Removes the search for the files that each page needs at run time, a third of a build's time: it is for a
 * copy without node_modules (Next's `output: 'standalone'`), and this site runs where it is built.
 * @throws an Error when this version of Next searches in another way
 */
function leaveOutTraces(build) {
  const isTrace = (plugin) => plugin?.constructor.name === 'TraceEntryPointsPlugin';
  if (!build.plugins.some(isTrace)) throw new Error('Next has no TraceEntryPointsPlugin any more');
  build.plugins = build.plugins.filter((plugin) => !isTrace(plugin));
}

/** Shortens the class names of CSS Modules, which every page contains in its HTML, its styles and its JavaScript. */
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
 * Builds Next's configuration.
 *
 * @param {Awaited<ReturnType<typeof loadRoutes>> | undefined} routes undefined in a running site
 * @returns {import('next').NextConfig}
 */
const configOf = (routes) => ({
  // Two programs that run Next in one checkout (a test beside a development server) need two folders.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The development server is opened by its address as often as by its name.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  // pages/dev/ui.mjs, the catalogue of the ui kit, is a page in development only.
  pageExtensions: ['tsx', 'ts', ...(isDevelopment ? ['mjs'] : [])],
  // `npm run check` checks the types of all programs.
  typescript: { ignoreBuildErrors: true },
  // Next's indicator covers the scenario menu, and fails on pages that are rendered before its router.
  devIndicators: false,
  poweredByHeader: false,
  // Renders pages again that may lack a change of another web.
  ...(!isDevelopment && { cacheHandler: resolve('server/storedPages.mjs') }),
  // Rendered pages cached in memory, in bytes; the default of 50 MB is a sixth of the web's memory.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  // The file store has pictures in their widths: /_next/image would decode any on request.
  images: { unoptimized: true },
  // The compilers read only the icons in use, each from its own module, not the package's 1,700. Aliases have none.
  modularizeImports: { lucide: { transform: 'lucide/dist/esm/icons/{{ kebabCase member }}.mjs' } },
  env: {
    // Written into the code even when it is not set: then the compiler can leave Sentry out.
    NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN ?? '',
    DRAWINGS: routes && !isDevelopment ? `/_next/${routes.drawings.path}` : '',
  },
  i18n: { locales: ['ko', 'en'], defaultLocale: 'ko', localeDetection: false },
  // server/edge.ts redirects to the plain spelling of every address.
  skipTrailingSlashRedirect: true,
  // Seconds for which a CDN may serve a page whose address has no rule in routes/headers.ts: as long as a list. Next's
  // default is a year.
  expireTime: 30,
  // Going back restores the scroll position; components/layout/useScrollMemory.ts does the same after a reload.
  experimental: {
    scrollRestoration: true,
    // Development compiles for the server what a page loads lazily only when it is rendered there. Its counterpart
    // for the browser answers 404 for code that `_app` loads lazily in this version of Next.
    turbopackLazyDynamicImportsSSR: true,
    // Modules that the compiler has written into its cache on disk need not stay in memory.
    turbopackMemoryEviction: 'full',
    // A page prefetched as the pointer approaches its link is not fetched again by the click.
    optimisticClientCache: false,
    // Distinguishes pages from those of the App Router, which this site does not use.
    clientRouterFilter: false,
    // A web loads the code of a page with its first request. All of them at once hold other requests for a second after
    // each start, and are a third of its memory, though most webs never show half of the console.
    preloadEntriesOnStart: false,
    // On disk, pages would outlive the database that they were rendered from, and fill the disk.
    isrFlushToDisk: false,
    // Rendering code is not sent to anyone; shortening it takes a tenth of the build.
    serverMinification: false,
  },
  // Development uses Turbopack and none of the settings below.
  turbopack: {},
  // The files of Next's own server are not searched either; see leaveOutTraces.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  webpack: (build, { isServer, nextRuntime, dev, webpack }) => {
    if (!dev) shortenClassNames(build);
    if (nextRuntime === 'nodejs' && !dev) leaveOutTraces(build);
    if (isServer) return build;
    if (!dev) {
      omitBrowserRewrites(build, webpack, routes);
      shortenFileNames(build, webpack);
      emitFiles(build, webpack, routes);
      compileAhead(build, webpack, routes.COMPILE_AHEAD);
      // What react-i18next loads for versions of React without it.
      build.resolve.alias['use-sync-external-store/shim$'] = 'react';
      // What next-i18next copies the statics of `_app` with, which has none.
      build.resolve.alias['hoist-non-react-statics$'] = resolve('lib/noStatics.ts');
      const change = (file) => ({
        test: resolve('node_modules/next/dist/client', file),
        use: { loader: resolve('scripts/lib/nextClientLoader.cjs'), options: { file } },
      });
      build.module.rules.push(change('index.js'), change('route-loader.js'), chartsAlone);
    }
    return build;
  },
  serverExternalPackages: [
    ...['satori', 'sharp', 'pino'],
    // Development would compile their hundreds of modules before the first page.
    ...(isDevelopment ? ['@sentry/nextjs', 'rate-limiter-flexible', 'zod'] : []),
  ],
  ...(routes && {
    redirects: async () => [...routes.pageRedirects, ...routes.wellKnownRedirects],
    rewrites: async () => ({
      beforeFiles: [...routes.textRewrites, ...routes.pageRewrites],
      afterFiles: routes.documentRewrites,
      fallback: [],
    }),
    headers: async () => [...developmentHeaders(routes), ...routes.cacheHeaders],
  }),
});

export default async function config(phase) {
  return configOf(phase === 'phase-production-server' ? undefined : await loadRoutes());
}
