import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { ApiError } from '../errors/errors.ts';
import { isLateStatement } from '../errors/lateStatement.ts';
import { isDiskFull, isStorageError } from '../errors/storageErrors.ts';
import { createLive, type Live } from '../live/live.ts';
import { copyFolder, unopened } from './folder.ts';
import { assertOwnMigrations, MIGRATION_LOCK, MIGRATIONS } from './migrations.ts';
import { type ClientConfig, PreparingClient, TracedClient, TracedPool } from './prepare.ts';
import { PreparingPGlite } from './prepareEmbedded.ts';
import { followReplica, type OnReplica, type Replica } from './replica.ts';
import { readRows } from './rows.ts';

/** A handle for queries: a transaction's own inside `write`, a plain one inside `read`. */
export type Db = PgDatabase<PgQueryResultHKT>;

/**
 * The database for handlers. The outer handle is not accessible: a transaction that awaited it would block
 * the embedded database forever, so `read` and `write` throw inside `write`.
 */
export interface Database {
  kind: 'embedded' | 'postgres';
  /** Queries without a transaction of their own, which see all that was written before. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** One transaction: all of `work` or none of it. */
  write<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Queries of one state of the database, whatever is written meanwhile. */
  snapshot<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Records that a write found the disk full. */
  markFull(): void;
  /** Whether writes are taken: not by a standby, nor from a full disk on until a write that needs room succeeds. */
  isWritable(): Promise<boolean>;
  /** Runs a maintenance statement (VACUUM, CHECKPOINT) that may not run in a transaction. */
  maintain(statement: string): Promise<void>;
  /** The announcements of transactions, once they are committed. */
  live: Live;
  /** The connections to PostgreSQL; the embedded database has none. */
  pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** A copy of PostgreSQL that reads go to while it has all that was written. */
  replica?: Replica | undefined;
  close(): Promise<void>;
}

/**
 * What every connection sets. Our queries take milliseconds: compiling one or starting workers for it would take a
 * hundred. A statement ends within a second once the connection is gone, which its call or its program has given up.
 */
const SETTINGS = 'SET jit = off; SET max_parallel_workers_per_gather = 0; SET client_connection_check_interval = 1000';

/** The channels that the running transaction has changed. */
const inTransaction = new AsyncLocalStorage<Set<string>>();

/** Announces a change on `channel`, when the running transaction is committed. */
export function announce(channel: string) {
  inTransaction.getStore()?.add(channel);
}

/** Runs work that a transaction began and does not await, such as what follows from a mail, without its handle. */
export const outsideTransaction = <T>(work: () => T): T => inTransaction.exit(work);

function rejectNesting() {
  if (inTransaction.getStore()) {
    throw new Error('A transaction awaits the outer database: use the handle it was given');
  }
}

/** Takes room in the database's folder and gives it back, as no write into an existing page does. */
const TAKE_ROOM = sql`
  CREATE TEMP TABLE room ON COMMIT DROP AS SELECT repeat('x', 100) FROM generate_series(1, 1000)`;

