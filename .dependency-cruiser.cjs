/**
 * The direction of imports. The web's folders have one order, each may use those before it only; the
 * provider and the web share the contract only. Every message says how to fix a violation.
 */
const LINE = 'contract lib api store server hooks components routes pages'.split(' ');
const WEB = '^(lib|api|store|server|hooks|components|routes|pages|styles|instrumentation)';
/** The web's own process, which listens and stops by the same code as the provider. */
const WEB_PROCESS = '^server/(web|edge|settings|supervisor|otherWebs|traceRequests)(\\.test)?\\.ts$';
/** The kinds of values that both programs meet: files of contract/ without zod. */
const VALUES = 'requestId|addressEnds|pictureBytes|timeZone|typedText|typedCode|emailAddress';
/** Components that any area may use: a member's name, points, comments, a list. */
const SHARED = 'ui|users|points|products|bookmarks|comments|lists|moderation|pictures|article|layout|participation|dev';

/**
 * The folders of provider/platform and of provider/domain, each list in order: a folder may use those
 * before it. A new folder gets its place here.
 */
const PLATFORM = [
  ...['time', 'text', 'registry', 'messages', 'traces', 'redis', 'live', 'disk', 'errors', 'config', 'secrets'],
  ...['db', 'files', 'backup', 'metrics', 'jobs', 'mail', 'push', 'http', 'openapi', 'process'],
];
const DOMAIN = [
  ...['search', 'surveys', 'limits', 'files', 'ledger', 'ranking', 'notifications', 'members', 'articles', 'operator'],
  ...['siteTexts', 'badges', 'effects', 'content', 'products', 'taxonomy', 'marketing', 'identity'],
  ...['moderation', 'mentions', 'campaigns', 'banners', 'actions', 'comments', 'areas'],
];
/** Files of tests, which may use every part of the provider. */
const PROVIDER_TESTS = '(\\.test|/testing|/fixtures|/testCatalogue)\\.ts$';

const inOrder = (layer, folders) => [
  ...folders.map((folder, index) => ({
    name: `provider-${layer}-${folder}`,
    severity: 'error',
    comment: `provider/${layer}/${folder}/ may use ${[...folders.slice(0, index), folder].join(', ')} of provider/${layer}/. Move shared code into one of these, pass it as an argument, or register it from provider/app.ts.`,
    from: { path: `^provider/${layer}/${folder}/`, pathNot: PROVIDER_TESTS },
    to: {
      path: `^provider/${layer}/`,
      pathNot: `^provider/${layer}/(${folders.slice(0, index + 1).join('|')})/`,
    },
  })),
  {
    name: `provider-${layer}-has-an-order`,
    severity: 'error',
    comment: `Give the new folder its place in the order of provider/${layer}/ at the top of .dependency-cruiser.cjs.`,
    from: {},
    to: {
      path: `^provider/${layer}/`,
      pathNot: `^provider/${layer}/(${folders.join('|')})/`,
    },
  },
];

