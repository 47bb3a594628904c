import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { type Database, type Db, openEmbedded, openPostgres } from '../platform/db/client.ts';
import { createPostgres } from '../testing.ts';

const MIGRATIONS = 'provider/db/migrations';
const JOURNAL = join('meta', '_journal.json');

/** Copies the migrations before the one of this name. */
async function migrationsBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gyeol-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(join(folder, JOURNAL), 'utf8'));
  const at = journal.entries.findIndex(({ tag }) => tag === name);
  await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

/** Opens a database that was filled by `insert` before the migration of this name, as the program does after it. */
async function openAfter(name: string, insert: (db: Db) => Promise<void>): Promise<Database> {
  const before = { migrationsFolder: await migrationsBefore(name) };
  // biome-ignore lint/style/noProcessEnv: the tests choose their database as the program does.
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) {
    const client = await PGlite.create();
    await migratePglite(drizzlePglite(client), before);
    await insert(drizzlePglite(client));
    const snapshot = await client.dumpDataDir('none');
    await client.close();
    const database = await openEmbedded({ snapshot });
    onTestFinished(() => database.close());
    return database;
  }
  const { url, drop } = await createPostgres(DATABASE_URL);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await migratePostgres(drizzlePostgres(pool), before);
  await insert(drizzlePostgres(pool));
  await pool.end();
  const database = await openPostgres(url);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return database;
}

const read = async (db: Db, query: SQL) =>
  ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
const rowsOf = (database: Database, query: SQL) => database.read((db) => read(db, query));

const WAVE = '물결';
const APART = WAVE.normalize('NFD');

it('composes the texts that were stored decomposed, and what is looked for in them', async () => {
  let untouched: unknown;
  const database = await openAfter('0018_compose_texts', async (db) => {
    await db.execute(sql`
      INSERT INTO users (username, email, nickname, introduction, delivery, terms_version, terms_agreed_at)
      VALUES ('wave', 'a@gyeol.test', ${APART}, ${`${APART} 소개`}, ${JSON.stringify({ recipient: APART })}, '1', now())`);
    await db.execute(sql`
      INSERT INTO forums (slug, name, name_en, description, description_en) VALUES ('free', '자유', '', '', '')`);
    await db.execute(sql`
      INSERT INTO topics (forum_id, user_id, title, content)
      VALUES (1, 1, ${`${APART} 세\u00ad럼`}, ${APART}), (1, 1, ${WAVE}, '보습')`);
    await db.execute(sql`
      INSERT INTO manager_log (manager_id, action, label, created_at) VALUES (1, 'topic_hidden', ${APART}, now())`);
    await db.execute(sql`
      INSERT INTO raffles (title, title_en, description, description_en, image, starts_at, ends_at, seed, seed_hash)
      VALUES (${APART}, '', '', '', '', now(), now(), 'seed', 'hash')`);
    await db.execute(sql`
      INSERT INTO raffle_participations (raffle_id, user_id, client_seed, number, created_at)
      VALUES (1, 1, ${APART}, 1, now())`);
    [untouched] = await read(db, sql`SELECT xmin::text FROM topics WHERE id = 2`);
  });
  expect(await rowsOf(database, sql`SELECT nickname, introduction, delivery FROM users`)).toEqual([
    { nickname: WAVE, introduction: `${WAVE} 소개`, delivery: { recipient: WAVE } },
  ]);
  expect(await rowsOf(database, sql`SELECT title, content FROM topics WHERE id = 1`)).toEqual([
    { title: `${WAVE} 세\u00ad럼`, content: WAVE },
  ]);
  expect(await rowsOf(database, sql`SELECT search_text FROM topic_search ORDER BY topic_id`)).toEqual([
    { search_text: `${WAVE} 세럼 ${WAVE}` },
    { search_text: `${WAVE} 보습` },
  ]);
  expect(await rowsOf(database, sql`SELECT search_text FROM user_search`)).toEqual([{ search_text: `${WAVE} wave` }]);
  expect(await rowsOf(database, sql`SELECT title FROM raffles`)).toEqual([{ title: WAVE }]);
  // What must stay as it was sent, and what needed no change.
  expect(await rowsOf(database, sql`SELECT label FROM manager_log`)).toEqual([{ label: APART }]);
  expect(await rowsOf(database, sql`SELECT client_seed FROM raffle_participations`)).toEqual([{ client_seed: APART }]);
  expect(await rowsOf(database, sql`SELECT xmin::text FROM topics WHERE id = 2`)).toEqual([untouched]);
});

