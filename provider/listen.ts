import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { lingerOnClose } from './unread.ts';

/** How long a kept connection may bring one more call after the stop began, in ms. */
const LAST_CALL_MS = 300;
/** How long running calls may take to end before they are cut, in ms. */
const PATIENCE_MS = 25_000;

/** How long a connection waits for its next call, in ms: longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 65_000;

/** Listens; answers the address. @throws an Error that names a port which is taken */
export function listen(server: Server, host: string, port: number): Promise<string> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('connection', lingerOnClose);
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      fail(
        taken ? new Error(`PROVIDER_PORT: ${port} on ${host} is taken by another program`) : error,
      );
    });
    server.listen(port, host, () => {
      const { address, family, port: given } = server.address() as AddressInfo;
      done(`http://${family === 'IPv6' ? `[${address}]` : address}:${given}`);
    });
  });
}

/**
 * Takes no new connection and ends when every call has its answer. Kept connections stay open for a
 * moment, because a caller may have sent its next call before it learnt of the stop.
 */
export async function closeServer(server: Server): Promise<void> {
  let sweep: NodeJS.Timeout | undefined;
  const started = Date.now();
  await new Promise<void>((done) => {
    // http.Server's own close would cut idle connections at once.
    NetServer.prototype.close.call(server, () => done());
    sweep = setInterval(() => {
      const passed = Date.now() - started;
      if (passed > LAST_CALL_MS) server.closeIdleConnections();
      if (passed > PATIENCE_MS) server.closeAllConnections();
    }, 50);
  });
  clearInterval(sweep);
}
