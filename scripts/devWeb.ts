import { createServer } from 'node:http';
import next from 'next';
import { waitForAnswer } from '../lib/waitForAnswer.ts';
import { ROOT } from '../server/root.ts';

/** Listeners of one response, above which Node warns of a leak: Next and each part of a proxied answer add some. */
const MAX_LISTENERS = 50;
/** A call that the mocked provider answers before its database is filled (mocks/server.ts). */
const FIRST_CALL = '/api/v1/scenario/';
/** A page that needs no call of the provider. */
const PAGE_WITHOUT_CALLS = '/offline';

/**
 * The web in development, on a host and a port: Next, which compiles pages as they are requested. Pages wait
 * until the provider, which starts at the same time, listens; meanwhile the code that every page shares is compiled.
 */
const [hostname = '127.0.0.1', port = '3000', api = ''] = process.argv.slice(2);
const server = createServer();
const app = next({ dir: ROOT, dev: true, turbopack: true, hostname, port: Number(port), httpServer: server });
const prepared = app.prepare().then(() => app.getRequestHandler());
const providerListens = waitForAnswer(new URL(FIRST_CALL, api).href);
server.on('request', async (req, res) => {
  res.setMaxListeners(MAX_LISTENERS);
  const handle = await prepared;
  if (req.url !== PAGE_WITHOUT_CALLS) await providerListens;
  await handle(req, res);
});
server.listen(Number(port), hostname);

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await app.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

await prepared;
await fetch(`http://${hostname}:${port}${PAGE_WITHOUT_CALLS}`).then((answer) => answer.arrayBuffer());
