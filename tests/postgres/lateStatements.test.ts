import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../provider/app.ts';
import { topics } from '../../provider/db/schema/topics.ts';
import { openPostgres } from '../../provider/platform/db/client.ts';
import { createMetrics } from '../../provider/platform/metrics/metrics.ts';
import { startTestProvider, type TestMember, type TestProvider } from '../../provider/testing.ts';
import { readCommands } from '../../scripts/lib/guide.ts';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../../scripts/lib/pgbouncer.ts';
import { startPostgres } from '../../scripts/lib/postgres.ts';

const STATEMENT_MS = 300;
/** Commits wait for a replica where there is one. */
const postgres = await startPostgres(['fsync=off']);
const ways = ['directly', ...(hasPgbouncer() ? ['pooled'] : [])];
afterAll(() => postgres?.stop());

// Debian's packages postgresql and pgbouncer have them; continuous integration installs them.
describe.runIf(postgres).each(ways)('a statement of a call on PostgreSQL, %s', (way) => {
  let pgbouncer: Pgbouncer | undefined;
  let provider: TestProvider;
  let author: TestMember;

  beforeAll(async () => {
    if (!postgres) throw new Error('PostgreSQL is not installed');
    if (way !== 'directly') {
      const [role = ''] = readCommands('docs/deploy.md', '## Through PgBouncer', 'sql');
      postgres.shell('psql -qc "$STATEMENTS"', { STATEMENTS: role });
      pgbouncer = await startPgbouncer(postgres);
    }
    const opened = openPostgres(pgbouncer?.url ?? postgres.url, { prepare: false, statementMs: STATEMENT_MS });
    provider = await startTestProvider({ opened });
    author = await provider.member({ username: way });
    await provider.forum(way);
  });
  afterAll(async () => {
    await provider?.stop();
    await pgbouncer?.stop();
  });

  const ask = (statement: string) => postgres?.shell('psql -qAtc "$STATEMENT"', { STATEMENT: statement }).trim();
  /** Counts the statements of the provider that last longer than they may, those that wait for `event` alone. */
  const late = (event = '%') =>
    ask(`SELECT count(*) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state = 'active'
      AND backend_type = 'client backend' AND wait_event LIKE '${event}'
      AND clock_timestamp() - query_start > '${STATEMENT_MS} ms'`);
  /** Locks the topics in a mode while `work` runs. */
  async function whileLocked(mode: string, work: () => Promise<void>) {
    const holder = new pg.Client({ connectionString: postgres?.url });
    await holder.connect();
    await holder.query(`BEGIN; LOCK TABLE topics IN ${mode} MODE`);
    await work().finally(() => holder.end());
  }
  const post = () =>
    author.call('POST', `forums/${way}/topics/`, { title: '세안 뒤 당김', content: '다들 어떻게 하세요?' });

  it('is given up, answered 503 with a time to come back, and ended in PostgreSQL', async () => {
    await whileLocked('ACCESS EXCLUSIVE', async () => {
      // Each takes a connection of the ten: were one kept, calls would soon wait for none.
      for (let calls = 0; calls < 12; calls += 1) {
        const { status, headers, body } = await provider.call('GET', `forums/${way}/topics/`);
        expect([status, headers.get('Retry-After'), body.code]).toEqual([503, '30', 'unavailable']);
      }
      await expect.poll(() => late()).toBe('0');
    });
    expect((await provider.call('GET', `forums/${way}/topics/`)).status).toBe(200);
  });

  it('leaves nothing written', async () => {
    const before = await provider.rows(topics);
    await whileLocked('SHARE', async () => {
      expect((await post()).status).toBe(503);
      await expect.poll(() => late()).toBe('0');
    });
    expect(await provider.rows(topics)).toEqual(before);
    expect((await post()).status).toBe(200);
  });

  it('is counted and logged by its text and code', async () => {
    const nothing = { readWork: async () => ({}), readQueues: async () => ({}) };
    const metrics = createMetrics(provider.services.database, nothing);
    const logged: unknown[] = [];
    const log = pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) });
    const app = createApp({ ...provider.services, metrics, log });
    await whileLocked('ACCESS EXCLUSIVE', async () => {
      expect((await app.request(`/api/v1/forums/${way}/topics/`)).status).toBe(503);
    });
    expect(logged).toEqual([expect.objectContaining({ code: '57014', query: expect.stringContaining('"topics"') })]);
    expect(await metrics.registry.getSingleMetricAsString('gyeol_late_statements_total')).toMatch(/ 1$/);
  });

  it('may last in a job', async () => {
    const sleep = sql`SELECT pg_sleep(${(3 * STATEMENT_MS) / 1000})`;
    await provider.read((db) => db.execute(sleep));
    await provider.write((tx) => tx.execute(sleep));
  });

  it('may last where it commits: what is written is not answered as if it were not', async () => {
    const set = (standbys: string) => {
      ask(`ALTER SYSTEM SET synchronous_standby_names = '${standbys}'`);
      ask('SELECT pg_reload_conf()');
    };
    onTestFinished(() => set(''));
    set('a_replica_that_is_away');
    const answering = author.call('PUT', `users/${author.username}/nickname/`, { nickname: `겨울 ${way}` });
    await expect.poll(() => late('SyncRep')).toBe('1');
    set('');
    expect((await answering).status).toBe(200);
  });
});
