import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { SetupError } from '../errors/setupError.ts';

/**
 * Serves the metrics of a registry at `/metrics` on a port of their own, which no proxy passes on. Returns the
 * address and a function that ends it. @throws a SetupError that names a port which is taken
 */
export async function serveMetrics(
  registry: Registry,
  { host, port, variable }: { host: string; port: number; variable: string },
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      fail(new SetupError(`${variable}: ${port} on ${host} cannot be listened to (${code})`)),
    );
    server.listen(port, host, done);
  });
  const { port: given } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${given}/metrics`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