const upwards = LINE.slice(0, -1).map((folder, index) => ({
  name: `${folder}-imports-downwards`,
  severity: 'error',
  comment: `${folder}/ may use ${LINE.slice(0, index).join(', ') || 'zod alone'}. Move the shared code into one of these, or pass it as an argument.`,
  from: { path: `^${folder}/` },
  to: { path: `^(${LINE.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upwards,
    {
      name: 'server-code-stays-on-the-server',
      severity: 'error',
      comment:
        'server/ runs in the web process only: pass data to the page as props, and move code that the browser shares to lib/ or store/.',
      from: { path: '^(hooks|components)/' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-import-routes',
      severity: 'error',
      comment:
        'routes/ serves pages/ and next.config.js: take addresses from lib/paths.ts, and let the page pass other data as props.',
      from: { path: '^(?!(routes|pages|tests|e2e|bench|scripts)/)' },
      to: { path: '^routes/' },
    },
    {
      name: 'lib-is-pure',
      severity: 'error',
      comment: 'lib/ has pure functions: code that stores or reads browser state goes to lib/browser/.',
      from: { path: '^lib/[^/]+$', pathNot: '\\.test\\.ts$' },
      to: { path: '^lib/browser/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment:
        'Two files that import each other are one file, or share a third: move the shared part into a file of its own.',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'browser-has-types-of-the-contract',
      severity: 'error',
      comment:
        'A value of a file with schemas brings zod into every page: import its types only, and move values that both sides need to contract/constants/. A form in components/ checks by the schema of its call, and is loaded when it is used.',
      from: { path: '^(hooks|lib/browser|store)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^contract/',
        pathNot: `^contract/(constants/|own|details|draw|skin|textKeys|${VALUES}|[^/]+\\.calls)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'zod-by-one-door',
      severity: 'error',
      comment:
        'Import * as z from contract/zod.ts: it keeps zod from compiling functions in a browser, whose Content-Security-Policy blocks them.',
      from: { path: '^(contract|hooks|components)/', pathNot: ['^contract/zod\\.ts$', '\\.test\\.tsx?$'] },
      to: { path: '^node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-is-plain',
      severity: 'error',
      comment:
        'contract/ is the wire: it imports zod and itself, the constants of date-fns for durations, and ipaddr.js for the key by which both programs limit an address. Move computations to lib/ or provider/.',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^contract/', '^node_modules/(zod|ipaddr\\.js)/', '^node_modules/date-fns/constants\\.'],
      },
    },
    {
      name: 'areas-meet-in-a-page',
      severity: 'error',
      comment: `components/<area> may use ${SHARED.replaceAll('|', ', ')}. A page that shows two other areas passes one to the other as children or a prop.`,
      from: { path: `^components/(?!(?:${SHARED})/)([^/]+)/` },
      to: { path: '^components/', pathNot: [`^components/(${SHARED})/`, '^components/$1/'] },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      comment: 'components/ui has no product words: pass texts and data as props.',
      from: { path: '^components/ui/' },
      to: { path: ['^components/(?!ui/)', '^(api|store)/'] },
    },
    {
      name: 'provider-shares-the-contract-alone',
      severity: 'error',
      comment: 'The provider and the web share contract/ and nothing else: move shared code there.',
      from: { path: '^provider/' },
      // The inputs of the world are data for every test.
      to: { path: [WEB, '^(mocks|tests|e2e|bench|scripts)/'], pathNot: '^tests/inputs/' },
    },
    {
      name: 'provider-areas-stand-alone',
      severity: 'error',
      comment:
        'An area of the provider imports no other area. Move shared code to provider/domain/, or let provider/app.ts pass it: as an argument, or by a registry of the domain.',
      from: { path: '^provider/areas/([^/]+)/', pathNot: PROVIDER_TESTS },
      to: { path: '^provider/areas/', pathNot: '^provider/areas/$1/' },
    },
    {
      name: 'provider-domain-knows-no-area',
      severity: 'error',
      comment: 'provider/domain/ imports no area: let provider/app.ts register the part of the area (createRegistry).',
      from: { path: '^provider/domain/', pathNot: PROVIDER_TESTS },
      to: { path: '^provider/(areas/|[^/]+\\.ts$)' },
    },
    {
      name: 'provider-platform-knows-no-product',
      severity: 'error',
      comment:
        'provider/platform/ has no product words: it imports neither areas nor domain, and of contract/ and the tables only the parts of no area. Move product code to provider/domain/ or its area, and pass it as an argument.',
      from: { path: '^provider/platform/', pathNot: PROVIDER_TESTS },
      to: {
        path: '^(provider/(areas|domain|db)/|provider/[^/]+\\.ts$|contract/)',
        pathNot: [
          `^contract/(common|constants/(common|roles)|call|settings|addressKey|uploads|${VALUES})\\.ts$`,
          // The tables of stored answers, for idempotency.ts alone, and of jobs, for schedule.ts.
          '^provider/db/schema/(users|jobs)\\.ts$',
        ],
      },
    },
    ...inOrder('platform', PLATFORM),
    ...inOrder('domain', DOMAIN),
    {
      name: 'provider-tables-define-only',
      severity: 'error',
      comment:
        'provider/db/schema/ defines the tables that every layer of the provider may import: it uses contract/ only.',
      from: { path: '^provider/db/schema/' },
      to: { path: '^provider/', pathNot: '^provider/db/schema/' },
    },
    {
      name: 'first-content-is-composed',
      severity: 'error',
      comment:
        'provider/server.ts alone fills an empty database. Take the data from the database or as an argument, or move shared code to provider/.',
      from: {
        path: ['^(contract|provider)/', WEB],
        pathNot: ['^provider/server\\.ts$', '\\.test\\.tsx?$'],
      },
      to: { path: '^seed/' },
    },
    {
      name: 'first-content-writes-rows',
      severity: 'error',
      comment: 'seed/ uses contract/ and provider/, in which it writes rows. Move other shared code to contract/.',
      from: { path: '^seed/' },
      to: { path: [WEB, '^(mocks|tests|e2e|bench|scripts)/', '^provider/(app|server)\\.ts$'] },
    },
    {
      name: 'first-content-is-data',
      severity: 'error',
      comment: 'seed/content/ is data and knows no database: move code that writes rows to seed/load/.',
      from: { path: '^seed/content/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^provider/db/', '^seed/(load/|firstContent)'] },
    },
    {
      name: 'web-calls-the-provider',
      severity: 'error',
      comment:
        'The web uses the provider by HTTP only: call it through api/. The files of its process (listen, stop) are the exception.',
      from: { path: WEB, pathNot: WEB_PROCESS },
      to: { path: '^provider/' },
    },
    {
      name: 'mocks-stay-out-of-the-build',
      severity: 'error',
      comment:
        'mocks/ is a program of its own, for development; the built programs import neither it nor tests, tools or benchmarks.',
      from: {
        path: ['^(contract|provider)/', WEB],
        pathNot: [WEB_PROCESS, '\\.test\\.tsx?$'],
      },
      to: { path: '^(mocks|tests|e2e|bench|scripts)/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      comment: 'A test file is run, not imported: move shared code into a file of its own.',
      from: {},
      to: { path: '\\.(test|spec)\\.tsx?$' },
    },
    {
      name: 'only-what-is-installed',
      severity: 'error',
      comment: 'Add the package to package.json (`npm i -E name`), or correct the path.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:'] },
    },
    {
      name: 'no-development-packages-in-the-programs',
      severity: 'error',
      comment: 'A program that runs in production needs the package among `dependencies`.',
      from: {
        path: ['^(provider|seed)/', WEB],
        pathNot: ['\\.test\\.tsx?$', '/testing\\.ts$', '^provider/drizzle\\.config\\.ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'type-import'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.next', '^data/', '^bench/(bare|out)'] },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
