import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { comments } from '../provider/db/schema/comments.ts';
import { ROOT } from '../server/root.ts';
import { isBuildCurrent } from './lib/buildState.ts';
import { fill, type Instance, planInstances, untilReady } from './lib/instances.ts';
import { findPort } from './lib/ports.ts';
import { startPostgres } from './lib/postgres.ts';
import { startRedis } from './lib/redis.ts';

/**
 * Callers wait for each answer, so that a few of them keep two cores busy. More than those can answer in 2.5
 * s each would test the machine: a page that was never rendered is 503 then, with or without restarts.
 */
const CALLERS_BY_DEFAULT = '6';

/**
 * `npm run test:rolling`: restarts two webs and two providers behind nginx, on one PostgreSQL and one Redis,
 * one after another under load. Prints the numbers of sent, answered, rejected and lost calls; fails when a
 * call was lost or rejected, or a write happened twice or not at all.
 */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '10000' },
    callers: { type: 'string', default: CALLERS_BY_DEFAULT },
  },
});
const CALLS = Number(values.calls);
const CALLERS = Number(values.callers);
/** One call in this many is a write, which revalidates the pages that it changed: the most expensive call. */
const WRITE_EACH = 10;
/** Enough that no member reaches the limit of writes in a minute. */
const MEMBERS = 100;

const stops: (() => Promise<void> | void)[] = [];

async function restart(instance: Instance) {
  const began = performance.now();
  instance.child.kill('SIGTERM');
  const [code] = await once(instance.child, 'exit');
  if (code !== 0) throw new Error(`${instance.name} ended with code ${code}`);
  const stopped = performance.now();
  instance.child = instance.start();
  await untilReady(instance);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(
    `  ${instance.name}: ended in ${seconds(stopped - began)} s, ready in ${seconds(performance.now() - stopped)} s`,
  );
}

/**
 * Configures nginx in front of the webs, and between the webs and the providers. Only GET is ever retried:
 * when a program does not answer, and when a web answers 503, since one that has just started has no cached
 * page.
 */
