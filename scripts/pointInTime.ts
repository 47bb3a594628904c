import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../server/root.ts';
import { readCommands } from './lib/guide.ts';
import { fill } from './lib/instances.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';

const MEMBERS = 50;

/** Runs a statement over a connection of its own, and returns its first value. */
async function query({ url }: Postgres, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Waits until PostgreSQL takes writes again. */
async function untilPromoted(postgres: Postgres) {
  while (await query(postgres, 'SELECT pg_is_in_recovery()')) await new Promise((done) => setTimeout(done, 50));
}

/**
 * Runs the commands of docs/backup.md on a cluster of its own: members are there at the copy and others after it, all
 * topics are deleted, and the cluster goes back to the moment before. @throws an Error for a count that differs
 */
async function run() {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed');
  const archive = { ARCHIVE: join(postgres.folder, 'archive') };
  const [startArchiving = '', copy = '', goBack = '', after = '', ...more] = readCommands(
    'docs/backup.md',
    '## Point in time',
  );
  if (!after || more.length > 0) throw new Error('docs/backup.md has other commands than this test runs');
  const counts = () =>
    query(
      postgres,
      "SELECT concat((SELECT count(*) FROM users), ' members, ', (SELECT count(*) FROM topics), ' topics')",
    );
  try {
    const { database } = await fill(postgres.url, MEMBERS);
    await database.close();
    postgres.shell(startArchiving, archive);
    postgres.shell(copy, archive);
    await query(
      postgres,
      "INSERT INTO topics (title, content, forum_id, user_id) SELECT '그 뒤', '', forum_id, user_id FROM topics",
    );
    const before = await counts();
    const moment = String(await query(postgres, 'SELECT clock_timestamp()::text'));
    await query(postgres, 'DELETE FROM topics');
    const deleted = await counts();
    postgres.shell(goBack, { ...archive, MOMENT: moment });
    await untilPromoted(postgres);
    const found = await counts();
    postgres.shell(after, archive);
    console.log(`${before}; after the deletion ${deleted}; restored to ${moment}: ${found}`);
    if (found !== before || deleted === before) throw new Error('The moment before the deletion did not come back');
  } finally {
    await postgres.stop();
  }
}

process.chdir(ROOT);
await run();
