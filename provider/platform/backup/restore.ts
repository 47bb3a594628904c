import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db/client.ts';
import { compareWithOwn, MIGRATION_LOCK, migrateTo } from '../db/migrations.ts';
import { readRows } from '../db/rows.ts';
import { SetupError } from '../errors/setupError.ts';
import type { FileStore } from '../files/store.ts';
import { type Archive, newer, openArchive } from './archive.ts';
import { forEachAtOnce } from './forEachAtOnce.ts';
import { countRows, setSequences, settle, tableLoader, withoutRules } from './tables.ts';

/**
 * Opens an archive, of which every file is checked, and which this program's migrations lead to.
 * @throws SetupError that names a damaged file, or says what to install
 */
export async function openRestorable(from: string): Promise<Archive> {
  const archive = await openArchive(from);
  const { migrated, version } = archive.manifest;
  const known = compareWithOwn(migrated);
  if (known === 'newer') throw newer(from, version);
  if (known === 'foreign') {
    throw new SetupError(
      `${from} is the backup of another program, or of a development version of ${version}. Nothing was changed.`,
    );
  }
  return archive;
}

/**
 * Writes an archive into an empty database, migrated as far as the archive is, and a file store. The next start
 * migrates the rest.
 * @throws SetupError where the database has tables; database and store are as they were then, as after every error
 */
export async function restore(
  archive: Archive,
  { database, files }: { database: Pick<Database, 'write'>; files: FileStore },
): Promise<void> {
  const added: string[] = [];
  try {
    await database.write(async (tx) => {
      // A provider that starts meanwhile waits.
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await assertEmpty(tx);
      await settle(tx);
      await migrateTo(tx, archive.manifest.migrated.count);
      await load(tx, archive);
      await tx.execute(sql`ANALYZE`);
      await putFiles(archive, files, added);
    });
  } catch (error) {
    for (const name of added) await files.remove(name);
    throw error;
  }
}

async function assertEmpty(tx: Db) {
  const [table] = await readRows<{ name: string }>(
    tx,
    sql`
      SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind IN ('r', 'p', 'v', 'm') AND relnamespace IN (current_schema()::regnamespace, to_regnamespace('drizzle'))
      LIMIT 1`,
  );
  if (!table) return;
  throw new SetupError(
    `The database has tables already (${table.name}), and a backup is restored into an empty one. Nothing was changed: create another database (createdb) and set DATABASE_URL to it.`,
  );
}

async function load(tx: Db, { manifest, rowsOf }: Archive) {
  const loadTable = await tableLoader(tx);
  await withoutRules(tx, manifest.tables, async () => {
    for (const table of manifest.tables) await loadTable(table, rowsOf(table.name));
  });
  await setSequences(tx, manifest.sequences);
  for (const { name, rows } of manifest.tables) {
    const found = await countRows(tx, name);
    if (found !== rows) throw new Error(`${name} has ${found} rows instead of ${rows}`);
  }
}

/** Puts the files of all pictures into the store; `added` gets the names that it did not have. */
async function putFiles(archive: Archive, store: FileStore, added: string[]) {
  await forEachAtOnce(archive.files, async (name) => {
    const there = await store.get(name);
    await there?.body.cancel();
    if (!there) added.push(name);
    await store.put(name, await archive.readFile(name));
  });
}
