import { defineConfig } from 'vitest/config';

const alias = { '@': import.meta.dirname };

/**
 * Four projects: pure helpers, the provider over a real database, pages over the mocked API, and the
 * security tests, which go through raw sockets and generated input.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{lib,contract,scripts}/**/*.test.ts', 'provider/db/content/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'provider',
          include: ['provider/**/*.test.ts'],
          exclude: ['provider/db/content/**'],
          environment: 'node',
          globalSetup: ['tests/provider/snapshot.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'pages',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{security,faults}/**'],
          environment: './tests/environment.ts',
          setupFiles: ['tests/setup.ts'],
          globalSetup: ['tests/provider/snapshot.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/provider/snapshot.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