function nginxConfig(ports: { webs: number[]; providers: number[]; site: number; api: number }) {
  const upstream = (name: string, servers: number[]) =>
    `upstream ${name} {
      ${servers.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n      ')}
      keepalive 64;
    }`;
  const server = (port: number, name: string) =>
    `server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://${name};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_next_upstream error timeout http_503;
      }
    }`;
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${name};`)
    .join('\n    ');
  return `worker_processes 1;
  daemon off;
  pid nginx.pid;
  error_log stderr crit;
  events { worker_connections 2048; }
  http {
    access_log off;
    ${folders}
    ${upstream('webs', ports.webs)}
    ${upstream('providers', ports.providers)}
    ${server(ports.site, 'webs')}
    ${server(ports.api, 'providers')}
  }`;
}

async function untilAnswered(port: number) {
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      async (answer) => Boolean(await answer.arrayBuffer()),
      () => false,
    );
    if (answered) return;
  }
}

const counts = { sent: 0, answered: 0, rejected: 0, limited: 0, failed: 0, lost: 0, written: 0 };
/** The instance that is being restarted: a failure of another moment is the machine's load. */
let restarting: string | undefined;
const problems = new Map<string, number>();
function note(problem: string) {
  const when = restarting ? `while ${restarting} was restarted` : 'while nothing was restarted';
  const line = `${problem} (${when})`;
  problems.set(line, (problems.get(line) ?? 0) + 1);
}

function call(
  agent: Agent,
  port: number,
  { method, path, headers, body }: { method: string; path: string; headers: OutgoingHttpHeaders; body?: string },
) {
  return new Promise<{ status: number; text: string }>((done, fail) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      answer.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Returns a caller's next call: pages, reads and, now and then, a write with a key of its own. */
function callOf(index: number, { token, topicId }: { token: string; topicId: number }) {
  const headers: OutgoingHttpHeaders = {
    // An address of its own for each member, as nginx passes it on.
    'X-Forwarded-For': `10.0.${index % 100}.1`,
  };
  if (index % WRITE_EACH === 0) {
    const body = JSON.stringify({ content: `댓글 ${index}` });
    return {
      method: 'POST',
      path: `/api/v1/forums/free/topics/${topicId}/comments/`,
      headers: {
        ...headers,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Idempotency-Key': randomUUID(),
      },
      body,
    };
  }
  const reads = [
    '/api/v1/forums/',
    '/api/v1/forums/free/topics/?page_size=5',
    `/api/v1/forums/free/topics/${topicId}/`,
    '/api/v1/posts/?page_size=5',
    '/forums/free',
    `/api/v1/forums/free/topics/${topicId}/comments/`,
    `/forums/free/topics/${topicId}`,
  ];
  return { method: 'GET', path: reads[index % reads.length] ?? '/', headers };
}

async function run() {
  process.chdir(ROOT);
  if (!isBuildCurrent()) console.log('The build is older than the sources: `npm run build` makes it.');
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed');
  stops.push(() => postgres.stop());
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-rolling-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const port = async () => findPort();
  const ports = {
    site: await port(),
    api: await port(),
    webs: [await port(), await port()],
    providers: [await port(), await port()],
  };
  const serve = (command: string, args: string[]) => {
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    stops.push(async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    });
  };
  const redis = await startRedis();
  stops.push(redis.stop);
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(ports));
  const check = spawnSync('nginx', ['-p', folder, '-c', 'nginx.conf', '-t'], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr || 'nginx is not installed');
  serve('nginx', ['-p', folder, '-c', 'nginx.conf']);

  const { members, database } = await fill(postgres.url, MEMBERS);
  stops.push(() => database.close());
  const plans = planInstances({
    address: `http://127.0.0.1:${ports.site}`,
    api: `http://127.0.0.1:${ports.api}/api/v1`,
    dataDir: join(folder, 'data'),
    databaseUrl: postgres.url,
    redisUrl: redis.url,
  });
  const [provider, web] = [
    (index: number) => plans.provider(`provider ${index + 1}`, ports.providers[index] ?? 0),
    (index: number) => plans.web(`web ${index + 1}`, ports.webs[index] ?? 0),
  ];
  const instances: Instance[] = [];
  for (const plan of [provider(0), provider(1), web(0), web(1)]) {
    const instance = { ...plan, child: plan.start() };
    stops.push(async () => {
      if (instance.child.exitCode !== null) return;
      instance.child.kill('SIGTERM');
      await once(instance.child, 'exit');
    });
    instances.push(instance);
    await untilReady(instance);
  }
  await untilAnswered(ports.site);

  let isRolling = true;
  const restarts = (async () => {
    for (const [index, instance] of [...instances].reverse().entries()) {
      // Spread over the first half of the calls: a stop and a start last for thousands of them.
      while (counts.sent < (CALLS * (index + 1)) / 10) await new Promise((done) => setTimeout(done, 50));
      restarting = instance.name;
      await restart(instance);
      restarting = undefined;
    }
    isRolling = false;
  })();

  async function caller(index: number) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (counts.sent < CALLS || isRolling) {
      const number = counts.sent;
      counts.sent += 1;
      const member = members[number % members.length];
      if (!member) throw new Error('there is no member');
      const what = callOf(number, member);
      try {
        const { status, text } = await call(agent, ports.site, what);
        counts.answered += 1;
        if (status >= 500) {
          counts.failed += 1;
          note(`${what.method} ${what.path.replace(/\d+/g, 'N')} → ${status} ${text.slice(0, 40)}`);
        } else if (status === 429) counts.limited += 1;
        else if (status >= 400) {
          counts.rejected += 1;
          note(`${what.method} ${what.path.replace(/\d+/g, 'N')} → ${status} ${text.slice(0, 40)}`);
        } else if (what.method === 'POST') counts.written += 1;
      } catch (error) {
        counts.lost += 1;
        note(`caller ${index}: ${what.method}: ${(error as NodeJS.ErrnoException).code}`);
      }
    }
    agent.destroy();
  }
  const began = performance.now();
  await Promise.all([restarts, ...Array.from({ length: CALLERS }, (_, index) => caller(index))]);
  const seconds = Math.round((performance.now() - began) / 1000);

  const stored = await database.read((db) => db.$count(comments));
  const { sent, answered, rejected: connectionError, limited, failed, lost, written } = counts;
  console.log(
    `sent ${sent} in ${seconds} s, answered ${answered}, lost ${lost}, 5xx ${failed}, 4xx ${connectionError}, 429 ${limited}`,
  );
  console.log(`writes acknowledged ${written}, stored ${stored}`);
  for (const [problem, times] of problems) console.log(`  ${times} × ${problem}`);
  return lost + failed + connectionError === 0 && written === stored;
}

async function end(code: number): Promise<never> {
  for (const stop of stops.splice(0).reverse()) await stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(1));

try {
  await end((await run()) ? 0 : 1);
} catch (error) {
  console.error(error);
  await end(1);
}
