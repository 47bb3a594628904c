import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FOLDER_MODE } from '../disk/privateFiles.ts';
import { SetupError } from '../errors/setupError.ts';
import { type Control, isWalFileSound, readControl, walFile } from './control.ts';

/** The error of a database that was created here and is missing, damaged or another one. */
export class DamagedDatabaseError extends SetupError {}

/** The folder of the embedded database, looked at and ready to be opened. */
export interface DatabaseFolder {
  path: string;
  /** Whether nothing is in it yet. */
  isNew: boolean;
  /** Records the opened database in the marker file. */
  confirm(): Promise<void>;
  /** Deletes a new database, so that the data folder has none as before. */
  discard(): Promise<void>;
}

/** The major version of the PostgreSQL that is embedded. */
const POSTGRES_VERSION = '18';
/** Identifies the database, outside of its folder: without it a lost folder looks like a first start. */
const MARKER = 'db.json';
/** The id of the one database that is used, as PostgreSQL's folders have it. */
const DATABASE = 'base/5';

/** The parts of every folder of a PostgreSQL database. */
const FOLDERS = [
  ...['base', 'base/1', DATABASE, 'global', 'pg_commit_ts', 'pg_dynshmem', 'pg_logical'],
  ...['pg_multixact/members', 'pg_multixact/offsets', 'pg_notify', 'pg_replslot', 'pg_serial'],
  ...['pg_snapshots', 'pg_stat', 'pg_stat_tmp', 'pg_subtrans', 'pg_tblspc', 'pg_twophase'],
  ...['pg_wal', 'pg_xact'],
];
const FILES = [
  ...['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map', `${DATABASE}/PG_VERSION`],
  ...[`${DATABASE}/pg_filenode.map`, 'pg_hba.conf', 'pg_ident.conf', 'postgresql.conf'],
];
/** A file with the numbers of the tables that PostgreSQL reads first: its magic, a count, then pairs. */
const MAP_MAGIC = 0x592717;

/** The content of the marker file: `creating` until the database has been opened once. */
interface Marker {
  creating?: true;
  systemIdentifier?: string;
  createdAt?: string;
}

/**
 * Checks `db` in the data folder before it is opened, without changing it. A folder that a first start
 * did not finish is emptied, since it holds no data yet.
 * @throws DamagedDatabaseError with the file that is missing or damaged, and what to do
 */
export async function prepareFolder(dataDir: string): Promise<DatabaseFolder> {
  const path = join(dataDir, 'db');
  const marker = await readMarker(dataDir);
  if (marker?.creating) await rm(path, { recursive: true, force: true });
  const isNew = (await list(path)).length === 0;
  if (isNew) {
    if (marker && !marker.creating) throw lost(dataDir, marker);
    await writeMarker(dataDir, { creating: true });
  } else {
    const { systemIdentifier } = await checkFiles(path);
    if (marker?.systemIdentifier && marker.systemIdentifier !== systemIdentifier) {
      throw new DamagedDatabaseError(
        `${resolve(path)} is another database than the one that ${resolve(dataDir, MARKER)} names. Put the right one back; if this one is meant, delete ${resolve(dataDir, MARKER)}.`,
      );
    }
  }
  return {
    path,
    isNew,
    async confirm() {
      if (marker?.systemIdentifier) return;
      const { systemIdentifier } = await readControlOf(path);
      const { mtime } = await stat(join(path, 'PG_VERSION'));
      await writeMarker(dataDir, { systemIdentifier, createdAt: mtime.toISOString() });
    },
    async discard() {
      if (!isNew) throw new Error(`${path} is not new`);
      await rm(path, { recursive: true, force: true });
      await rm(join(dataDir, MARKER), { force: true });
    },
  };
}

/** Returns whether there is a database in the data folder. */
export const hasDatabase = async (dataDir: string) => (await list(join(dataDir, 'db'))).length > 0;

/**
 * Copies a folder; blocks are shared where the file system can do that. It ends when no file is being written, also
 * after an error. A database has over a thousand files: `cp` of Node.js takes ten times as long.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: FOLDER_MODE });
  const copies = (await readdir(from, { withFileTypes: true })).map((entry) => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    return entry.isDirectory() ? copyFolder(source, target) : copyFile(source, target, constants.COPYFILE_FICLONE);
  });
  await Promise.allSettled(copies);
  await Promise.all(copies);
}

/** Lists the folder of the database; empty where there is none. */
async function list(path: string): Promise<Dirent[]> {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code !== 'ENOTDIR') throw error;
    throw new DamagedDatabaseError(
      `${resolve(path)} is a file, not the folder of the embedded database. Nothing was changed: move it away, then restore a backup (npm run restore) or start anew.`,
    );
  }
}

