import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { vi } from 'vitest';
import { startTestProvider } from '@/provider/testing';

type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;

async function listen(listener: Listener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function close(server: Server) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const preview = { previewModeId: 'test', previewModeEncryptionKey: 'test', previewModeSigningKey: 'test', dev: false };

/** Starts Next's own API server around our next-auth route, and the provider, both on real sockets. */
export async function startSite(settings: Record<string, string> = {}) {
  const provider = await startTestProvider();
  // One clock for both, so that nothing the web signs comes from the provider's future.
  provider.services.now = () => new Date();
  const api = await listen(getRequestListener((request) => provider.app.fetch(request)));
  let route: object = {};
  const web = await listen((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://web');
    const query = { ...Object.fromEntries(searchParams), nextauth: pathname.split('/').slice(3) };
    return apiResolver(req, res, query, route, preview, false);
  });
  const environment = {
    API_URL: `${api.url}/api/v1`,
    NEXTAUTH_URL: web.url,
    NEXTAUTH_SECRET: 'a cookie secret that only tests know, long enough',
    ASSERTION_SECRET: provider.services.env.ASSERTION_SECRET,
    ...settings,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  route = await import('@/pages/api/auth/[...nextauth]');
  return {
    url: web.url,
    provider,
    /** Stops the provider for the rest of the test. */
    stopProvider: () => close(api.server),
    stop: async () => {
      vi.unstubAllEnvs();
      await close(web.server);
      if (api.server.listening) await close(api.server);
      await provider.stop();
    },
  };
}
export type Site = Awaited<ReturnType<typeof startSite>>;
