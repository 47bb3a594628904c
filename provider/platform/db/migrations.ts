import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { SetupError } from '../errors/setupError.ts';
import type { Db } from './client.ts';
import { readRows } from './rows.ts';

/** Below the repository's root, where every program starts: a bundler rewrites a module's own folder. */
export const MIGRATIONS = 'provider/db/migrations';
/** Names the advisory lock under which one process at a time migrates a PostgreSQL database. */
export const MIGRATION_LOCK = 7_318_202;

/** How far a database is migrated: the number of migrations, and the hash of the newest. */
export interface Migrated {
  count: number;
  hash: string;
}

const readOwn = () => readMigrationFiles({ migrationsFolder: MIGRATIONS });

/** Returns how far a database is migrated; undefined for one without migrations. */
export async function readMigrated(db: Pick<Db, 'execute'>): Promise<Migrated | undefined> {
  const [table] = await readRows(db, sql`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`);
  if (!table?.name) return undefined;
  const [newest] = await readRows<Migrated>(
    db,
    sql`SELECT (count(*) OVER ())::int AS count, hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1`,
  );
  return newest;
}

/** Returns how many migrations a program must have to run on a database, see 0026. */
async function readOldestProgram(db: Pick<Db, 'execute'>): Promise<number> {
  const [table] = await readRows(db, sql`SELECT to_regclass('drizzle.oldest_program') AS name`);
  if (!table?.name) return 0;
  const [row] = await readRows<{ migrations: number }>(db, sql`SELECT migrations FROM drizzle.oldest_program`);
  return row?.migrations ?? 0;
}

/**
 * Rejects a database whose first migration is not ours, or which only newer programs can run on, before anything is
 * written into it.
 * @throws SetupError that names the way out
 */
export async function assertOwnMigrations(db: Pick<Db, 'execute'>) {
  if (!(await readMigrated(db))) return;
  if ((await readOldestProgram(db)) > readOwn().length) {
    throw new SetupError(
      'The database was migrated by a newer version, and this one cannot run on it. Nothing was changed. Start that version, or restore a backup from before it (docs/backup.md).',
    );
  }
  const [stored] = await readRows(db, sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at LIMIT 1`);
  if (stored?.hash !== readOwn()[0]?.hash) {
    throw new SetupError(
      'The database was made by a development version before the migrations were squashed, or by another program. Nothing was changed. Start with an empty database (another DATA_DIR or DATABASE_URL).',
    );
  }
}

/** Compares how far a database is migrated with the migrations of this program. */
export function compareWithOwn({ count, hash }: Migrated): 'known' | 'newer' | 'foreign' {
  const own = readOwn();
  if (count > own.length) return 'newer';
  return own[count - 1]?.hash === hash ? 'known' : 'foreign';
}

/** Runs the first `count` migrations in an empty database, and records them as a start does. */
export async function migrateTo(tx: Db, count: number): Promise<void> {
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await tx.execute(sql`
    CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  for (const { sql: statements, hash, folderMillis } of readOwn().slice(0, count)) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`,
    );
  }
}
