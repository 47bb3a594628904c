import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../server/root.ts';
import { type Cluster, startCluster } from './lib/cluster.ts';

/** Fills the database with the first content, by the command for it. */
async function seed(databaseUrl: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/seed.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, DATABASE_URL: databaseUrl } as NodeJS.ProcessEnv,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The first content was not written');
}

function announce({ address, primary, replica, pgbouncer, redis, webs, providers }: Cluster) {
  const of = (instances: Cluster['webs']) => instances.map(({ port }) => port).join(', ');
  console.log(`
결 (Gyeol) runs at ${address}
  webs        ports ${of(webs)}
  providers   ports ${of(providers)}
  PgBouncer   ${pgbouncer.url}
  PostgreSQL  ${primary.url}, its replica ${replica.url}
  Redis       ${redis.url}
Ctrl-C ends and removes all of it.
`);
}

/** `npm run cluster`: a site of two webs and two providers with all that they need, until Ctrl-C. */
process.chdir(ROOT);
const starting = startCluster({ providers: 2, fill: seed });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await (await starting).stop();
    process.exit(0);
  });
}
announce(await starting);
