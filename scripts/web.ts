import { Server } from 'node:http';
import next from 'next';
import { createEdge, hostsOf } from './lib/edge.ts';
import { keepPages } from './lib/keptPages.ts';
import { ROOT } from './lib/root.ts';

/** How long a connection waits for its next request, in ms: longer than proxies in front keep theirs. */
const KEEP_ALIVE_MS = 65_000;
/** How long calls that are under way may take once the web is to end, in ms. */
const PATIENCE_MS = 10_000;

/** The web as `npm start` runs it, on a host and a port: Next, with pages kept in front of it for a second. */
const [hostname = '127.0.0.1', port = 3000] = process.argv.slice(2);
// Next would take over upgrade requests of the server below, and leave them without an answer.
const httpServer = new Server();
const app = next({ dir: ROOT, hostname, port: Number(port), httpServer });
await app.prepare();
const ask = app.getRequestHandler();
const answer = keepPages((req, res) => ask(req, res));

const server = createEdge(answer, { env: process.env, hosts: hostsOf(process.env) });
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.listen(Number(port), hostname);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => void app.close().finally(() => process.exit(0)));
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  });
}
