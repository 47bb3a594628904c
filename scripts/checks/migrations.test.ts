import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import config from '../../provider/drizzle.config.ts';
import { ROOT } from '../../server/root.ts';
import { compactSnapshots, snapshotsIn } from '../lib/migrations.ts';
import { checkMigrations } from './migrations.ts';

/** drizzle-kit reads the whole schema, which takes seconds on a busy machine. */
const TIMEOUT = 120_000;
const ADVICE = 'without a migration: run npm run db:generate';

interface Snapshot {
  tables: Record<string, { columns: Record<string, { name: string }> }>;
}

let migrations: string;
beforeEach(() => {
  migrations = mkdtempSync(join(tmpdir(), 'gyeol-migrations-test-'));
  cpSync(join(ROOT, String(config.out)), migrations, { recursive: true });
});
afterEach(() => rmSync(migrations, { recursive: true }));

function change(work: (tables: Snapshot['tables']) => void) {
  const path = String(snapshotsIn(migrations)[0]);
  const snapshot: Snapshot = JSON.parse(readFileSync(path, 'utf8'));
  work(snapshot.tables);
  writeFileSync(path, JSON.stringify(snapshot));
}

it('finds every change of the schema in the migrations', { timeout: TIMEOUT }, () => {
  expect(checkMigrations(ROOT, migrations)).toEqual([]);
  expect(readdirSync(migrations)).toEqual(readdirSync(join(ROOT, String(config.out))));
});

it('names a table that no migration creates', { timeout: TIMEOUT }, () => {
  change((tables) => delete tables['public.banners']);
  expect(checkMigrations(ROOT, migrations)).toEqual([`provider/db/schema has changes of banners ${ADVICE}`]);
});

it('names a column that may have been renamed', { timeout: TIMEOUT }, () => {
  change(({ 'public.banners': table }) => {
    const columns = table?.columns ?? {};
    columns.heading = { ...columns.title, name: 'heading' };
    delete columns.title;
  });
  expect(checkMigrations(ROOT, migrations)).toEqual([`provider/db/schema has changes ${ADVICE}`]);
});

it('compacts what drizzle-kit wrote, and requires it', () => {
  const [newest] = snapshotsIn(migrations);
  const snapshot: unknown = JSON.parse(readFileSync(String(newest), 'utf8'));
  const next = join(migrations, 'meta/9999_snapshot.json');
  writeFileSync(next, JSON.stringify(snapshot, null, 2));
  expect(checkMigrations(ROOT, migrations)).toEqual([
    expect.stringMatching(/meta has not one snapshot of one line: run npm run db:generate$/),
  ]);
  compactSnapshots(migrations);
  expect(snapshotsIn(migrations)).toEqual([next]);
  expect(readFileSync(next, 'utf8')).toBe(`${JSON.stringify(snapshot)}\n`);
});
