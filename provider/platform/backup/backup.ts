import { buffer } from 'node:stream/consumers';
import type { Database, Db } from '../db/client.ts';
import { readMigrated } from '../db/migrations.ts';
import { SetupError } from '../errors/setupError.ts';
import { copiesOf } from '../files/names.ts';
import type { FileStore } from '../files/store.ts';
import { createArchive, type Manifest } from './archive.ts';
import { forEachAtOnce } from './forEachAtOnce.ts';
import { readSequences, readTable, readTables, settle } from './tables.ts';

type NewArchive = Awaited<ReturnType<typeof createArchive>>;

/** The table and the column that have the names of pictures. */
const PICTURES = { table: 'files', column: 'id' };

/** What a backup is made of. */
export interface Source {
  database: Pick<Database, 'snapshot'>;
  files: Pick<FileStore, 'get'>;
  /** The secrets of a site that made them itself. */
  secrets?: object | undefined;
  /** The version of this program. */
  version: string;
}

/**
 * Writes an archive of a site that may go on: the database as it is at one moment, then the pictures that it names. A
 * picture that is deleted meanwhile is named in the manifest as missing.
 * @throws SetupError where the database has no migrations; nothing is left of an archive that fails
 */
export async function backUp({ database, files, secrets, version }: Source, to: string): Promise<Manifest> {
  const archive = await createArchive(to);
  try {
    const made = new Date().toISOString();
    const contents = await database.snapshot((tx) => writeTables(tx, archive));
    const pictures = await writePictures(archive, files, contents.tables);
    if (secrets) await archive.writeSecrets(secrets);
    return await archive.finish({ version, made, ...contents, pictures });
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

async function writeTables(tx: Db, archive: NewArchive): Promise<Pick<Manifest, 'migrated' | 'tables' | 'sequences'>> {
  await settle(tx);
  const migrated = await readMigrated(tx);
  if (!migrated) throw new SetupError('The database is empty: there is nothing to back up.');
  const tables: Manifest['tables'] = [];
  for (const table of await readTables(tx)) {
    let rows = 0;
    const lines = async function* countLines() {
      for await (const some of readTable(tx, table)) {
        rows += some.length;
        yield some.join('');
      }
    };
    await archive.writeTable(table.name, lines());
    tables.push({ ...table, rows });
  }
  return { migrated, tables, sequences: await readSequences(tx) };
}

/** Copies every picture that the archived database names, in all widths and formats that the store has. */
async function writePictures(archive: NewArchive, store: Source['files'], tables: Manifest['tables']) {
  const at = tables.find(({ name }) => name === PICTURES.table)?.columns.indexOf(PICTURES.column) ?? -1;
  const pictures = { files: 0, missing: [] as string[] };
  const copy = async (row: string) => {
    const name = String(JSON.parse(row)[at]);
    for (const one of copiesOf(name)) {
      const bytes = await readWhole(store, one);
      if (bytes) {
        await archive.writeFile(one, bytes);
        pictures.files += 1;
      } else if (one === name) pictures.missing.push(name);
    }
  };
  if (at >= 0) await forEachAtOnce(archive.rowsOf(PICTURES.table), copy);
  return pictures;
}

/** Reads a file; null when there is none, or none any more. */
async function readWhole(store: Source['files'], name: string): Promise<Uint8Array | null> {
  const found = await store.get(name);
  return (
    found &&
    buffer(found.body).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    })
  );
}
