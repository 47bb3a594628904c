/**
 * Who may import whom. Folders stand in one line, each may use those below it alone; the provider
 * and the web meet in the contract. Every message says what to do instead.
 */
const LINE = 'contract lib api store server hooks components routes pages'.split(' ');
const WEB = '^(lib|api|store|server|hooks|components|routes|pages|styles|instrumentation)';
/** The web's own process: it listens and stops as the provider does, by the same code. */
const WEB_PROCESS = '^server/(web|edge|settings|supervisor)(\\.test)?\\.ts$';
/** What any area may show a part of: a member's name, points, comments, a list. */
const SHARED = 'ui|users|points|products|comments|lists|moderation|pictures|written|layout|dev';

const upwards = LINE.slice(0, -1).map((folder, index) => ({
  name: `${folder}-imports-downwards`,
  severity: 'error',
  comment: `${folder}/ may use ${LINE.slice(0, index).join(', ') || 'zod alone'}. Move what you need down the line, or hand it in as an argument.`,
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
        'server/ runs in the web process alone: hand the page what it needs as props, and put what the browser shares into lib/ or store/.',
      from: { path: '^(hooks|components)/' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-import-routes',
      severity: 'error',
      comment:
        'routes/ serves pages/ and next.config.js: take addresses from lib/paths.ts, and let the page hand what else the component needs in as a prop.',
      from: { path: '^(?!(routes|pages|tests|e2e|bench|scripts)/)' },
      to: { path: '^routes/' },
    },
    {
      name: 'lib-is-pure',
      severity: 'error',
      comment:
        'lib/ has pure functions: what keeps or reads state of the browser goes to lib/browser/.',
      from: { path: '^lib/[^/]+$', pathNot: '\\.test\\.ts$' },
      to: { path: '^lib/browser/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment:
        'Two files that need each other are one file, or share a third: move the shared part into a file of its own.',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-is-plain',
      severity: 'error',
      comment:
        'contract/ is the wire: it imports zod and itself, and ipaddr.js for the key by which both programs limit an address. Put what computes into lib/ or provider/.',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', '^node_modules/(zod|ipaddr\\.js)/'] },
    },
    {
      name: 'areas-meet-in-a-page',
      severity: 'error',
      comment:
        'components/<area> may use ui, layout, lists, pictures, written, comments, users and points. Two other areas meet in a page: pass one to the other as children or a prop.',
      from: { path: `^components/(?!(?:${SHARED})/)([^/]+)/` },
      to: { path: '^components/', pathNot: [`^components/(${SHARED})/`, '^components/$1/'] },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      comment: 'components/ui has no product words: hand the texts and the data in as props.',
      from: { path: '^components/ui/' },
      to: { path: ['^components/(?!ui/)', '^(api|store)/'] },
    },
    {
      name: 'provider-shares-the-contract-alone',
      severity: 'error',
      comment:
        'The provider and the web share contract/ and nothing else: move what both need there.',
      from: { path: '^provider/' },
      to: { path: [WEB, '^(mocks|tests|e2e|bench|scripts)/'] },
    },
    {
      name: 'first-content-is-composed',
      severity: 'error',
      comment:
        'provider/server.ts alone fills an empty database. Take the data from the database or as an argument, or move what both need to provider/.',
      from: {
        path: ['^(contract|provider)/', WEB],
        pathNot: ['^provider/server\\.ts$', '\\.test\\.tsx?$'],
      },
      to: { path: '^seed/' },
    },
    {
      name: 'first-content-writes-rows',
      severity: 'error',
      comment:
        'seed/ uses contract/ and provider/, in which it writes rows. Move what it needs from elsewhere to contract/.',
      from: { path: '^seed/' },
      to: { path: [WEB, '^(mocks|tests|e2e|bench|scripts)/', '^provider/(app|server)\\.ts$'] },
    },
    {
      name: 'first-content-is-data',
      severity: 'error',
      comment: 'seed/content/ is data and knows no database: move what writes rows to seed/load/.',
      from: { path: '^seed/content/', pathNot: '\\.test\\.ts$' },
      to: { path: ['^provider/db/', '^seed/(load/|firstContent)'] },
    },
    {
      name: 'web-calls-the-provider',
      severity: 'error',
      comment:
        'The web knows the provider by HTTP alone: call it through api/. The files of its process (listen, stop) are the exception.',
      from: { path: WEB, pathNot: WEB_PROCESS },
      to: { path: '^provider/' },
    },
    {
      name: 'texts-by-our-hook',
      severity: 'error',
      comment:
        'i18next stays on the server and weighs nothing in the browser: take texts by hooks/useTranslation.ts, rich ones by components/ui/Rich.tsx. Its types may be imported.',
      from: {
        path: WEB,
        pathNot: ['^(server/render/translations|lib/i18n\\.d)\\.ts$', '\\.test\\.tsx?$'],
      },
      to: {
        path: '^node_modules/(i18next|react-i18next|next-i18next)/',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'mocks-stay-out-of-the-build',
      severity: 'error',
      comment:
        'Only instrumentation.ts, in development, may load mocks/; nothing that is built may need tests, tools or figures.',
      from: {
        path: ['^(contract|provider)/', WEB],
        pathNot: ['^instrumentation\\.ts$', WEB_PROCESS, '\\.test\\.tsx?$'],
      },
      to: { path: '^(mocks|tests|e2e|bench|scripts)/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      comment: 'A test file is run, not imported: move what others need into a file of its own.',
      from: {},
      to: { path: '\\.(test|spec)\\.tsx?$' },
    },
    {
      name: 'only-what-is-installed',
      severity: 'error',
      comment: 'Add the package to package.json (`npm i -E name`), or mend the path.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:'] },
    },
    {
      name: 'no-development-packages-in-the-programs',
      severity: 'error',
      comment: 'A program that runs in production needs the package among `dependencies`.',
      from: {
        path: ['^(provider|seed)/', WEB],
        pathNot: ['\\.test\\.tsx?$', '^provider/(testing|drizzle\\.config)\\.ts$'],
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
