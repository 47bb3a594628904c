import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuildCurrent } from './buildState.ts';
import { readCommands } from './guide.ts';
import { type Instance, planInstances, stopInstance, untilReady } from './instances.ts';
import { type SitePorts, startNginx } from './nginx.ts';
import { type Pgbouncer, startPgbouncer } from './pgbouncer.ts';
import { findPort } from './ports.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { startRedis, type TestRedis } from './redis.ts';

/** What acknowledges a write only once it is safe, but need not survive a power failure. */
const SETTINGS = ['fsync=off', 'full_page_writes=off'];

/** A site of several instances on one machine. */
export interface Cluster {
  address: string;
  ports: SitePorts;
  webs: Instance[];
  providers: Instance[];
  primary: Postgres;
  replica: Postgres;
  pgbouncer: Pgbouncer;
  redis: TestRedis;
  /** Makes the replica the primary, by the commands of docs/deploy.md. */
  failOver(): void;
  stop(): Promise<void>;
}

interface ClusterOptions {
  providers: number;
  /** Fills the empty database at an address; commands that do have these settings. */
  fill(databaseUrl: string, env: Record<string, string>): Promise<void>;
}

async function startPair(): Promise<[primary: Postgres, replica: Postgres]> {
  const primary = await startPostgres(SETTINGS);
  if (!primary) throw new Error('PostgreSQL is not installed');
  const [role = ''] = readCommands('docs/deploy.md', '## Through PgBouncer', 'sql');
  primary.shell('psql -qc "$STATEMENTS"', { STATEMENTS: role });
  const replica = await primary.replicate();
  // A write is acknowledged once the replica has it on its disk.
  primary.shell(`psql -qc "ALTER SYSTEM SET synchronous_standby_names = 'replica'" -c "SELECT pg_reload_conf()"`);
  return [primary, replica];
}

/**
 * Starts PostgreSQL with a replica, PgBouncer, Redis, providers, two webs and nginx from the packages of Debian, in
 * folders of their own on free ports. @throws an Error where one is not installed or does not start
 */
export async function startCluster({ providers: count, fill }: ClusterOptions): Promise<Cluster> {
  if (!isBuildCurrent()) console.log('The build is older than the sources: `npm run build` makes it.');
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'gyeol-cluster-'));
    stops.push(() => rmSync(folder, { recursive: true, force: true }));
    const [primary, replica] = await startPair();
    stops.push(primary.stop, replica.stop);
    const pgbouncer = await startPgbouncer(primary);
    stops.push(pgbouncer.stop);
    const redis = await startRedis();
    stops.push(redis.stop);

    const somePorts = async (length: number) => {
      const found: number[] = [];
      while (found.length < length) found.push(await findPort());
      return found;
    };
    const ports = {
      ...{ site: await findPort(), api: await findPort() },
      ...{ webs: await somePorts(2), providers: await somePorts(count) },
    };
    stops.push(startNginx(folder, ports));
    const address = `http://127.0.0.1:${ports.site}`;
    const plans = planInstances({
      address,
      api: `http://127.0.0.1:${ports.api}/api/v1`,
      dataDir: join(folder, 'data'),
      redisUrl: redis.url,
      // PgBouncer tracks no prepared statements before version 1.21.
      database: { DATABASE_URL: pgbouncer.url, DATABASE_REPLICA_URL: replica.url, DATABASE_PREPARE: 'false' },
    });
    await fill(primary.url, plans.shared);
    const start = async (plan: Omit<Instance, 'child'>) => {
      const instance = { ...plan, child: plan.start() };
      stops.push(() => stopInstance(instance));
      await untilReady(instance);
      return instance;
    };
    const instances = { providers: [] as Instance[], webs: [] as Instance[] };
    for (const [index, port] of ports.providers.entries()) {
      instances.providers.push(await start(plans.provider(`provider ${index + 1}`, port, await findPort())));
    }
    for (const [index, port] of ports.webs.entries()) {
      instances.webs.push(await start(plans.web(`web ${index + 1}`, port, await findPort())));
    }
    return {
      ...{ address, ports, ...instances, primary, replica, pgbouncer, redis, stop },
      failOver() {
        const [commands = ''] = readCommands('docs/deploy.md', '### When the primary is lost');
        replica.shell(commands, {
          REPLICA: replica.data,
          PROMOTED: `host=127.0.0.1 port=${replica.port}`,
          CONFIG: pgbouncer.config,
          ADMIN: `host=127.0.0.1 port=${pgbouncer.port} user=gyeol dbname=pgbouncer`,
        });
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
