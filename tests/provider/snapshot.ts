import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openPostgres } from '@/provider/platform/db/client';
import { createPostgres } from '@/provider/testing';

/**
 * Creates one migrated, empty database of which every test file gets a copy. TEST_SNAPSHOT names it: an archive for
 * the embedded database, a template database for PostgreSQL.
 */
export default async function setup() {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? createTemplate(DATABASE_URL) : createArchive();
}

async function createTemplate(server: string) {
  const template = await createPostgres(server);
  await (await openPostgres(template.url)).close();
  process.env.TEST_SNAPSHOT = new URL(template.url).pathname.slice(1);
  return () => template.drop();
}

async function createArchive() {
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