it('straightens the quotes in what is looked for, of topics written before too', async () => {
  const database = await openAfter('0057_straighten_quotes', async (db) => {
    await db.execute(sql`
      INSERT INTO users (username, email, nickname, terms_version, terms_agreed_at)
      VALUES ('wave', 'a@gyeol.test', '물결', '1', now())`);
    await db.execute(sql`
      INSERT INTO forums (slug, name, name_en, description, description_en) VALUES ('free', '자유', '', '', '')`);
    await db.execute(sql`
      INSERT INTO topics (forum_id, user_id, title, content) VALUES (1, 1, '‘꿀피부’ 비결', 'It’s “물광”')`);
  });
  expect(await rowsOf(database, sql`SELECT search_text FROM topic_search`)).toEqual([
    { search_text: `'꿀피부' 비결 it's "물광"` },
  ]);
  expect(await rowsOf(database, sql`SELECT title FROM topics`)).toEqual([{ title: '‘꿀피부’ 비결' }]);
});

it('reads what earlier notifications tell of from their kind and their address', async () => {
  const database = await openAfter('0019_notification_causes', async (db) => {
    for (const name of ['reader', 'first', 'second']) {
      await db.execute(sql`
        INSERT INTO users (username, email, nickname, terms_version, terms_agreed_at)
        VALUES (${name}, ${`${name}@gyeol.test`}, ${name}, '1', now())`);
    }
    const notifications = [
      ['comment', 'topic', '7', '/forums/free/topics/7?page=2#comment-31'],
      ['reply', 'question', '8', '/questions/q-8#comment-32'],
      ['mention', 'post', '9', '/posts/9'],
      ['answer', 'question', '8', '/questions/q-8#answer-41'],
      ['like', 'topic', '7', '/forums/free/topics/7'],
      ['heart', 'participant', '5', '/challenges/1'],
      ['published', 'post', '9', '/posts/9'],
      ['follow', 'user', 'first', '/users/first'],
    ];
    for (const [kind, subject, id, path] of notifications) {
      await db.execute(sql`
        WITH told AS (
          INSERT INTO notifications (user_id, kind, group_key, subject_type, subject_id, path, created_at, updated_at)
          VALUES (1, ${kind}, ${`${kind}:${id}`}, ${subject}, ${id}, ${path}, now(), now()) RETURNING id
        )
        INSERT INTO notification_actors (notification_id, user_id, created_at)
        SELECT id, actor, at::timestamptz FROM told, (VALUES (2, '2026-11-01'), (3, '2026-11-02')) AS acted (actor, at)`);
    }
  });
  const told = await rowsOf(
    database,
    sql`SELECT kind, subject, c.subject_id, actor_id FROM notification_causes c
      JOIN notifications n ON n.id = c.notification_id ORDER BY n.id, actor_id`,
  );
  // Of a comment or an answer only the last is known; everyone who liked is.
  expect(told.map((row) => Object.values(row))).toEqual([
    ['comment', 'comment', 31, 3],
    ['reply', 'comment', 32, 3],
    ['answer', 'answer', 41, 3],
    ['like', 'topic', 7, 2],
    ['like', 'topic', 7, 3],
    ['heart', 'participant', 5, 2],
    ['heart', 'participant', 5, 3],
    ['published', 'post', 9, 3],
  ]);
});

