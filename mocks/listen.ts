import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { getResponse } from 'msw';
import { MOCK_API_URL } from '../lib/env.ts';
import { handlers } from './handlers.ts';

const kept = globalThis as { gyeolMockUrl?: string; gyeolMockServer?: Server };

/** Answers one call over a socket by the handlers that answer this process's own calls. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = MOCK_API_URL.replace(/\/api\/v1$/, pathname + search);
  const { method, headers, signal } = request;
  const body = ['GET', 'HEAD'].includes(method) ? undefined : await request.arrayBuffer();
  const call = new Request(address, { method, headers, signal, body });
  return (await getResponse(handlers, call)) ?? new Response(null, { status: 404 });
}

/**
 * Listens on this machine for the proxy's calls: it opens connections of its own, which cannot be
 * answered within the process.
 */
export async function listenForProxy(): Promise<void> {
  kept.gyeolMockServer?.close();
  const server = createServer(
    getRequestListener(
      async (request, { outgoing }) => {
        const given = await answer(request);
        // The scenario of a provider that is away.
        if (given.type !== 'error') return given;
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      },
      { overrideGlobalObjects: false },
    ),
  );
  kept.gyeolMockServer = server;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  kept.gyeolMockUrl = `http://127.0.0.1:${port}/api/v1`;
}
