import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '../provider/platform/db/client.ts';

/** What the first content is made from: when any of it changes, the kept copy is of no use. */
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

/**
 * A database with the first content, kept in `folder` and made anew on another day or after a change
 * of its sources: half a second instead of ten. `fill` writes the content.
 */
export async function filledDatabase(
  folder: string,
  fill: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<unknown>,
) {
  const path = join(folder, `${await keyOfSources()}.tar`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return openEmbedded({ snapshot: new Blob([kept]) });

  await mkdir(folder, { recursive: true });
  const building = await mkdtemp(join(folder, 'building-'));
  const database = await openEmbedded({ folder: building });
  await fill(database);
  await database.close();
  const client = await PGlite.create({ dataDir: building });
  const dump = await client.dumpDataDir('none');
  await client.close();
  await rm(building, { recursive: true });
  for (const old of await readdir(folder)) {
    if (old.endsWith('.tar')) await rm(join(folder, old), { force: true });
  }
  // Renamed once it is whole: another development server may be reading.
  await writeFile(`${path}.part`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${path}.part`, path);
  return openEmbedded({ snapshot: dump });
}
