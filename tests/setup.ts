import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetApi, server, stopTestProvider, testProvider } from './api';
import { forgetBrowser, prepareBrowser } from './browser';
import { expectQuietConsole, watchConsole } from './console';
import { expectSentOnce } from './doubleTap';

configure({
  // A page waits for a real database; on a loaded machine that takes more than the usual second.
  asyncUtilTimeout: 15_000,
  // What a test has just typed is no text of the page: a search for it must wait for the answer.
  defaultIgnore: 'script, style, textarea',
});

/** The longest delay of a timer, in ms. */
const LONGEST_DELAY = 2 ** 31 - 1;

// The embedded database computes its timers from the clock, which tests turn back by months.
const setTimer = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  ((run: () => void, ms?: number, ...rest: []) =>
    setTimer(run, ms && Math.min(ms, LONGEST_DELAY), ...rest)) as typeof setTimeout,
  setTimer,
);

const inBrowser = typeof window !== 'undefined';

// Starting the provider and loading lazy code must not count against the first test's time.
beforeAll(async () => {
  if (inBrowser) prepareBrowser();
  server.listen({ onUnhandledRequest: 'error' });
  await testProvider();
  if (inBrowser) await Promise.all([import('@/components/layout/DeferredShell'), import('@/api/httpClient')]);
});

beforeEach(() => {
  watchConsole();
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  server.resetHandlers();
  resetApi();
  if (inBrowser) forgetBrowser();
  try {
    expectQuietConsole();
    expectSentOnce();
  } finally {
    vi.restoreAllMocks();
  }
});

afterAll(async () => {
  server.close();
  await stopTestProvider();
});
