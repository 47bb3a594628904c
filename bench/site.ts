import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newcomerEnv } from '../scripts/lib/newcomerEnv.ts';
import { freePort, run, start, untilAnswered } from './lib.ts';

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** Starts the real site, as `npm start` serves it, over a database of its own. */
export async function startSite(dataDir?: string, env: Record<string, string> = {}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'gyeol-bench-')));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const running = await start('node', ['scripts/run.mjs', 'start'], url, {
    ...newcomerEnv(),
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    ...env,
  });
  // A cached page may answer while the provider is still starting.
  const api = `${url}/api/v1`;
  await untilAnswered(`${api}/forums/`);
  return {
    ...running,
    url,
    api,
    folder,
    stop: async () => {
      await running.stop();
      if (!dataDir) await rm(folder, { recursive: true });
    },
  };
}

/** Builds and starts the framework's bare pages with the same version. */
export async function startBare() {
  run('npx', ['next', 'build', 'bench/bare', '--webpack']);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Not by npx, which ends without its server.
  const running = await start('node', [NEXT, 'start', 'bench/bare', '-p', String(port)], url);
  return { ...running, url };
}

/** Returns the pages whose speed we publish, by their public addresses. */
export async function pagesOf(api: string) {
  const answer = await fetch(`${api}/forums/free/topics/?page_size=1`);
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return {
    home: '/',
    forum: '/forums/free',
    topic: `/forums/free/topics/${results[0]?.id}`,
    posts: '/posts',
  } as const;
}

/** Returns the process ids of the programs that `npm start` runs: the web and the provider. */
export function programsOf(pid: number) {
  const lines = run('ps', ['-A', '-o', 'pid=,ppid=,args=']).split('\n');
  const idOf = (program: string) => {
    const line = lines.find((one) => one.includes(program) && one.trim().split(/\s+/)[1] === `${pid}`);
    if (!line) throw new Error(`${program} does not run`);
    return Number(line.trim().split(/\s+/)[0]);
  };
  return { web: idOf('dist/web.js'), provider: idOf('dist/provider.js') };
}

/** Returns the resident memory of a process, in MB. */
export const memoryOf = (pid: number) => Number(run('ps', ['-o', 'rss=', '-p', `${pid}`])) / 1024;
