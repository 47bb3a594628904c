import { Server } from 'node:http';
import next from 'next';
import { env } from '../lib/env.ts';
import { createDrain, drainTimes, endEventStreams } from '../provider/platform/process/drain.ts';
import { createEdge, hostsOf } from './edge.ts';
import { answerHealth } from './health.ts';
import { pageCache } from './pageCache.ts';
import { ROOT } from './root.ts';

/** How long a connection waits for its next request, in ms: longer than that of proxies in front. */
const KEEP_ALIVE_MS = 65_000;
/** Exit code for invalid settings: the supervisor does not restart the web. */
const EXIT_CONFIG = 78;

/** The web as `npm start` runs it, on a host and a port: Next behind a page cache of one second. */
const [hostname = '127.0.0.1', port = 3000] = process.argv.slice(2);
const { DRAIN_SECONDS } = readSettings();
// Next would take over upgrade requests of the server below, and never answer them.
const httpServer = new Server();
const app = next({ dir: ROOT, hostname, port: Number(port), httpServer });
await app.prepare();
const handle = app.getRequestHandler();
const answer = pageCache((req, res) => handle(req, res));

const server = createEdge(
  async (req, res) => {
    if (!answerHealth(req, res, drain.isDraining)) await answer(req, res);
  },
  { env: process.env, hosts: hostsOf(process.env) },
);
server.keepAliveTimeout = KEEP_ALIVE_MS;
const drain = createDrain(server);
server.listen(Number(port), hostname, () => process.send?.({ ready: true }));

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await drain.stop(drainTimes(DRAIN_SECONDS), endEventStreams);
  await app.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

/** Reads the settings before the web listens: a wrong one would be a 500 on each page instead. */
function readSettings() {
  try {
    return env();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(EXIT_CONFIG);
  }
}
