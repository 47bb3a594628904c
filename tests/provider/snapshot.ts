import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

/** Creates one migrated, empty embedded database that every test file starts from. */
export default async function setup() {
  if (process.env.DATABASE_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'gyeol-snapshot-'));
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder: 'provider/db/migrations' });
  const dump = await client.dumpDataDir('none');
  await client.close();
  const path = join(folder, 'snapshot.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  process.env.TEST_SNAPSHOT = path;
  return () => rm(folder, { recursive: true });
}
