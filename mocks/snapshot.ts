import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

type Filled = Awaited<ReturnType<typeof openEmbedded>>;

/**
 * Opens a database in memory with the first content. The content is created once and stored in `folder` until
 * another day or a change of its sources.
 * @param fill writes the content
 */
export async function filledDatabase(folder: string, fill: (database: Filled) => Promise<unknown>) {
  const stored = join(folder, `${await keyOfSources()}.tar`);
  const buffers = '16MB';
  if (existsSync(stored)) return openEmbedded({ snapshot: new Blob([await readFile(stored)]), buffers });
  const database = await openEmbedded({ buffers });
  await fill(database);
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) if (old.endsWith('.tar')) await rm(join(folder, old));
  // Renamed once it is complete: another development server may be reading.
  const building = join(folder, `building-${process.pid}`);
  await writeFile(building, await database.dump());
  await rename(building, stored);
  return database;
}
