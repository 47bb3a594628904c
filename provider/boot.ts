import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { Services } from './context.ts';
import { type Database, openEmbedded, openPostgres } from './db/client.ts';
import { holdLock, type Lock } from './db/lock.ts';
import type { ProviderEnv } from './env.ts';
import { createLimits } from './limits.ts';
import { createMailer } from './mail.ts';
import { createFileStore } from './uploads/store.ts';

/** Structured lines on standard output; who somebody is and what proves it never gets there. */
export const createLog = (env: ProviderEnv): Logger =>
  pino({
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });

/** PostgreSQL by DATABASE_URL, else the embedded database of this machine, for one process alone. */
async function openDatabase(env: ProviderEnv, opener: string): Promise<Database> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL);
  const lock: Lock = await holdLock(env.DATA_DIR, opener);
  try {
    const database = await openEmbedded({ folder: join(env.DATA_DIR, 'db') });
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

/**
 * Everything the provider is made of, migrated and ready.
 * @param opener what this process is called when another is refused
 * @throws LockedError when another process has the embedded database open
 */
export async function openServices(env: ProviderEnv, opener: string, log = createLog(env)) {
  const database = await openDatabase(env, opener);
  const services: Services = {
    env,
    database,
    files: createFileStore(env),
    mail: createMailer(env),
    limits: createLimits(env.REDIS_URL, (error) =>
      log.warn({ error: error.name }, 'Redis is away'),
    ),
    log,
    now: () => new Date(),
  };
  return {
    services,
    async close() {
      await services.mail.close();
      await services.limits.close();
      await database.close();
    },
  };
}
