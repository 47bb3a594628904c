import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './scripts/lib/browser.ts';

const { E2E_URL, PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env;

/** Journeys through the real site that `npm run test:e2e` starts, on a desk and in a hand. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a loaded machine one retry distinguishes a slow moment from a broken test; it is printed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ...(PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])],
  use: {
    baseURL: E2E_URL ?? 'http://127.0.0.1:3000',
    launchOptions: browserLaunch(),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // A phone has no Tab key, makes the same calls, and gets the same markup of a member's text.
      testIgnore: '*.desktop.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
