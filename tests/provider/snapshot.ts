import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Makes one empty embedded database for all test files to start from: 0.6 s each instead of 3. */
export default async function setup() {
  if (process.env.DATABASE_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'gyeol-snapshot-'));
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const path = join(folder, 'snapshot.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  process.env.TEST_SNAPSHOT = path;
  return () => rm(folder, { recursive: true });
}
