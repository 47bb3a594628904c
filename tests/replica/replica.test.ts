import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openPostgres } from '../../provider/platform/db/client.ts';
import { readRows } from '../../provider/platform/db/rows.ts';
import { ApiError } from '../../provider/platform/errors/errors.ts';
import { createMetrics } from '../../provider/platform/metrics/metrics.ts';
import { startTestProvider, type TestMember, type TestProvider } from '../../provider/testing.ts';
import { type Postgres, startPostgres } from '../../scripts/lib/postgres.ts';

/** A database that loses nothing it has acknowledged, as a site's: only such a one tells how far its log is. */
const primary = await startPostgres(['fsync=off']);

// Debian's package postgresql has it; continuous integration installs it.
describe.runIf(primary)('a provider with a replica', () => {
  let replica: Postgres;
  let database: Database;
  let provider: TestProvider;
  let author: TestMember;
  let forumId: number;
  const onReplica = vi.fn();

  beforeAll(async () => {
    if (!primary) throw new Error('PostgreSQL is not installed');
    replica = await primary.replicate();
    database = await openPostgres(primary.url, { replicaUrl: replica.url, onReplica });
    provider = await startTestProvider({ opened: Promise.resolve(database) });
    author = await provider.member();
    forumId = (await provider.forum()).id;
  });
  afterAll(async () => {
    await provider?.stop();
    await replica?.stop();
    await primary?.stop();
  });
  beforeEach(() => onReplica.mockReset());

  /** Returns whether reads are answered by a standby. */
  const isAtReplica = async (from = database) => {
    const [row] = await from.read((db) => readRows<{ at: boolean }>(db, sql`SELECT pg_is_in_recovery() AS at`));
    return row?.at;
  };
  const atReplica = (statement: string) => replica.shell(`psql -qc "${statement}"`);
  const delayReplay = (time: string) => {
    atReplica(`ALTER SYSTEM SET recovery_min_apply_delay = '${time}'`);
    atReplica('SELECT pg_reload_conf()');
  };
  const titles = async (member?: TestMember) => {
    const path = 'forums/free/topics/?page_size=50';
    const { body } = await (member ? member.call('GET', path) : provider.call('GET', path));
    return body.results.map(({ title }: { title: string }) => title);
  };
  const post = (title: string) => provider.topic({ forumId, userId: author.id, title });

  it('reads at the replica, and snapshots there', async () => {
    await expect.poll(() => isAtReplica()).toBe(true);
    const [row] = await database.snapshot((tx) => readRows(tx, sql`SELECT pg_is_in_recovery() AS at`));
    expect(row).toEqual({ at: true });
  });

  it('shows every write at once, to its member and to a visitor, from a replica that is late', async () => {
    delayReplay('30ms');
    for (let number = 0; number < 30; number += 1) {
      const title = `당김 ${number}`;
      await post(title);
      expect(await titles(author)).toContain(title);
      expect(await titles()).toContain(title);
    }
    expect(await isAtReplica()).toBe(true);
    delayReplay('0');
  });

  it('reads at the primary while the replica is behind, reports that once, and goes back', async () => {
    atReplica('SELECT pg_wal_replay_pause()');
    await post('멈춘 사이의 글');
    expect(await titles()).toContain('멈춘 사이의 글');
    expect(await isAtReplica()).toBe(false);
    await expect.poll(() => titles().then(() => onReplica.mock.calls.length)).toBe(1);
    expect(onReplica).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringMatching(/behind$/) }));
    atReplica('SELECT pg_wal_replay_resume()');
    await expect.poll(() => isAtReplica()).toBe(true);
    expect(onReplica.mock.calls).toEqual([[expect.any(Error)], [undefined]]);
  });

  it('reads again at the primary what fails at the replica, but not what is rejected', async () => {
    const ends = vi.fn(async (db) => {
      const [row] = await readRows<{ at: boolean }>(db, sql`SELECT pg_is_in_recovery() AS at`);
      if (row?.at) await db.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
      return 'read';
    });
    await expect.poll(() => isAtReplica()).toBe(true);
    expect(await database.read(ends)).toBe('read');
    expect(ends).toHaveBeenCalledTimes(2);
    expect(onReplica).toHaveBeenCalledTimes(1);
    await expect.poll(() => isAtReplica()).toBe(true);
    const rejects = vi.fn(async () => {
      throw new ApiError(404, 'not_found');
    });
    await expect(database.read(rejects)).rejects.toThrow('not_found');
    expect(rejects).toHaveBeenCalledTimes(1);
  });

  it('is not ready where its address leads to a standby', async () => {
    const standby = await openPostgres(replica.url, { migrate: false });
    expect([await standby.isWritable(), await database.isWritable()]).toEqual([false, true]);
    await standby.close();
  });

  it('measures whether the replica is used', async () => {
    const { registry } = createMetrics(database, { readWork: async () => ({}), readQueues: async () => ({}) });
    await expect.poll(() => registry.metrics()).toContain('gyeol_database_replica_used 1');
  });

  it('starts and reads without a replica that is away', async () => {
    const lost = vi.fn();
    const alone = await openPostgres(primary?.url ?? '', {
      replicaUrl: 'postgres://gyeol@127.0.0.1:1/x',
      onReplica: lost,
    });
    expect(await isAtReplica(alone)).toBe(false);
    expect(await isAtReplica(alone)).toBe(false);
    expect(lost).toHaveBeenCalledTimes(1);
    await alone.close();
  });

  it('goes on reading while the primary is away, takes no write, and leaves a replica that was promoted', async () => {
    await post('마지막 글');
    await primary?.kill();
    await expect.poll(() => titles(author).catch(() => [])).toContain('마지막 글');
    expect(await isAtReplica()).toBe(true);
    await expect(database.isWritable()).rejects.toThrow();
    atReplica('SELECT pg_promote()');
    const promoted = await openPostgres(replica.url, { replicaUrl: replica.url, onReplica });
    expect(await isAtReplica(promoted)).toBe(false);
    expect(onReplica).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'It is a standby no more' }));
    await promoted.close();
  });
});

