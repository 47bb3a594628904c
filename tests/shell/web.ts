import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { vi } from 'vitest';

const servers: Server[] = [];

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a stand-in for the provider that answers by `listener`. */
export const startProvider = (listener: RequestListener) => listen(listener);

/**
 * Starts Next's own API server around the proxying route, with `settings` in its environment; revalidated
 * pages are recorded in `renewed`, each as its `rendering` begins.
 */
export async function startWeb(settings: Record<string, string>, rendering = Promise.resolve()) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const route = await import('@/pages/api/v1/[...path]');
  const revalidated: string[] = [];
  const preview = {
    previewModeId: 'test',
    previewModeEncryptionKey: 'test',
    previewModeSigningKey: 'test',
    dev: false,
    internalRevalidate: async ({ urlPath }: { urlPath: string }) => {
      revalidated.push(urlPath);
      await rendering;
    },
  };
  const url = await listen((req, res) => void apiResolver(req, res, {}, route, preview, false));
  return { url, revalidated };
}

/** Stops everything that a test started. */
export async function stopServers() {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
