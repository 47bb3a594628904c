import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { DEMO_PASSWORD } from '../../../contract/constants/demo.ts';
import { seedFirstContent } from '../../../seed/firstContent.ts';
import { ledgerBalances, ledgerEntries } from '../../db/schema/points.ts';
import { files as pictures } from '../../db/schema/site.ts';
import { topicLikes, topicSearch, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { createPostgres, noLimits, startTestProvider, type TestProvider } from '../../testing.ts';
import { readStorageEnv, type StorageEnv } from '../config/env.ts';
import { type Db, openEmbedded } from '../db/client.ts';
import { migrateTo } from '../db/migrations.ts';
import { readRows } from '../db/rows.ts';
import { createFileStore, type FileStore } from '../files/store.ts';
import { fillNew, openDatabase, openSource } from '../process/boot.ts';
import { backUp } from './backup.ts';
import { openRestorable, restore } from './restore.ts';
import { readTable, readTables, settle, tableLoader, withoutRules } from './tables.ts';

// biome-ignore lint/style/noProcessEnv: the tests choose their database as the program does.
const SERVER = process.env.DATABASE_URL;
const VERSION = '1.2.3';
/** Tests of the whole first content take tens of seconds on a busy machine. */
const LONG_MS = 300_000;

let folder: string;
/** The site that is backed up: an embedded database with the first content, which a provider has open. */
let site: TestProvider;
let env: StorageEnv;
let smallDatabase: Awaited<ReturnType<typeof openEmbedded>>;
/** A small archive: a forum and thirty pictures, of the version of the twelfth migration. */
let small: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gyeol-backup-'));
  env = storageIn('site');
  site = await open(env);
  await seedFirstContent(site.services, { accounts: true });
  small = pathOf('small');
  smallDatabase = await openEmbedded({ migrate: false });
  await smallDatabase.write(async (tx) => {
    await migrateTo(tx, 12);
    await tx.execute(FORUM);
    await tx.execute(PICTURES);
  });
  await backUpSmall(small, pictureStore);
});
afterAll(async () => {
  await smallDatabase.close();
  await site.stop();
  await rm(folder, { recursive: true });
});

const pathOf = (name: string) => join(folder, name);
const storageIn = (name: string, settings: Record<string, string> = {}) =>
  readStorageEnv({ DATA_DIR: pathOf(name), ...settings });

/** Starts a provider over the storage of the settings, as the program does. */
const open = (storage: StorageEnv) =>
  startTestProvider({ limits: noLimits, dataDir: storage.DATA_DIR, opened: openDatabase(storage, 'the provider') });

async function archiveOf(storage: StorageEnv, name: string) {
  const database = await openSource(storage, 'a test');
  await backUp({ database, files: createFileStore(storage), version: VERSION }, pathOf(name)).finally(() =>
    database.close(),
  );
  return pathOf(name);
}

const FORUM = sql`
  INSERT INTO forums (slug, name, name_en, description, description_en) VALUES ('old', '옛 포럼', 'Old', '한 줄\u2028다음 줄', '')`;
const PICTURES = sql`
  INSERT INTO files (id, width, height, size) SELECT 'picture' || n || '-9x9.webp', 9, 9, 9 FROM generate_series(10, 39) AS n`;
/** A store whose pictures are their names. */
const pictureStore: Pick<FileStore, 'get'> = {
  get: async (name) => ({ body: new Blob([name]).stream(), size: name.length }),
};

const backUpSmall = (to: string, files: Pick<FileStore, 'get'>) =>
  backUp({ database: smallDatabase, files, version: VERSION }, to);

async function restoreInto(storage: StorageEnv, from: string, files = createFileStore(storage)) {
  const archive = await openRestorable(from);
  await fillNew(storage, 'a test', (database) => restore(archive, { database, files }));
}

