import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { rights } from '../contract/constants/roles.ts';
import { isEmpty, seedFirstContent } from '../seed/firstContent.ts';
import { createApp } from './app.ts';
import { readQueues } from './areas/statistics/queues.ts';
import { readWork } from './areas/statistics/work.ts';
import { recurringJobs } from './jobs.ts';
import { type ProviderEnv, processEnv } from './platform/config/env.ts';
import { SetupError } from './platform/errors/setupError.ts';
import type { Services } from './platform/http/context.ts';
import { startJobs } from './platform/jobs/schedule.ts';
import type { LiveConnection } from './platform/live/connect.ts';
import { createLog, explainStart, openServices } from './platform/process/boot.ts';
import { createDrain, drainTimes } from './platform/process/drain.ts';
import { withHealth } from './platform/process/health.ts';
import { listen } from './platform/process/listen.ts';

/** The message to the supervisor once calls are served. */
export interface ReadyMessage {
  ready: true;
  address: string;
  /** Whether the demo accounts were created in this start. */
  madeAccounts: boolean;
}

/** Loads the first content into a new embedded database; returns whether that made accounts. */
async function fillWhenEmpty(services: Services): Promise<boolean> {
  const { database, env } = services;
  if (database.kind !== 'embedded' || !(await database.read(isEmpty))) return false;
  await seedFirstContent(services, { accounts: env.DEMO_ACCOUNTS });
  await database.maintain('ANALYZE');
  return env.DEMO_ACCOUNTS;
}

/** Serves the provider's metrics where METRICS_PORT is set; the code for them is loaded only then. */
async function measure({ database, env, log, now }: Services, liveConnection: LiveConnection | undefined) {
  if (!env.METRICS_PORT) return undefined;
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./platform/metrics/metrics.ts'),
    import('./platform/process/serveMetrics.ts'),
  ]);
  const queues = {
    readWork: () => database.read((db) => readWork(db, { rights, moderatedForums: null }, now())),
    readQueues: () => database.read((db) => readQueues(db, now())),
  };
  const metrics = createMetrics(database, queues, liveConnection);
  const at = { host: env.PROVIDER_HOST, port: env.METRICS_PORT, variable: 'METRICS_PORT' };
  const { address, close } = await serveMetrics(metrics.registry, at);
  log.info({ address }, 'metrics');
  return { metrics, close };
}

/** Opens the provider's traces where a collector is set; the code for them is loaded only then. */
async function trace(env: ProviderEnv, log: Logger) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { openTraces } = await import('./platform/traces/traces.ts');
  return openTraces('gyeol-provider', env.OTEL_EXPORTER_OTLP_PROTOCOL, (problem) => {
    if (problem === undefined) log.info('traces are sent again');
    else log.warn({ error: problem }, 'traces are lost');
  });
}

/**
 * Runs the provider until a signal ends it. It listens once it can serve: a proxy that finds the port
 * closed tries the next provider, one that is answered 503 passes that on.
 */
async function run(env: ProviderEnv) {
  const log = createLog(env);
  const starting = start();

  async function start() {
    const { services: opened, liveConnection, close } = await openServices(env, 'the provider', log);
    const measured = await measure(opened, liveConnection);
    const traces = await trace(env, log);
    const services = { ...opened, ...(measured && { metrics: measured.metrics }), ...(traces && { traces }) };
    const { database } = services;
    const madeAccounts = await fillWhenEmpty(services);
    const fetch = withHealth({
      app: createApp(services),
      database,
      isDraining: () => drain.isDraining,
    });
    const server = createAdaptorServer({ fetch }) as Server;
    const drain = createDrain(server);
    const address = await listen(server, env.PROVIDER_HOST, env.PROVIDER_PORT);
    const runningJobs = startJobs(recurringJobs(services), services);
    log.info({ address, database: database.kind }, 'ready');
    process.send?.({ ready: true, address, madeAccounts } satisfies ReadyMessage);
    return async () => {
      await drain.stop(drainTimes(env.DRAIN_SECONDS), () => database.live.close());
      await runningJobs.stop();
      await measured?.close();
      await close();
      await traces?.close();
    };
  }

  let stopping = false;
  async function stop(signal: NodeJS.Signals) {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const end = await starting;
    await end();
    log.info('stopped');
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await starting;
}

/** Exit code for invalid settings or data: the supervisor does not restart the provider. */
const EXIT_CONFIG = 78;

/** Ends with a message for an operator. */
function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof SetupError ? EXIT_CONFIG : 1);
}

// Files that the embedded database creates while it runs are for its owner only.
process.umask(0o077);
try {
  const env = processEnv();
  await run(env).catch((error: unknown) => {
    throw explainStart(error, env);
  });
} catch (error) {
  fail(error);
}
