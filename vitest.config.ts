import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const alias = { '@': import.meta.dirname };
const common = {
  // Milliseconds after which a test hangs, or what it polls for is not coming, on a machine ten times slower too.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 15_000 } },
  // Node 25 and later have a localStorage that is undefined without a file, and Vitest leaves it in jsdom's place.
  execArgv: process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : [],
};

/**
 * What a test file does to modules that the next file in its process would find changed; the samples of calls belong to the provider of the file that loads them.
 */
const CHANGES = /vi\.(mock|doMock|resetModules)\(|from '\.\/(every|samples\/\w+)'/;
/** The line by which a page test runs in Node. */
const IN_NODE = /^\/\/ @vitest-environment node$/m;
/** Returns the test files of these folders whose text matches. */
const filesWith = (pattern: RegExp, ...folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.test\.tsx?$/.test(file) && pattern.test(readFileSync(file, 'utf8')));
const UNITS = ['lib', 'contract', 'api', 'hooks', 'scripts', 'server', 'routes', 'seed/content', 'seed/load'];
const HOOKS = 'hooks/**/*.test.tsx';
const alone = { units: filesWith(CHANGES, ...UNITS), pages: filesWith(CHANGES, 'tests') };
const inNode = filesWith(IN_NODE, 'tests');
const pages = {
  environment: './tests/environment.ts',
  setupFiles: ['tests/setup.ts'],
  exclude: ['tests/{concurrency,postgres,redis,replica,security,faults}/**'],
  // The reader's zone, which is not that of the machine.
  env: { TZ: 'UTC' },
  ...common,
};

/**
 * The projects: pure helpers with the API client, hooks, the provider over a real database, pages over it, the web's
 * server over it, writes that race, and the security tests, which use raw sockets and generated input; one more over a
 * running site, if one is given. Vitest ends a process whose next file has another environment, and the one after it
 * loads everything again: the files of a project without isolation therefore share one.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    // By default Vitest leaves one core free, which is half of the smallest machine that runs the tests.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: UNITS.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...alone.units, HOOKS],
          environment: 'node',
          setupFiles: ['tests/ownGlobals.ts'],
          isolate: false,
          ...common,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'hooks',
          include: [HOOKS],
          exclude: alone.units,
          environment: 'jsdom',
          setupFiles: ['tests/ownGlobals.ts'],
          isolate: false,
          ...common,
        },
      },
      {
        resolve: { alias },
        test: { name: 'unit alone', include: alone.units, environment: 'node', ...common },
      },
      {
        resolve: { alias },
        test: {
          name: 'provider',
          // A zone with summer time, on whose calendar nothing of ours may depend; the tests' days are in spring.
          env: { TZ: 'America/New_York' },
          include: ['{provider,tests/postgres,tests/redis,tests/replica}/**/*.test.ts', 'seed/*.test.ts'],
          environment: 'node',
          // The files mock no module, so that a process loads the provider once for all that it runs.
          isolate: false,
          globalSetup: ['tests/provider/snapshot.ts'],
          ...common,
        },
      },
      {
        resolve: { alias },
        test: {
          ...pages,
          name: 'pages',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...pages.exclude, ...alone.pages, ...inNode],
          // A process loads the pages and the provider once for all that it runs.
          isolate: false,
          globalSetup: ['tests/provider/snapshot.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          ...pages,
          name: 'servers',
          include: inNode,
          exclude: alone.pages,
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/provider/snapshot.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          ...pages,
          name: 'pages alone',
          include: alone.pages,
          globalSetup: ['tests/provider/snapshot.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'concurrency',
          include: ['tests/concurrency/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/provider/snapshot.ts'],
          ...common,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          exclude: ['tests/security/web/**'],
          environment: 'node',
          globalSetup: ['tests/provider/snapshot.ts'],
          ...common,
        },
      },
      // Needs a running site, which scripts/lib/siteSecurity.ts starts.
      ...(process.env.SECURITY_SITE
        ? [
            {
              resolve: { alias },
              test: {
                name: 'site',
                include: ['tests/security/web/**/*.test.ts'],
                environment: 'node' as const,
                ...common,
              },
            },
          ]
        : []),
    ],
  },
});