/** Restores an archive into an embedded database of its own, which a provider then opens. */
async function restored(name: string, from: string): Promise<TestProvider> {
  await restoreInto(storageIn(name), from);
  const provider = await open(storageIn(name));
  onTestFinished(provider.stop);
  return provider;
}

const sumsOf = async (archive: string) =>
  (await readFile(join(archive, 'SHA256SUMS'), 'utf8'))
    .split('\n')
    .filter((line) => !line.endsWith('manifest.json'))
    .sort();
const manifestOf = async (archive: string) => JSON.parse(await readFile(join(archive, 'manifest.json'), 'utf8'));

/** Reads every row of every table as PostgreSQL prints it, and how far each sequence is. */
async function contentsOf({ read }: Pick<TestProvider, 'read'>) {
  return read(async (db) => {
    const contents: Record<string, unknown> = {};
    const tables = await readRows<{ name: string }>(
      db,
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await readRows<{ row: string }>(db, sql`SELECT t::text AS row FROM ${sql.identifier(name)} AS t`);
      contents[name] = rows.map(({ row }) => row).sort();
    }
    contents.sequences = await readRows(db, sql`SELECT sequencename, last_value FROM pg_sequences ORDER BY 1`);
    return contents;
  });
}

async function picturesOf({ rows, services }: TestProvider) {
  const read = async (name: string) => {
    const found = await services.files.get(name);
    return [
      name,
      found &&
        createHash('sha256')
          .update(await buffer(found.body))
          .digest('hex'),
    ] as const;
  };
  return new Map(await Promise.all((await rows(pictures)).map(({ id }) => read(id))));
}

it(
  'is made while members write, and has each of their calls whole or not at all',
  async () => {
    const member = await site.member();
    let written = 0;
    const write = async () => {
      while (written < 30) {
        const answer = await member.call('POST', 'topics/', { title: `쓰는 동안 ${written}`, content: '백업과 함께' });
        expect(answer.status).toBe(200);
        await member.call('POST', `topics/${answer.body.id}/like/`);
        written += 1;
        // The backup reads files, for which a call of the app leaves no turn.
        await turn();
      }
    };
    const writing = write();
    await expect.poll(() => written).toBeGreaterThan(2);
    const archive = await archiveOf(env, 'hot');
    await writing;
    expect(await readdir(join(env.DATA_DIR, 'copy'))).not.toContain('db');

    const provider = await restored('from hot', archive);
    const own = (await provider.rows(topics)).filter(({ userId }) => userId === member.id);
    expect(own.length).toBeGreaterThan(2);
    expect(own.length).toBeLessThan(30);
    const [author] = (await provider.rows(users)).filter(({ id }) => id === member.id);
    expect(author?.topicCount).toBe(own.length);
    const found = new Set((await provider.rows(topicSearch)).map(({ topicId }) => topicId));
    const likes = (await provider.rows(topicLikes)).map(({ topicId }) => topicId);
    for (const { id, likeCount } of own) {
      expect(found).toContain(id);
      expect(likes.filter((topicId) => topicId === id)).toHaveLength(likeCount);
    }
    const sums = new Map<string, number>();
    for (const { userId, ledger, amount } of await provider.rows(ledgerEntries)) {
      sums.set(`${userId} ${ledger}`, (sums.get(`${userId} ${ledger}`) ?? 0) + amount);
    }
    for (const { userId, ledger, balance } of await provider.rows(ledgerBalances)) {
      expect(sums.get(`${userId} ${ledger}`) ?? 0, `${userId} ${ledger}`).toBe(balance);
    }
  },
  LONG_MS,
);

