import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Logger, pino } from 'pino';
import type { ProviderEnv, StorageEnv } from '../config/env.ts';
import { type Database, openEmbedded, openPostgres } from '../db/client.ts';
import { copyIn, openCopy } from '../db/copy.ts';
import { prepareFolder } from '../db/folder.ts';
import { holdLock, type Lock } from '../db/lock.ts';
import type { OnReplica } from '../db/replica.ts';
import { FOLDER_MODE, makePrivate } from '../disk/privateFiles.ts';
import { reasonAway } from '../errors/databaseAway.ts';
import { SetupError } from '../errors/setupError.ts';
import { explainStorage } from '../errors/storageErrors.ts';
import { createFileStore } from '../files/store.ts';
import type { Services } from '../http/context.ts';
import { createLimits } from '../http/limits.ts';
import { connectLive } from '../live/connect.ts';
import { createMailer } from '../mail/mail.ts';
import { createPush } from '../push/push.ts';
import { activeSpan } from '../traces/span.ts';

/** Creates a log of structured lines on standard output with the ids of a trace, without personal data and credentials. */
export const createLog = (env: ProviderEnv): Logger =>
  pino({
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => activeSpan()?.ids ?? {},
  });

const postgresOptions = (env: StorageEnv) => ({
  prepare: env.DATABASE_PREPARE,
  replicaUrl: env.DATABASE_REPLICA_URL,
});

/** Opens PostgreSQL by DATABASE_URL, else the embedded database, which one process can open at a time. */
export async function openDatabase(env: StorageEnv, opener: string, onReplica?: OnReplica): Promise<Database> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, { ...postgresOptions(env), onReplica });
  const lock: Lock = await holdLock(env.DATA_DIR, opener);
  try {
    const folder = await prepareFolder(env.DATA_DIR);
    const database = await openEmbedded({ folder: folder.path });
    await folder.confirm();
    lock.serveCopies(() => database.copyTo(copyIn(env.DATA_DIR)));
    return {
      ...database,
      async close() {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Opens the database for a backup, of a site that may go on: PostgreSQL, or a copy of the embedded one. */
export const openSource = (env: StorageEnv, opener: string): Promise<Database> =>
  env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, { ...postgresOptions(env), migrate: false })
    : openCopy(env.DATA_DIR, opener);

/**
 * Runs `fill` on the database of the settings, which is not migrated: PostgreSQL, or a new embedded one, of which
 * nothing is left when `fill` fails. @throws SetupError where there is an embedded one already
 */
export async function fillNew(env: StorageEnv, opener: string, fill: (database: Database) => Promise<void>) {
  if (env.DATABASE_URL) {
    const database = await openPostgres(env.DATABASE_URL, { prepare: env.DATABASE_PREPARE, migrate: false });
    return fill(database).finally(() => database.close());
  }
  const lock = await holdLock(env.DATA_DIR, opener);
  try {
    const folder = await prepareFolder(env.DATA_DIR);
    if (!folder.isNew) {
      throw new SetupError(
        `There is a database in ${resolve(env.DATA_DIR)} already. Nothing was changed: move db and db.json away, or set another DATA_DIR.`,
      );
    }
    try {
      const database = await openEmbedded({ folder: folder.path, migrate: false });
      await fill(database).finally(() => database.close());
      await folder.confirm();
    } catch (error) {
      await folder.discard();
      throw error;
    }
  } finally {
    await lock.release();
  }
}

/**
 * Opens the services of the provider, migrated and ready.
 * @param opener this process's name for the message of a process that is rejected
 * @throws LockedError when another process has the embedded database open, DamagedDatabaseError when it
 * is damaged, SetupError when DATABASE_URL does not work
 */
export async function openServices(env: ProviderEnv, opener: string, log = createLog(env)) {
  await mkdir(env.DATA_DIR, { recursive: true, mode: FOLDER_MODE });
  const onReplica: OnReplica = (reason) =>
    reason
      ? log.warn({ error: reason.message }, 'the replica is left: reads go to the primary')
      : log.info('reads go to the replica again');
  const database = await openDatabase(env, opener, onReplica);
  const [open] = await makePrivate(env.DATA_DIR);
  if (open) log.warn({ path: open }, 'DATA_DIR is readable by others: a mode could not be changed');
  const onLost = (what: string) => (error: Error) => log.warn({ error: error.message }, `Redis is lost: ${what}`);
  const liveConnection =
    env.REDIS_URL && env.DATABASE_URL
      ? connectLive(database.live, env.REDIS_URL, onLost('live events reach this provider alone'))
      : undefined;
  const services: Services = {
    env,
    database,
    files: createFileStore(env),
    mail: createMailer(env),
    delivering: new Set(),
    push: createPush(env),
    limits: createLimits(env.REDIS_URL, onLost('limits are counted in this process')),
    log,
    now: () => new Date(),
  };
  return {
    services,
    liveConnection,
    async close() {
      await Promise.all(services.delivering);
      await liveConnection?.close();
      await services.limits.close();
      await database.close();
    },
  };
}

/** Codes of a connection that PostgreSQL did not take: no such database, no such user, a wrong password. */
const REJECTED_BY_POSTGRES = ['3D000', '28000', '28P01'];
/** Explains an error of the start to an operator by the variable that is behind it. */
export function explainStart(error: unknown, env: Pick<ProviderEnv, 'DATABASE_URL' | 'DATA_DIR'>) {
  if (error instanceof SetupError) return error;
  if (!env.DATABASE_URL) return explainStorage(error, env.DATA_DIR) ?? error;
  const { hostname, port, pathname } = new URL(env.DATABASE_URL);
  const { code, message } = error as NodeJS.ErrnoException;
  // The address without its user and password.
  const address = `${hostname}:${port || 5432}${pathname}`;
  if (REJECTED_BY_POSTGRES.includes(code ?? '')) {
    return new SetupError(`DATABASE_URL: ${address} refused the connection: ${message}`);
  }
  const reason = reasonAway(error);
  if (reason) return new Error(`DATABASE_URL: PostgreSQL at ${address} cannot be reached (${reason})`);
  return error;
}
