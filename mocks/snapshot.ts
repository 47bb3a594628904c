import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openEmbedded } from '../provider/platform/db/client.ts';

/** The sources of the first content: when any of them changes, the stored copy is outdated. */
const SOURCES = ['provider/db', 'seed'];

async function keyOfSources(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const folder of SOURCES) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.sort()) {
      const { mtimeMs, size } = await stat(join(folder, file));
      hash.update(`${folder}/${file}:${mtimeMs}:${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** A database that ends with its process needs neither 128 MB of buffers nor a log to recover pages from. */
const PARAMETERS = { shared_buffers: '16MB', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' };

type Filled = Awaited<ReturnType<typeof openEmbedded>>;

/**
 * Opens a database in memory with the first content. The content is created once and stored in `folder` until
 * another day or a change of its sources.
 * @param fill writes the content
 */
export async function filledDatabase(folder: string, log: Logger, fill: (database: Filled) => Promise<unknown>) {
  const stored = join(folder, `${await keyOfSources()}.tar`);
  if (existsSync(stored)) return openEmbedded({ snapshot: await openAsBlob(stored), parameters: PARAMETERS });
  const database = await openEmbedded({ parameters: PARAMETERS });
  await fill(database);
  const dump = await database.dump();
  // The first page does not wait for the disk.
  store(dump, folder, stored).catch((err: unknown) => log.error({ err }, 'The first content was not stored'));
  return database;
}

async function store(dump: Blob, folder: string, stored: string) {
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) if (old.endsWith('.tar')) await rm(join(folder, old));
  // Renamed once it is complete: another development server may be reading.
  const building = join(folder, `building-${process.pid}`);
  await writeFile(building, dump.stream());
  await rename(building, stored);
}