it(
  'restores every row, sequence and picture, and goes on where the site was',
  async () => {
    const archive = await archiveOf(env, 'quiet');
    expect((await stat(archive)).mode & 0o777).toBe(0o700);
    const provider = await restored('from quiet', archive);
    expect(await contentsOf(provider)).toEqual(await contentsOf(site));
    expect(await picturesOf(provider)).toEqual(await picturesOf(site));
    expect(await sumsOf(await archiveOf(storageIn('from quiet'), 'again'))).toEqual(await sumsOf(archive));

    const before = await site.rows(topics);
    const body = { username: 'demo', password: DEMO_PASSWORD };
    const { status: signIn, body: signedIn } = await provider.call('POST', 'auth/login/', { body });
    expect(signIn).toBe(200);
    const token = signedIn.accessToken;

    const liked = await site.rows(topicLikes);
    const other = before.find(
      ({ id, status, userId }) =>
        status === 'published' &&
        userId !== signedIn.user.id &&
        !liked.some((like) => like.topicId === id && like.userId === signedIn.user.id),
    );
    expect((await provider.call('POST', `topics/${other?.id}/like/`, { token })).status).toBe(200);
    const now = (await provider.rows(topics)).find(({ id }) => id === other?.id);
    expect(now?.likeCount).toBe((other?.likeCount ?? 0) + 1);

    const made = await provider.call('POST', 'topics/', {
      token,
      body: { title: '푸르스름한달빛', content: '다음 글' },
    });
    expect(made.body.id).toBe(Math.max(...before.map(({ id }) => id)) + 1);
    const search = await provider.call('GET', `search/?search=${encodeURIComponent('푸르스름한달빛')}&kind=topics`);
    expect(search.body.count).toBe(1);
  },
  LONG_MS,
);

it.runIf(SERVER)(
  'moves to PostgreSQL and back with every row, sequence and picture',
  async () => {
    const { url, drop } = await createPostgres(SERVER ?? '');
    onTestFinished(drop);
    const postgres = storageIn('postgres', { DATABASE_URL: url });
    const archive = await archiveOf(env, 'to postgres');
    await restoreInto(postgres, archive);
    const moved = await archiveOf(postgres, 'of postgres');
    expect(await sumsOf(moved)).toEqual(await sumsOf(archive));
    expect((await manifestOf(moved)).sequences).toEqual((await manifestOf(archive)).sequences);

    const back = await restored('back', moved);
    expect(await contentsOf(back)).toEqual(await contentsOf(site));
    expect(await picturesOf(back)).toEqual(await picturesOf(site));
    await expect(restoreInto(postgres, archive)).rejects.toThrow('has tables already');
  },
  LONG_MS,
);

