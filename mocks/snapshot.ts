import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
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

type Embedded = Awaited<ReturnType<typeof openEmbedded>>;

/**
 * Opens a database with the first content. The content is created once and stored in `folder` until another
 * day or a change of its sources; each start works on a copy of its own.
 * @param name of the copy: two development servers need two
 * @param fill writes the content
 */
export async function filledDatabase(folder: string, name: string, fill: (database: Embedded) => Promise<unknown>) {
  const original = join(folder, `original-${await keyOfSources()}`);
  const copy = join(folder, `copy-${name}`);
  const open = () => openEmbedded({ folder: copy, buffers: '16MB' });
  await rm(copy, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (existsSync(original)) {
    await copyFolder(original, copy);
    return open();
  }
  const database = await open();
  await fill(database);
  await database.maintain('CHECKPOINT');
  for (const old of await readdir(folder)) {
    if (old.startsWith('original-')) await rm(join(folder, old), { recursive: true, force: true });
  }
  const building = await mkdtemp(join(folder, 'building-'));
  await copyFolder(copy, building);
  // Renamed once it is complete: another development server may be reading.
  await rename(building, original);
  return database;
}

const copyFolder = (from: string, to: string) => cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
