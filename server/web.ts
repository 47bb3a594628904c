import { Server } from 'node:http';
import next from 'next';
import { env } from '../lib/env.ts';
import { shareTracing } from '../lib/tracing.ts';
import { createDrain, drainTimes, endEventStreams } from '../provider/platform/process/drain.ts';
import { activeSpan, inSpan } from '../provider/platform/traces/span.ts';
import { createEdge, hostsOf } from './edge.ts';
import { type Handler, pageCache } from './pageCache.ts';
import { ROOT } from './root.ts';

/** Exit code for invalid settings: the supervisor does not restart the web. */
const EXIT_CONFIG = 78;

/** The web as `npm start` runs it, on a host and a port: Next behind a page cache of one second. */
const [hostname = '127.0.0.1', port = 3000] = process.argv.slice(2);
const settings = readSettings();
const { DRAIN_SECONDS, REDIS_URL, WEB_METRICS_PORT } = settings;
const measured = WEB_METRICS_PORT ? await measure(WEB_METRICS_PORT).catch(endByConfig) : undefined;
const traced = settings.OTEL_EXPORTER_OTLP_ENDPOINT ? await trace() : undefined;
// Next would take over upgrade requests of the server below, and never answer them.
const httpServer = new Server();
const app = next({ dir: ROOT, hostname, port: Number(port), httpServer });
await app.prepare();
const disconnect = REDIS_URL ? await connect(REDIS_URL) : undefined;
const handle = app.getRequestHandler();
const cached = pageCache((req, res) => handle(req, res), measured?.metrics.countLookup);
const answer = traced?.around(cached) ?? cached;

const server = createEdge(
  async (req, res) => {
    measured?.metrics.countRequest(req, res);
    await answer(req, res);
  },
  { env: process.env, hosts: hostsOf(process.env), isDraining: () => drain.isDraining },
);
const drain = createDrain(server);
server.listen(Number(port), hostname, () => process.send?.({ ready: true }));

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await drain.stop(drainTimes(DRAIN_SECONDS), endEventStreams);
  await disconnect?.();
  await measured?.close();
  await app.close();
  await traced?.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

/** Connects this web to the others through Redis; the code for it is loaded only then. */
async function connect(url: string) {
  const { connectWebs, nextRevalidator } = await import('./otherWebs.ts');
  return connectWebs(url, {
    revalidator: nextRevalidator(),
    onLost(error) {
      measured?.metrics.countRedisLoss();
      console.error(`Redis is lost: changed pages are renewed in this web alone (${error.message})`);
    },
  });
}

/** Serves the web's metrics on a port of their own; the code for them is loaded only then. */
async function measure(port: number) {
  const [{ createWebMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('../provider/platform/process/serveMetrics.ts'),
  ]);
  const metrics = createWebMetrics();
  const { close } = await serveMetrics(metrics.registry, { host: hostname, port, variable: 'WEB_METRICS_PORT' });
  return { metrics, close };
}

/** Records traces of what this web answers; the code for them is loaded only then. */
async function trace() {
  const [{ openTraces }, { traceRequests }] = await Promise.all([
    import('../provider/platform/traces/traces.ts'),
    import('./traceRequests.ts'),
  ]);
  const traces = await openTraces('gyeol-web', settings.OTEL_EXPORTER_OTLP_PROTOCOL, (problem) =>
    console.error(problem === undefined ? 'Traces are sent again' : `Traces are lost: ${problem}`),
  );
  shareTracing({ activeSpan, inSpan });
  return { around: (handler: Handler) => traceRequests(traces, handler), close: traces.close };
}

/** Reads the settings before the web listens: a wrong one would be a 500 on each page instead. */
function readSettings() {
  try {
    return env();
  } catch (error) {
    return endByConfig(error as Error);
  }
}

/** Ends with the message of an invalid setting for an operator. */
function endByConfig({ message }: Error): never {
  console.error(message);
  process.exit(EXIT_CONFIG);
}