function guarded(db: Db, rest: Pick<Database, 'kind' | 'maintain' | 'pool' | 'replica' | 'close'>): Database {
  const live = createLive();
  const { replica } = rest;
  let isFull = false;
  /** Reads at the replica while it is current; at the primary else, and where that fails there. */
  async function reading<T>(work: (from: Db) => Promise<T>): Promise<T> {
    if (!replica || !(await replica.isCurrent())) return work(db);
    return work(replica.db).catch((error: unknown) => {
      if (error instanceof ApiError || isLateStatement(error)) throw error;
      replica.noteError(error);
      return work(db);
    });
  }
  return {
    ...rest,
    live,
    async read(work) {
      rejectNesting();
      return reading(work);
    },
    async write(work) {
      rejectNesting();
      const changed = new Set<string>();
      const done = await db.transaction((tx) => inTransaction.run(changed, () => work(tx)));
      for (const channel of changed) live.publish(channel);
      return done;
    },
    async snapshot(work) {
      rejectNesting();
      return reading((from) => from.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' }));
    },
    markFull() {
      isFull = true;
    },
    async isWritable() {
      const [row] = await readRows<{ standby: boolean }>(db, sql`SELECT pg_is_in_recovery() AS standby`);
      if (row?.standby !== false) return false;
      if (!isFull) return true;
      isFull = await db.transaction((tx) => tx.execute(TAKE_ROOM)).then(() => false, isDiskFull);
      return !isFull;
    },
  };
}

const POOL_SIZE = 10;
/** How long a call waits for a connection, and for a statement, in ms: its browser reports a failure after 20 s. */
const PATIENCE_MS = 15_000;
/** How long a connection is silent before its host is asked whether it is there, in ms. */
const KEEP_ALIVE_DELAY_MS = 10_000;

function openPool(url: string, { prepare = true, statementMs = PATIENCE_MS }: PostgresOptions): pg.Pool {
  const config: pg.PoolConfig & ClientConfig = {
    connectionString: url,
    statementMs,
    max: POOL_SIZE,
    connectionTimeoutMillis: PATIENCE_MS,
    // A host that went away without a word is noticed: the system's own delay is two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    // An idle connection keeps no program alive.
    allowExitOnIdle: true,
    Client: prepare ? PreparingClient : TracedClient,
    // The pool awaits this, although its types do not say so.
    onConnect: async (connection) => void (await connection.query(SETTINGS)),
  };
  const pool = new TracedPool(config);
  // An idle connection that breaks is replaced; without a listener, its error ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => void connection.on('error', () => undefined));
  return pool;
}

interface PostgresOptions {
  /** Names statements, so that each is planned once. */
  prepare?: boolean;
  /** How long a statement of a call may last, in ms. */
  statementMs?: number;
  migrate?: boolean;
  /** The address of a replica for reads. */
  replicaUrl?: string | undefined;
  onReplica?: OnReplica | undefined;
}

/** Opens PostgreSQL at `url` and migrates it, unless `migrate` is false. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { migrate = true, replicaUrl, onReplica = () => undefined } = options;
  const pool = openPool(url, options);
  const db = drizzlePostgres(pool);
  if (migrate) {
    await db.transaction(async (lock) => {
      // A lock of the transaction: behind PgBouncer, one of the session would stay with another program's connection.
      await lock.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await assertOwnMigrations(db);
      await migratePostgres(db, { migrationsFolder: MIGRATIONS });
    });
  } else await assertOwnMigrations(db);
  const replica = replicaUrl ? openReplica(pool, openPool(replicaUrl, options), onReplica) : undefined;
  return guarded(db, {
    kind: 'postgres',
    pool,
    replica,
    maintain: async (statement) => void (await pool.query(statement)),
    close: async () => {
      await Promise.all([pool.end(), replica?.close()]);
    },
  });
}

const openReplica = (primary: pg.Pool, pool: pg.Pool, onReplica: OnReplica) =>
  followReplica({ primary, pool, db: drizzlePostgres(pool) }, onReplica);

/** An embedded database, which can be copied as a whole. */
interface EmbeddedDatabase extends Database {
  /** Copies its data folder as a kill of the process would leave it; queries wait meanwhile. */
  copyTo(folder: string): Promise<void>;
  /** Returns its data folder as a tar archive. */
  dump(): Promise<Blob>;
}

/**
 * Opens the embedded database and migrates it, unless `migrate` is false: in `folder`, whose lock its opener
 * holds, or in memory.
 * `snapshot` (a dump of a data folder) saves the seconds of creating an empty one. `parameters` are the
 * server's, such as `{ shared_buffers: '16MB' }`.
 */
export async function openEmbedded({
  folder,
  snapshot,
  parameters = {},
  migrate = true,
}: {
  folder?: string;
  snapshot?: Blob;
  parameters?: Record<string, string>;
  migrate?: boolean;
} = {}): Promise<EmbeddedDatabase> {
  const client = new PreparingPGlite({
    startParams: [
      ...PGlite.defaultStartParams,
      ...Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    ...(folder && { dataDir: folder }),
    ...(snapshot && { loadDataDir: snapshot }),
  });
  await client.waitReady.catch((error: unknown) => {
    throw folder && !isStorageError(error) ? unopened(folder, error) : error;
  });
  await assertOwnMigrations(drizzlePglite(client));
  if (migrate) await migratePglite(drizzlePglite(client), { migrationsFolder: MIGRATIONS });
  const database = guarded(drizzlePglite(client), {
    kind: 'embedded',
    maintain: async (statement) => void (await client.exec(statement)),
    close: () => client.close(),
  });
  return {
    ...database,
    async copyTo(target) {
      if (!folder) throw new Error('A database in memory has no folder');
      // Less of the log is read again when the copy is opened.
      await client.exec('CHECKPOINT');
      await client.runExclusive(() => copyFolder(folder, target));
    },
    dump: () => client.dumpDataDir('none'),
  };
}