it('moves the pictures to a bucket and back', async () => {
  const directory = await mkdtemp(pathOf('s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'gyeol' }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
  const bucket = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'gyeol', S3_REGION: 'us-east-1', ...keys };
  const target = storageIn('with a bucket', bucket);
  await restoreInto(target, small);
  expect(await readdir(pathOf('with a bucket'))).not.toContain('files');
  expect(await sumsOf(await archiveOf(target, 'of a bucket'))).toEqual(await sumsOf(small));
});

it('names a picture that was deleted while it ran', async () => {
  const gone = 'picture20-9x9.webp';
  const archive = pathOf('without one');
  await backUpSmall(archive, { get: async (name) => (name === gone ? null : pictureStore.get(name)) });
  expect((await manifestOf(archive)).pictures).toEqual({ files: 29, missing: [gone] });
  const provider = await restored('from one less', archive);
  const found = await picturesOf(provider);
  expect([found.size, found.get(gone)]).toEqual([30, null]);
});

it('is not made under the name of something else', async () => {
  await expect(backUpSmall(small, pictureStore)).rejects.toThrow('exists already: name a new folder');
});

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
/** Returns a function that finds the disk full from its nth call on. */
function fullAfter<Args extends unknown[], T>(calls: number, work: (...args: Args) => Promise<T>) {
  let left = calls;
  return async (...args: Args) => {
    left -= 1;
    if (left < 0) throw full;
    return work(...args);
  };
}

it('leaves nothing of a backup that fails', async () => {
  const before = (await readdir(folder)).sort();
  const get = fullAfter(20, pictureStore.get);
  await expect(backUpSmall(pathOf('failed'), { get })).rejects.toThrow('no space left');
  expect((await readdir(folder)).sort()).toEqual(before);
});

it('leaves the target as it was when the disk is full', async () => {
  const target = storageIn('full');
  const store = createFileStore(target);
  await store.put('picture10-9x9.webp', Buffer.from('picture10-9x9.webp'));
  const put = fullAfter(20, store.put);
  await expect(restoreInto(target, small, { ...store, put })).rejects.toThrow('no space left');
  expect(await readdir(pathOf('full'))).not.toContain('db');
  expect(await readdir(pathOf('full'))).not.toContain('db.json');
  expect(await readdir(join(pathOf('full'), 'files'))).toEqual(['picture10-9x9.webp']);
  await restoreInto(target, small);
  expect(await readdir(join(pathOf('full'), 'files'))).toHaveLength(30);
});

it('restores an archive of an earlier version, which the next start migrates, and nothing over it', async () => {
  await restoreInto(storageIn('earlier'), small);
  for (const isAgain of [false, true]) {
    const provider = await open(storageIn('earlier'));
    const { status, body } = await provider.call('GET', 'forums/').finally(provider.stop);
    expect([status, body.results.map(({ slug }: { slug: string }) => slug)]).toEqual([200, ['old']]);
    if (!isAgain) await expect(restoreInto(storageIn('earlier'), small)).rejects.toThrow('move db and db.json away');
  }
});

/** Changes the manifest of an archive, and its sum with it. */
async function rewrite(archive: string, change: object) {
  const path = join(archive, 'manifest.json');
  const sums = await readFile(join(archive, 'SHA256SUMS'), 'utf8');
  const text = JSON.stringify({ ...(await manifestOf(archive)), ...change });
  await writeFile(path, text);
  const sum = createHash('sha256').update(text).digest('hex');
  await writeFile(join(archive, 'SHA256SUMS'), sums.replace(/\w{64} {2}manifest\.json/, `${sum}  manifest.json`));
}

async function flip(path: string) {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}
const firstPicture = async (archive: string) => join('files', (await readdir(join(archive, 'files')))[0] ?? '');

it.each<[string, string, (archive: string) => Promise<unknown>]>([
  [
    'with a flipped byte in a table',
    'tables/forums.jsonl is not as it was written',
    (a) => flip(join(a, 'tables/forums.jsonl')),
  ],
  ['with a flipped byte in a picture', 'is not as it was written', async (a) => flip(join(a, await firstPicture(a)))],
  [
    'with a flipped byte in its manifest',
    'manifest.json is not as it was written',
    (a) => flip(join(a, 'manifest.json')),
  ],
  ['without a table', 'tables/topics.jsonl is missing', (a) => rm(join(a, 'tables/topics.jsonl'))],
  ['without a picture', 'is missing', async (a) => rm(join(a, await firstPicture(a)))],
  ['without its sums', 'is no complete backup', (a) => rm(join(a, 'SHA256SUMS'))],
  ['with cut sums', 'SHA256SUMS is cut', async (a) => truncate(join(a, 'SHA256SUMS'), 4000)],
  [
    'with a path that leads out of it',
    'SHA256SUMS has the line',
    (a) => appendFile(join(a, 'SHA256SUMS'), `${'0'.repeat(64)}  files/../x\n`),
  ],
  [
    'of a newer format',
    'written by a newer program, of version 9.0.0',
    (a) => rewrite(a, { format: 2, version: '9.0.0' }),
  ],
  [
    'of a newer migration',
    'written by a newer program, of version 9.0.0',
    (a) => rewrite(a, { version: '9.0.0', migrated: { count: 999, hash: 'x' } }),
  ],
  ['of another program', 'is the backup of another program', (a) => rewrite(a, { migrated: { count: 1, hash: 'x' } })],
])('rejects an archive %s, and makes nothing', async (_, message, damage) => {
  const archive = await mkdtemp(pathOf('damaged-'));
  await cp(small, archive, { recursive: true });
  await damage(archive);
  await expect(restoreInto(storageIn('of damaged'), archive)).rejects.toThrow(message);
  expect(existsSync(pathOf('of damaged'))).toBe(false);
});

it('keeps every value of every type exactly, and loads what triggers have made once', async () => {
  const values = [
    "(1, '줄\u2028바꿈\u0085\r\n\t\"\\', '2026-03-02 03:04:05.123456+09', 'infinity', 0.1::float8 + 0.2, 'NaN', 12345678901234567890.0100, 9007199254740993, '\\x00ff10', 'null', '{\"a\": [1.10, null, \"\\u2028\"]}', '{{1,NULL},{3,4}}', '{\"a,b\",NULL,\"NULL\",\"\"}', '1 mon 2 days 03:04:05.000006', '23:59:59.999999', '0044-03-15 BC', 2)",
    "(2, '', NULL, '-infinity', '-Infinity', -0.0, NULL, -1, '', NULL, '\"\"', '{}', '[0:1]={x,y}', NULL, NULL, NULL, 1)",
  ];
  const create = async (tx: Db) => {
    await tx.execute(
      sql.raw(`
      CREATE TABLE "Odd" (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, words text, at timestamptz, at2 timestamp, a float8, b float4,
        exact numeric(40, 4), big bigint, bytes bytea, nothing jsonb, value jsonb, grid integer[], list text[],
        length interval, clock time, day date, other integer,
        twice integer GENERATED ALWAYS AS (id * 2) STORED
      )`),
    );
    await tx.execute(sql.raw('ALTER TABLE "Odd" ADD FOREIGN KEY (other) REFERENCES "Odd" (id) NOT VALID'));
    await tx.execute(sql.raw('CREATE TABLE odd_count (n integer)'));
    await tx.execute(sql.raw('INSERT INTO odd_count VALUES (0)'));
    await tx.execute(
      sql.raw(`
      CREATE FUNCTION count_odd() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE odd_count SET n = n + 1; RETURN NULL; END $$`),
    );
    await tx.execute(
      sql.raw('CREATE TRIGGER count_odd AFTER INSERT ON "Odd" FOR EACH ROW EXECUTE FUNCTION count_odd()'),
    );
  };
  const [source, target] = [await openEmbedded({ migrate: false }), await openEmbedded({ migrate: false })];
  onTestFinished(async () => {
    await source.close();
    await target.close();
  });
  await source.write(async (tx) => {
    await create(tx);
    await tx.execute(sql`SET LOCAL TimeZone = 'America/St_Johns'`);
    await tx.execute(sql.raw(`INSERT INTO "Odd" OVERRIDING SYSTEM VALUE VALUES ${values.join(', ')}`));
  });
  const lines = await source.snapshot(async (tx) => {
    await settle(tx);
    const read: [Awaited<ReturnType<typeof readTables>>[number], string[]][] = [];
    for (const table of await readTables(tx)) {
      const rows: string[] = [];
      for await (const some of readTable(tx, table)) rows.push(...some);
      read.push([table, rows]);
    }
    return read;
  });
  await target.write(async (tx) => {
    await create(tx);
    await tx.execute(sql`DELETE FROM odd_count`);
    const load = await tableLoader(tx);
    const each = async function* (rows: string[]) {
      yield* rows;
    };
    await withoutRules(
      tx,
      lines.map(([table]) => table),
      async () => {
        for (const [table, rows] of lines) await load(table, each(rows));
      },
    );
  });
  const odd = (database: typeof source) =>
    database.read((db) => readRows(db, sql`SELECT o::text, n FROM "Odd" AS o, odd_count ORDER BY id`));
  expect(await odd(target)).toEqual(await odd(source));
  expect(await odd(target)).toMatchObject([{ n: 2 }, { n: 2 }]);
  await expect(target.write((tx) => tx.execute(sql`UPDATE "Odd" SET other = 9`))).rejects.toThrow();
});
