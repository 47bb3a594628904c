import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { type ProviderEnv, readEnv } from '../config/env.ts';
import { openServices } from '../process/boot.ts';
import { DamagedDatabaseError, prepareFolder } from './folder.ts';

let root: string;
/** A data folder with a database that holds a row, as it was left by a stop. */
let dataDir: string;
/** The folder to which a test moves parts of the data folder. */
let away: string;

const envOf = (folder: string): ProviderEnv =>
  readEnv({ DATA_DIR: folder, TOKEN_SECRET: 't'.repeat(32), ASSERTION_SECRET: 'a'.repeat(32), LOG_LEVEL: 'silent' });
const open = (folder: string) => openServices(envOf(folder), 'a test', pino({ level: 'silent' }));

async function countRows(folder: string) {
  const { services, close } = await open(folder);
  const { rows } = (await services.database.read((db) => db.execute(sql`select count(*)::int as count from kept`))) as {
    rows: unknown[];
  };
  await close();
  return rows;
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gyeol-folder-'));
  dataDir = join(root, 'data');
  const { services, close } = await open(dataDir);
  await services.database.write(async (tx) => {
    await tx.execute(sql`create table kept (id int)`);
    await tx.execute(sql`insert into kept values (1)`);
  });
  await close();
});
beforeEach(() => {
  away = mkdtempSync(join(root, 'away-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Removes a part of the data folder, or replaces its content, until the test ends. */
function replace(name: string, content?: string | Buffer | 'folder') {
  const path = join(dataDir, name);
  const original = join(away, basename(name));
  renameSync(path, original);
  if (content === 'folder') mkdirSync(path);
  else if (content !== undefined) writeFileSync(path, content);
  const restore = () => {
    rmSync(path, { recursive: true, force: true });
    renameSync(original, path);
  };
  onTestFinished(restore);
}

/** Returns every path below a folder with the values that a write or a change of its mode would change. */
function stateOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { mode, size, mtimeMs, ino } = statSync(join(folder, name));
    return [name, mode, size, mtimeMs, ino].join(' ');
  });
}

/** Expects the start to fail with a message that names the file, and the folder to be unchanged. */
async function expectRejected(file: string) {
  const before = stateOf(dataDir);
  const error = await prepareFolder(dataDir).then(
    () => undefined,
    (error: Error) => error,
  );
  expect(error, file).toBeInstanceOf(DamagedDatabaseError);
  expect(error?.message).toContain(join(dataDir, file));
  expect(error?.message).not.toMatch(/\[object|Aborted|ASSERTIONS|undefined/);
  expect(stateOf(dataDir)).toEqual(before);
}

const WAL_FILE = 'db/pg_wal/000000010000000000000001';
const CONTROL = 'db/global/pg_control';
const MAP = 'db/base/5/pg_filenode.map';

/** The files that every start needs, at the top and below. */
const NESTED = [
  ...['base/1', 'base/5', 'base/5/PG_VERSION', 'base/5/pg_filenode.map', 'base/5/1259'],
  ...['global/pg_control', 'global/pg_filenode.map', 'global/1262'],
  ...['pg_multixact/members', 'pg_multixact/offsets', 'pg_wal/000000010000000000000001'],
];

it('rejects a database of which any expected part is missing', async () => {
  // PostgreSQL reads this file where there is one.
  const top = readdirSync(join(dataDir, 'db')).filter((name) => name !== 'postgresql.auto.conf');
  expect(top.length).toBeGreaterThan(20);
  for (const part of [...top, ...NESTED]) {
    const path = join(dataDir, 'db', part);
    renameSync(path, join(away, 'part'));
    await expectRejected(`db/${part}`);
    renameSync(join(away, 'part'), path);
  }
  await expect(prepareFolder(dataDir)).resolves.toMatchObject({ isNew: false });
});

const changed = (file: string, edit: (bytes: Buffer) => unknown) => () => {
  const bytes = readFileSync(join(dataDir, file));
  replace(file, (edit(bytes) as Buffer | undefined) ?? bytes);
};
const cut = (file: string, size: number) => changed(file, (bytes) => bytes.subarray(0, size));
const random = (file: string) => changed(file, (bytes) => randomBytes(bytes.length));

it.each<[string, string, () => void]>([
  ['PG_VERSION of another version', 'db/PG_VERSION', () => replace('db/PG_VERSION', '99\n')],
  ['an empty PG_VERSION', 'db/PG_VERSION', () => replace('db/PG_VERSION', '')],
  ['a cut control file', CONTROL, cut(CONTROL, 100)],
  ['an empty control file', CONTROL, cut(CONTROL, 0)],
  ['a control file of random bytes', CONTROL, random(CONTROL)],
  [
    'a control file with one changed bit',
    CONTROL,
    changed(CONTROL, (bytes) => void bytes.writeUInt8(bytes.readUInt8(45) ^ 1, 45)),
  ],
  ['a cut log', WAL_FILE, cut(WAL_FILE, 8192)],
  ['an empty log', WAL_FILE, cut(WAL_FILE, 0)],
  ['a log of random bytes', WAL_FILE, random(WAL_FILE)],
  ['a log whose records are zero', WAL_FILE, changed(WAL_FILE, (bytes) => bytes.fill(0, 8192))],
  ['a table map of random bytes', MAP, random(MAP)],
  ['an empty table map', MAP, cut(MAP, 0)],
  ['an empty folder', 'db', () => replace('db', 'folder')],
  ['a missing folder', 'db', () => replace('db')],
  [
    'a missing folder and a damaged marker',
    'db.json',
    () => {
      replace('db');
      replace('db.json', '');
    },
  ],
  ['a file in the place of the folder', 'db', () => replace('db', 'x')],
  ['the marker of another database', 'db.json', () => replace('db.json', '{"systemIdentifier":"1"}')],
])('rejects %s', async (_, file, damage) => {
  damage();
  await expectRejected(file);
});

it('opens a folder after a stop, after a crash, and without a marker', async () => {
  expect(await countRows(dataDir)).toEqual([{ count: 1 }]);
  rmSync(join(dataDir, 'db.json'));
  const { services, close } = await open(dataDir);
  expect(JSON.parse(readFileSync(join(dataDir, 'db.json'), 'utf8'))).toEqual({
    systemIdentifier: expect.stringMatching(/^\d{15,}$/),
    createdAt: expect.any(String),
  });
  // A copy of an open database is what a killed process leaves.
  await services.database.write((tx) => tx.execute(sql`insert into kept values (2)`));
  cpSync(join(dataDir, 'db'), join(away, 'db'), { recursive: true });
  await close();
  expect(await countRows(away)).toEqual([{ count: 2 }]);
});

it('rejects tables of random bytes with a message', async () => {
  replace('db/base/5/1259', randomBytes(8192 * 5));
  const error = await open(dataDir).catch((error: Error) => error);
  expect(error).toBeInstanceOf(DamagedDatabaseError);
  expect((error as Error).message).toContain(join(dataDir, 'db'));
});

it('recreates a database that a first start has not finished', async () => {
  mkdirSync(join(away, 'db'));
  writeFileSync(join(away, 'db/PG_VERSION'), '18');
  writeFileSync(join(away, 'db.json'), '{"creating":true}');
  expect((await prepareFolder(away)).isNew).toBe(true);
  expect(existsSync(join(away, 'db'))).toBe(false);
});

it('starts with a new database once the operator has deleted the marker', async () => {
  replace('db');
  replace('db.json');
  expect((await prepareFolder(dataDir)).isNew).toBe(true);
});
