import { defineConfig } from 'vitest/config';

const alias = { '@': import.meta.dirname };
/** Milliseconds after which a test hangs, on a machine ten times slower too. */
const timeouts = { testTimeout: 120_000, hookTimeout: 300_000 };

/**
 * Four projects: pure helpers with the API client and hooks, the provider over a real database, pages over the
 * mocked API, and the security tests, which use raw sockets and generated input; a fifth over a running site, if
 * one is given.
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
          include: [
            '{lib,contract,api,hooks,scripts,server,routes}/**/*.test.{ts,tsx}',
            'seed/{content,load}/**/*.test.ts',
            'tests/guide/*.test.ts',
          ],
          environment: 'node',
          ...timeouts,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'provider',
          include: ['{provider,tests/concurrency}/**/*.test.ts', 'seed/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/provider/snapshot.ts'],
          ...timeouts,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'pages',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{concurrency,security,faults,guide}/**'],
          environment: './tests/environment.ts',
          setupFiles: ['tests/setup.ts'],
          globalSetup: ['tests/provider/snapshot.ts', 'tests/calls/collect.ts'],
          ...timeouts,
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
          ...timeouts,
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
                ...timeouts,
              },
            },
          ]
        : []),
    ],
  },
});
