import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetApi, server, stopTestProvider } from './api';
import { forgetBrowser, standInForBrowser } from './browser';
import { expectQuietConsole, watchConsole } from './console';

// A page waits for a real database; on a loaded machine that takes more than the usual second.
configure({ asyncUtilTimeout: 8000 });

const inBrowser = typeof window !== 'undefined';

beforeAll(() => {
  if (inBrowser) standInForBrowser();
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  watchConsole();
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  resetApi();
  if (inBrowser) forgetBrowser();
  try {
    expectQuietConsole();
  } finally {
    vi.restoreAllMocks();
  }
});

afterAll(async () => {
  server.close();
  await stopTestProvider();
});
