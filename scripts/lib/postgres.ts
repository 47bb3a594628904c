import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { endWithUs } from './endWithUs.ts';
import { findPort } from './ports.ts';

/** A PostgreSQL for one program, stopped and removed with it. */
export interface Postgres {
  url: string;
  port: number;
  /** A folder of the user who runs it. */
  folder: string;
  /** Its data. */
  data: string;
  /**
   * Runs a shell script as that user, with PostgreSQL's programs and the variables by which they find the cluster.
   * Returns what it printed. @throws an Error with that when a command fails
   */
  shell(script: string, env?: Record<string, string>): string;
  /** Gives that user a file. */
  own(path: string): void;
  /** Starts a program as that user, in that folder. */
  run(command: string, args: string[]): ChildProcess;
  /** Starts another one, which replays the log of this one as it is written. */
  replicate(): Promise<Postgres>;
  /** Kills it, as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Debian installs its programs by version, outside of PATH. */
const DEBIAN = '/usr/lib/postgresql';
/** A test's database need not survive a power failure. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Returns the folder of PostgreSQL's programs, the newest version's; undefined where there is none. */
function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin'));
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Returns the user that starts PostgreSQL when this process is root's, which PostgreSQL rejects. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout || Number.NaN),
    );
    if (uid && gid) return { uid, gid };
  }
  return undefined;
}

/** Linux's file system in memory, where a database for a test file is copied twenty times faster than on a disk. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4e9;

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

/**
 * Starts a cluster in a folder of its own on a free port; undefined where PostgreSQL is not installed. Its settings
 * are those of a test unless others are given.
 */
export async function startPostgres(settings: readonly string[] = FAST): Promise<Postgres | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  return serve(programs, settings, [
    'initdb',
    ...['-U', 'gyeol', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ]);
}

/** Makes the data of a cluster by a program and its arguments, and starts PostgreSQL on it. */
async function serve(
  programs: string,
  settings: readonly string[],
  [maker = '', ...args]: string[],
): Promise<Postgres> {
  const owner = unprivileged();
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), 'gyeol-pg-'));
  const own = (path: string) => void (owner && chownSync(path, owner.uid, owner.gid));
  own(folder);
  const options = { ...owner, cwd: folder };
  const data = join(folder, 'data');
  const made = spawnSync(join(programs, maker), ['-D', data, ...args], { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`PostgreSQL's ${maker} failed: ${made.stderr}`);
  const port = await findPort();
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...options, stdio: 'ignore' },
  );
  // A script may have started it again: then it is no child of this process.
  const end = (mode: 'immediate' | 'fast') =>
    spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop'], options);
  const remove = () => {
    end('immediate');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', remove);
  const url = `postgres://gyeol@127.0.0.1:${port}/postgres`;
  await answers(url, server);
  return {
    url,
    port,
    folder,
    data,
    shell(script, env = {}) {
      const { status, stdout, stderr } = spawnSync('bash', ['-euc', script], {
        ...options,
        env: {
          PATH: [programs, process.env.PATH].join(delimiter),
          ...{ PGDATA: data, PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'gyeol', PGDATABASE: 'postgres' },
          ...env,
        } as unknown as NodeJS.ProcessEnv,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${script}\n${stdout}${stderr}`);
      return stdout;
    },
    own,
    run(command, given) {
      const child = spawn(command, given, { ...options, stdio: 'ignore' });
      endWithUs(child);
      return child;
    },
    replicate: () =>
      // The primary knows it by its `cluster_name`.
      serve(
        programs,
        [...settings, 'cluster_name=replica'],
        ['pg_basebackup', ...['-h', '127.0.0.1', '-p', String(port), '-U', 'gyeol', '-R', '-c', 'fast', '--no-sync']],
      ),
    async kill() {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
    async stop() {
      process.off('exit', remove);
      end('fast');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function answers(url: string, server: ChildProcess) {
  while (server.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  throw new Error('PostgreSQL ended as it was started');
}
