import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { sweep } from './auth/sweep.ts';
import { awardDays } from './badges/award.ts';
import { createLog, openServices } from './boot.ts';
import type { Services } from './context.ts';
import { isEmpty, seedFirstContent } from './db/seed.ts';
import { embeddedUpkeep, type Job, startUpkeep } from './db/upkeep.ts';
import { type ProviderEnv, processEnv } from './env.ts';
import { eraseEventDetails } from './events/erase.ts';
import { createDoor } from './health.ts';
import { closeServer, listen } from './listen.ts';
import { sweepUnconfirmed } from './marketings/attendees.ts';
import { sweepTrash } from './moderation/trash.ts';
import { sweepNotifications } from './notifications/sweep.ts';
import { pointJobs } from './points/jobs.ts';
import { sweepPostViews } from './posts/views.ts';
import { drandBeacon, readBeacon } from './raffles/beacon.ts';
import { drawLeftOver } from './raffles/rules.ts';
import { refreshRankings } from './rankings/refresh.ts';
import { sweepUnclaimed } from './surveys/results.ts';
import { sweepViews } from './topics/views.ts';
import { sweepFiles } from './uploads/sweep.ts';
import { eraseLeavers } from './users/erase.ts';

/** What the supervisor is told once calls are served. */
export interface ReadyMessage {
  ready: true;
  address: string;
  /** Whether the demo accounts were made in this start. */
  madeAccounts: boolean;
}

/** A new embedded database gets its first content; says whether that made accounts. */
async function fillWhenEmpty(services: Services): Promise<boolean> {
  const { database, env } = services;
  if (database.kind !== 'embedded' || !(await database.read(isEmpty))) return false;
  await seedFirstContent(services, { accounts: env.DEMO_ACCOUNTS });
  await database.maintain('ANALYZE');
  return env.DEMO_ACCOUNTS;
}

/** Reads the public beacon for raffles, where one is configured. */
function beaconJobs({ database, env, now }: Services): Job[] {
  if (!env.RAFFLE_BEACON_URL) return [];
  const beacon = drandBeacon(env.RAFFLE_BEACON_URL);
  const run = () => readBeacon(database, beacon, now());
  return [{ name: 'raffle beacon', every: 60, atStart: true, run }];
}

const jobs = (services: Services): Job[] => {
  const { database, now } = services;
  return [
    ...embeddedUpkeep(database),
    ...pointJobs(services),
    ...beaconJobs(services),
    { name: 'raffles', every: 60, run: () => drawLeftOver(database, now()) },
    {
      name: 'event details',
      every: 60 * 60,
      run: () => database.write((tx) => eraseEventDetails(tx, now())),
    },
    {
      name: 'unclaimed surveys',
      every: 60 * 60,
      run: () => database.write((tx) => sweepUnclaimed(tx, now())),
    },
    { name: 'sweep', every: 60 * 60, run: () => sweep(database, now()) },
    { name: 'notifications', every: 60 * 60, run: () => sweepNotifications(database, now()) },
    {
      name: 'views',
      every: 60 * 60,
      run: () =>
        database.write(async (tx) => {
          await sweepViews(tx, now());
          await sweepPostViews(tx, now());
        }),
    },
    {
      name: 'marketing',
      every: 60 * 60,
      run: () => database.write((tx) => sweepUnconfirmed(tx, now())),
    },
    { name: 'trash', every: 60 * 60, run: () => database.write((tx) => sweepTrash(tx, now())) },
    { name: 'badges', every: 60 * 60, run: () => awardDays(database, now()) },
    { name: 'leavers', every: 60 * 60, run: () => eraseLeavers({ database, now }) },
    { name: 'files', every: 10 * 60, run: () => sweepFiles(services) },
    {
      name: 'rankings',
      every: 5 * 60,
      atStart: true,
      run: () => database.write((tx) => refreshRankings(tx, now())),
    },
  ];
};

/** Runs the provider until it is told to stop. */
async function run(env: ProviderEnv) {
  const log = createLog(env);
  const door = createDoor();
  const server = createAdaptorServer({ fetch: door.fetch }) as Server;
  const address = await listen(server, env.PROVIDER_HOST, env.PROVIDER_PORT);

  const starting = start();
  async function start() {
    const { services, close } = await openServices(env, 'the provider', log);
    const { database } = services;
    const madeAccounts = await fillWhenEmpty(services);
    const upkeep = startUpkeep(jobs(services), log);
    door.open({ app: createApp(services), database });
    log.info({ address, database: database.kind }, 'ready');
    process.send?.({ ready: true, address, madeAccounts } satisfies ReadyMessage);
    return {
      live: database.live,
      async close() {
        await upkeep.stop();
        await close();
      },
    };
  }

  let stopping = false;
  async function stop(signal: NodeJS.Signals) {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    door.startStopping();
    const { live, close } = await starting;
    // A stream has no end of its own: the stop would wait for it.
    live.close();
    await closeServer(server);
    await close();
    log.info('stopped');
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await starting;
}

try {
  await run(processEnv());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