/** A replica with more of a log than the primary beside it, each of which came about after a failure. */
const furtherReplicas: [string, () => Promise<{ servers: Postgres[]; primary: Postgres; replica: Postgres }>][] = [
  [
    'that a restored primary had before',
    async () => {
      const [restored, former] = [await start(), await start()];
      const replica = await former.replicate();
      await fill(former, replica);
      return { servers: [restored, former, replica], primary: restored, replica };
    },
  ],
  [
    'that got more than the one that was promoted',
    async () => {
      const lost = await start();
      const [promoted, replica] = [await lost.replicate(), await lost.replicate()];
      promoted.shell(`psql -qc "ALTER SYSTEM SET primary_conninfo = ''" -c "SELECT pg_reload_conf()"`);
      await expect.poll(() => promoted.shell('psql -qAtc "SELECT count(*) FROM pg_stat_wal_receiver"')).toBe('0\n');
      await fill(lost, replica);
      await lost.kill();
      promoted.shell('psql -qc "SELECT pg_promote()"');
      return { servers: [lost, promoted, replica], primary: promoted, replica };
    },
  ],
];
async function start(): Promise<Postgres> {
  const server = await startPostgres(['fsync=off']);
  if (!server) throw new Error('PostgreSQL is not installed');
  return server;
}
/** Writes much at a primary, until its replica has it. */
async function fill(at: Postgres, replica: Postgres) {
  at.shell('psql -qc "CREATE TABLE much AS SELECT repeat(md5(n::text), 30) FROM generate_series(1, 50000) AS n"');
  await expect.poll(() => replica.shell(`psql -qAtc "SELECT to_regclass('much')"`)).toBe('much\n');
}

it.runIf(primary).each(furtherReplicas)('reads nothing from a replica %s', async (_which, fail) => {
  const { servers, primary: own, replica } = await fail();
  const lost = vi.fn();
  const database = await openPostgres(own.url, { replicaUrl: replica.url, onReplica: lost });
  const [row] = await database.read((db) => readRows(db, sql`SELECT pg_is_in_recovery() AS at`));
  expect(row).toEqual({ at: false });
  expect(lost).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('another primary') }));
  await database.close();
  for (const server of servers) await server.stop();
});
