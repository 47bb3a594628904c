import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../../server/root.ts';
import { findPort } from './ports.ts';
import type { Postgres } from './postgres.ts';

/** A PgBouncer in front of a PostgreSQL, by the file of deploy/. */
export interface Pgbouncer {
  url: string;
  port: number;
  /** Its configuration. */
  config: string;
  /** Starts it anew: the new one takes over the connections of the old one, which ends. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the file of deploy/ with the addresses and folders of one site on this machine. */
function configured({ folder, port }: Postgres, ownPort: number): string {
  return readFileSync(join(ROOT, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('host=127.0.0.1 port=5432 dbname=gyeol', `host=127.0.0.1 port=${port} dbname=postgres`)
    .replace('listen_port = 6432', `listen_port = ${ownPort}`)
    .replace('/var/run/postgresql', folder)
    .replace('auth_file = /etc/pgbouncer', `auth_file = ${folder}`)
    .replace('scram-sha-256', 'trust');
}

/** Returns whether PgBouncer is installed. */
export const hasPgbouncer = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0;

/** Starts it in the folder of a PostgreSQL, by the same user: it refuses to run as root. @throws where it is not installed, or ends */
export async function startPgbouncer(postgres: Postgres): Promise<Pgbouncer> {
  if (!hasPgbouncer()) throw new Error('PgBouncer is not installed');
  const port = await findPort();
  const config = join(postgres.folder, 'pgbouncer.ini');
  writeFileSync(config, configured(postgres, port));
  writeFileSync(join(postgres.folder, 'userlist.txt'), '"gyeol" ""\n');
  // The commands of the guide write it, as an operator's user does.
  postgres.own(config);
  const url = `postgres://gyeol@127.0.0.1:${port}/gyeol`;
  let child = postgres.run('pgbouncer', [config]);
  await untilAnswered(url, child);
  return {
    url,
    port,
    config,
    async restart() {
      const old = child;
      child = postgres.run('pgbouncer', ['-R', config]);
      if (old.exitCode === null) await once(old, 'exit');
      await untilAnswered(url, child);
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilAnswered(url: string, child: ChildProcess) {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    const failure = await client.connect().then(
      () => client.end(),
      (error: NodeJS.ErrnoException) => error,
    );
    if (!failure) return;
    if (failure.code !== 'ECONNREFUSED' || child.exitCode !== null) throw failure;
    await new Promise((done) => setTimeout(done, 50));
  }
}
