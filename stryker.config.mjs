/**
 * Mutation tests: `npm run mutants -- lib`. scripts/mutants.ts says what is mutated and which tests run.
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.config.ts', related: false },
  concurrency: 1,
  // A value that is computed while a module loads would need every test for each mutant.
  ignoreStatic: true,
  // TypeScript 7 has no API for it; Vite reads the settings by itself.
  tsconfigFile: 'none',
  ignorePatterns: ['.next', 'data', 'docs', 'e2e', 'bench', 'public/images', '.git'],
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: '.stryker/report.html' },
  jsonReporter: { fileName: '.stryker/report.json' },
  tempDirName: '.stryker/sandbox',
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: 90, break: 90 },
  timeoutMS: 30_000,
};
