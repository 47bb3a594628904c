import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { SetupError } from '../errors/setupError.ts';
import { openEmbedded } from './client.ts';
import { MIGRATIONS } from './migrations.ts';

it('rejects a database that was migrated by other migrations and leaves it unchanged', async () => {
  const other = await PGlite.create();
  await other.exec(`
    CREATE SCHEMA drizzle;
    CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text, created_at bigint);
    INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('another', 1);
  `);
  const snapshot = await other.dumpDataDir();
  await other.close();
  await expect(openEmbedded({ snapshot })).rejects.toThrow(SetupError);
});

it('runs on the database of a newer version, unless that says that it cannot', async () => {
  const newer = await openEmbedded();
  const migrateTo = (oldest: number) =>
    newer.maintain(`
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', ${Date.now() + oldest});
      UPDATE drizzle.oldest_program SET migrations = ${oldest};
    `);
  const own = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length;
  await migrateTo(own);
  const beside = await openEmbedded({ snapshot: await newer.dump() });
  expect(await beside.isWritable()).toBe(true);
  await beside.close();
  await migrateTo(own + 1);
  const snapshot = await newer.dump();
  await newer.close();
  await expect(openEmbedded({ snapshot })).rejects.toThrow(/newer version/);
});

it('opens its own database again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gyeol-db-'));
  await (await openEmbedded({ folder })).close();
  const again = await openEmbedded({ folder });
  expect(await again.isWritable()).toBe(true);
  await again.close();
  await rm(folder, { recursive: true });
});
