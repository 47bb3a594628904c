import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './scripts/lib/browser.ts';

const { E2E_JOURNEYS, E2E_URL, PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env;
/** The journeys of `npm test` are tagged by the projects that they run in, such as `@phone`. */
const gate = (project: string) => (E2E_JOURNEYS === 'gate' ? { grep: new RegExp(`@${project}\\b`) } : {});

/** Journeys through the real site that `npm run test:e2e` starts, on a desk and in a hand. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  // Each step has its own time; a journey has enough for all of its steps on a machine that does other work too.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])],
  use: {
    baseURL: E2E_URL ?? 'http://127.0.0.1:3000',
    launchOptions: browserLaunch(),
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A trace of every test costs a fifth of its time; `npm test` runs a failed one again with it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      ...gate('desktop'),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...gate('phone'),
      // A phone has no Tab key, makes the same calls, and gets the same markup of a member's text.
      testIgnore: '*.desktop.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