/** Reads the marker file; undefined without one, empty when it is unreadable, which is evidence too. */
async function readMarker(dataDir: string): Promise<Marker | undefined> {
  const text = await readFile(join(dataDir, MARKER), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    const marker: unknown = JSON.parse(text);
    return typeof marker === 'object' && marker !== null ? marker : {};
  } catch {
    return {};
  }
}

/** Replaces the marker file at once, so that a start that ends meanwhile leaves none that is cut. */
async function writeMarker(dataDir: string, marker: Marker) {
  const part = join(dataDir, `${MARKER}.part`);
  await writeFile(part, `${JSON.stringify(marker, null, 2)}\n`, { mode: 0o600 });
  await rename(part, join(dataDir, MARKER));
}

function lost(dataDir: string, { createdAt }: Marker) {
  const since = createdAt ? ` on ${createdAt}` : '';
  const marker = resolve(dataDir, MARKER);
  return new DamagedDatabaseError(
    `${resolve(dataDir, 'db')} is missing or empty, although a database was made there${since} (${marker}). Delete ${marker}, then restore a backup (npm run restore) or start anew without its data.`,
  );
}

const restoreOrStartAnew = (path: string) =>
  `Move ${resolve(path)} and ${resolve(path, '..', MARKER)} away, then restore a backup (npm run restore) or start anew without its data.`;

function damaged(path: string, file: string, what: string) {
  return new DamagedDatabaseError(
    `${resolve(path, file)} ${what}: the embedded database is damaged. Nothing was changed. ${restoreOrStartAnew(path)}`,
  );
}

/**
 * Returns the error for a database that could not be opened although its needed files are intact.
 */
export function unopened(path: string, cause: unknown) {
  const folder = resolve(path);
  const error = new DamagedDatabaseError(
    `${folder}: the embedded database could not be opened, so one of its tables is damaged. ${restoreOrStartAnew(path)}`,
  );
  return Object.assign(error, { cause });
}

const isThere = (path: string, kind: 'isFile' | 'isDirectory') =>
  stat(path).then(
    (found) => found[kind](),
    () => false,
  );

async function readControlOf(path: string): Promise<Control> {
  const file = 'global/pg_control';
  const control = readControl(await readFile(join(path, file)));
  if (!control) throw damaged(path, file, 'is damaged');
  return control;
}

/**
 * Checks the files that PostgreSQL needs to start. @throws DamagedDatabaseError with the first fault
 */
async function checkFiles(path: string): Promise<Control> {
  for (const [names, kind] of [
    [FOLDERS, 'isDirectory'],
    [FILES, 'isFile'],
  ] as const) {
    for (const name of names) {
      if (!(await isThere(join(path, name), kind))) throw damaged(path, name, 'is missing');
    }
  }
  for (const name of ['PG_VERSION', `${DATABASE}/PG_VERSION`]) {
    const version = (await readFile(join(path, name), 'utf8')).trim();
    if (version !== POSTGRES_VERSION) {
      const has = /^\d+$/.test(version) ? `names PostgreSQL ${version}` : 'is damaged';
      throw damaged(path, name, `${has} where PostgreSQL ${POSTGRES_VERSION} is embedded`);
    }
  }
  const control = await readControlOf(path);
  await checkWal(path, control);
  for (const folder of ['global', DATABASE]) await checkMappedFiles(path, folder);
  return control;
}

async function checkWal(path: string, control: Control) {
  const needed = [control.redo, control.checkpoint].map((at) => walFile(at, control.timeline));
  for (const name of new Set(needed)) {
    const file = `pg_wal/${name}`;
    if (!(await isThere(join(path, file), 'isFile'))) throw damaged(path, file, 'is missing');
    const bytes = await readFile(join(path, file));
    if (!isWalFileSound(bytes, name, control)) throw damaged(path, file, 'is damaged');
  }
}

/** Checks that the tables which PostgreSQL starts from exist and are not empty. */
async function checkMappedFiles(path: string, folder: string) {
  const map = `${folder}/pg_filenode.map`;
  const bytes = await readFile(join(path, map));
  const count = bytes.length >= 8 && bytes.readUInt32LE(0) === MAP_MAGIC ? bytes.readUInt32LE(4) : 0;
  if (count === 0 || bytes.length < 8 + count * 8) throw damaged(path, map, 'is damaged');
  for (let index = 0; index < count; index += 1) {
    const file = `${folder}/${bytes.readUInt32LE(12 + index * 8)}`;
    if (!(await isThere(join(path, file), 'isFile'))) throw damaged(path, file, 'is missing');
  }
}