it('keeps the keys of credits by which a store knows them, and names whom one without a store was for', async () => {
  const database = await openAfter('0040_add_credit_keys', async (db) => {
    for (const name of ['member', '~erased']) {
      await db.execute(sql`
        INSERT INTO users (username, email, nickname, terms_version, terms_agreed_at)
        VALUES (${name}, ${`${name}@gyeol.test`}, ${name}, '1', now())`);
    }
    await db.execute(sql`
      INSERT INTO ledger_entries (user_id, ledger, amount, balance, reason, created_at)
      SELECT 1, 'point', -1000, 0, 'converted', now() FROM generate_series(1, 3)`);
    await db.execute(sql`
      INSERT INTO store_credits (user_id, entry_id, won, status, username, created_at)
      VALUES (1, 1, 1000, 'pending', 'former', now()), (1, 2, 1000, 'recorded', null, now()), (2, 3, 1000, 'recorded', null, now())`);
  });
  expect(await rowsOf(database, sql`SELECT key, username FROM store_credits ORDER BY id`)).toEqual([
    { key: 'gyeol-credit-1', username: 'former' },
    { key: 'gyeol-credit-2', username: 'member' },
    { key: 'gyeol-credit-3', username: null },
  ]);
});

it('reads how members signed up from the account that was linked as they did', async () => {
  const database = await openAfter('0037_sign_up_ways', async (db) => {
    for (const name of ['by_mail', 'by_kakao', 'linked_later']) {
      await db.execute(sql`
        INSERT INTO users (username, email, nickname, terms_version, terms_agreed_at, created_at)
        VALUES (${name}, ${`${name}@gyeol.test`}, ${name}, '1', now(), '2026-02-01')`);
    }
    await db.execute(sql`
      INSERT INTO social_accounts (provider, account, user_id, linked_at)
      SELECT 'kakao', username, id, CASE username WHEN 'by_kakao' THEN created_at ELSE created_at + interval '1 day' END
      FROM users WHERE username <> 'by_mail'`);
  });
  expect(await rowsOf(database, sql`SELECT username, signed_up_by FROM users ORDER BY id`)).toEqual([
    { username: 'by_mail', signed_up_by: 'email' },
    { username: 'by_kakao', signed_up_by: 'kakao' },
    { username: 'linked_later', signed_up_by: 'email' },
  ]);
});

it('counts the likes that members received of all that they wrote, without their own', async () => {
  const database = await openAfter('0048_count_received_likes', async (db) => {
    for (const name of ['author', 'reader', 'other']) {
      await db.execute(sql`
        INSERT INTO users (username, email, nickname, terms_version, terms_agreed_at)
        VALUES (${name}, ${`${name}@gyeol.test`}, ${name}, '1', now())`);
    }
    await db.execute(sql`
      INSERT INTO forums (slug, name, name_en, description, description_en) VALUES ('free', '자유', '', '', '')`);
    // Counted as they were: of topics and posts, own ones too.
    await db.execute(sql`
      INSERT INTO topics (forum_id, user_id, title, content, like_count) VALUES (1, 1, '보습', '세 겹', 3)`);
    await db.execute(sql`
      INSERT INTO comments (subject, subject_id, user_id, content, like_count) VALUES ('topic', 1, 2, '저도요', 1)`);
    await db.execute(sql`INSERT INTO topic_likes (topic_id, user_id) VALUES (1, 1), (1, 2), (1, 3)`);
    await db.execute(sql`INSERT INTO comment_likes (comment_id, user_id) VALUES (1, 1)`);
  });
  const counts = sql`SELECT like_count FROM users ORDER BY id`;
  expect(await rowsOf(database, counts)).toEqual([{ like_count: 2 }, { like_count: 1 }, { like_count: 0 }]);
  // From then on the likes count themselves, several by one statement too.
  await database.write(async (tx) => {
    await tx.execute(sql`DELETE FROM topic_likes`);
    await tx.execute(sql`INSERT INTO comment_likes (comment_id, user_id) VALUES (1, 2), (1, 3)`);
  });
  expect(await rowsOf(database, counts)).toEqual([{ like_count: 0 }, { like_count: 2 }, { like_count: 0 }]);
});
