import { afterAll, vi } from 'vitest';

// Files without isolation share a process: what one stubs would be there for the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
