import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { inArray } from 'drizzle-orm';
import { comments } from '../provider/db/schema/comments.ts';
import { type Database, openPostgres } from '../provider/platform/db/client.ts';
import { ROOT } from '../server/root.ts';
import { type Cluster, startCluster } from './lib/cluster.ts';
import { fill, type Instance, stopInstance, untilReady } from './lib/instances.ts';
import { type Callers, type Load, startLoad } from './lib/load.ts';

/** How long a change may take to the other web or provider, in ms. */
const SOON_MS = 1000;
/** How long it may take once Redis is back, in ms: the connections are tried again every second at least. */
const BACK_MS = 3000;
/** How long is waited for anything before it counts as missing, in ms. */
const PATIENCE_MS = 15_000;
/** How long writes may be refused when the primary is lost, and reads, in ms. */
const WRITES_AWAY_MS = 15_000;
const READS_AWAY_MS = 2000;
/** How long an operator, or what promotes by itself, takes to notice the loss, in ms. */
const NOTICE_MS = 3000;
/** Enough that no member reaches the limit of writes in a minute. */
const MEMBERS = 100;
/** Connections and seconds by which calls a second are measured. */
const CONNECTIONS = 32;
const SECONDS = 5;

/**
 * Callers wait for each answer, so that a few of them keep two cores busy. More than those can answer in 2.5
 * s each would test the machine: a page that was never rendered is 503 then, with or without restarts.
 */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '50000' },
    callers: { type: 'string', default: '6' },
    only: { type: 'string', multiple: true },
  },
});
const CALLS = Number(values.calls);
const callers = Number(values.callers);

let failed = 0;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Prints a measured line with its bar, and counts one that is above it. */
function compare(what: string, value: number | undefined, most: number, unit = '') {
  const passed = value !== undefined && value <= most;
  if (!passed) failed += 1;
  console.log(`${passed ? '✓' : '✗'} ${what}: ${value ?? 'never'}${unit}, at most ${most}${unit}`);
}

/** Measures how long something takes that should take `most` ms. */
async function within(most: number, what: string, isThere: () => Promise<boolean> | boolean) {
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  let there = false;
  while (!there && elapsed() < PATIENCE_MS) {
    there = await isThere();
    if (!there) await pause(20);
  }
  compare(what, there ? elapsed() : undefined, most, ' ms');
}

/** Opens a member's notification stream at a provider and follows its count. */
async function openStream({ port }: Instance, token: string) {
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/notifications/stream/`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const stream = { count: -1, close: () => leaving.abort() };
  const follow = async () => {
    for await (const chunk of answer.body ?? []) {
      const counts = [...new TextDecoder().decode(chunk).matchAll(/"unread_count":(\d+)/g)];
      if (counts.length > 0) stream.count = Number(counts.at(-1)?.[1]);
    }
  };
  // It ends with an error when it is closed or its provider is.
  follow().catch(() => undefined);
  return stream;
}

/** Reads a counter of a program's metrics. */
async function readMetric({ metricsPort }: Instance, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
}

/**
 * Measures how long a write through one web takes to the other's page and to a stream of each provider, with Redis,
 * without it and once it is back.
 */
async function measureChanges({ cluster: { webs, providers, redis }, members: [author, other] }: Site) {
  const [first, second] = webs;
  if (!author || !other || !first || !second) throw new Error('There are no two members and webs');
  const path = `/forums/free/topics/${author.topicId}`;
  const post = async (call: string, { token }: Callers[number], body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${first.port}/api/v1${call}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': randomUUID(),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${call} was answered with ${answer.status}: ${await answer.text()}`);
  };
  const comment = (content: string) => post(`${path}/comments/`, other, { content });
  const page = async ({ port }: Instance) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const shows = (web: Instance, text: string) => async () => (await page(web)).includes(text);
  const streams = await Promise.all(providers.map((provider) => openStream(provider, author.token)));
  const allCount = (count: number) => () => streams.every((stream) => stream.count === count);
  await within(PATIENCE_MS, 'both webs serve the page, and each provider a stream', async () => {
    const pages = await Promise.all([first, second].map(page));
    return pages.every((text) => text.includes('제목 0')) && allCount(0)();
  });

  // The webs load the code of the pages that show it.
  await comment('시작한 뒤의 첫 댓글');
  await within(PATIENCE_MS, 'the first comment after the start is on the page of web 2', shows(second, '시작한 뒤'));
  await comment('함께 쓰는 댓글');
  await within(SOON_MS, 'a comment through web 1 is on the page of web 2', shows(second, '함께 쓰는 댓글'));
  await within(SOON_MS, 'the streams on all providers hear of it', allCount(1));

  await redis.kill();
  const lost = async () => {
    const counts = await Promise.all([
      ...webs.map((web) => readMetric(web, 'gyeol_web_redis_lost_total')),
      ...providers.map((provider) => readMetric(provider, 'gyeol_redis_lost_total')),
    ]);
    return counts.every((count) => count === 1);
  };
  await within(PATIENCE_MS, 'each program counts the loss of Redis once', lost);
  await comment('끊긴 사이의 댓글');
  await within(SOON_MS, 'without Redis it is on the page of web 1', shows(first, '끊긴 사이의 댓글'));
  await post('/notifications/read/', author);
  await within(SOON_MS, 'and a stream hears that the member has read all', () =>
    streams.some(({ count }) => count === 0),
  );

  await redis.start();
  await within(BACK_MS, 'with Redis again the page of web 2 has it', shows(second, '끊긴 사이의 댓글'));
  await within(BACK_MS, 'and all streams have the present count', allCount(0));
  await comment('다시 이어진 댓글');
  await within(SOON_MS, 'the next comment is on the page of web 2', shows(second, '다시 이어진 댓글'));
  await within(SOON_MS, 'and the streams on all providers hear of it', allCount(1));
  await within(PATIENCE_MS, 'each program has counted one loss', lost);
  for (const stream of streams) stream.close();
}

async function start(instance: Instance) {
  instance.child = instance.start();
  await untilReady(instance);
}

function printProblems({ counts, problems }: Load, began: number) {
  const seconds = Math.round((performance.now() - began) / 1000);
  const { sent, answered, limited } = counts;
  console.log(`  sent ${sent} in ${seconds} s, answered ${answered}, of them 429 ${limited}`);
  for (const [problem, times] of problems) console.log(`  ${times} × ${problem}`);
}

/** Returns how many acknowledged writes are not stored, or not once. */
async function countMissing(database: Database, { acknowledged }: Load): Promise<number> {
  const stored = await database.read((db) =>
    db.select({ content: comments.content }).from(comments).where(inArray(comments.content, acknowledged)),
  );
  const times = new Map<string, number>();
  for (const { content } of stored) times.set(content, (times.get(content) ?? 0) + 1);
  return acknowledged.filter((content) => times.get(content) !== 1).length;
}

/** Restarts every program and PgBouncer one after the other under load, and counts what is lost. */
async function measureRestarts({ cluster, members, database }: Site) {
  const restarts: [string, () => Promise<void>][] = [...cluster.webs, ...cluster.providers].map((instance) => [
    instance.name,
    async () => {
      await stopInstance(instance);
      await start(instance);
    },
  ]);
  restarts.push(['PgBouncer', cluster.pgbouncer.restart]);
  const began = performance.now();
  let isRolling = true;
  const load = startLoad({ port: cluster.ports.site, members, callers }, (sent) => sent >= CALLS && !isRolling);
  for (const [index, [name, restart]] of restarts.entries()) {
    // Spread over the first half of the calls: a stop and a start last for thousands of them.
    while (load.counts.sent < (CALLS * (index + 1)) / (2 * restarts.length + 2)) await pause(50);
    load.event = `${name} was restarted`;
    const from = performance.now();
    await restart();
    load.event = undefined;
    console.log(`  ${name}: restarted in ${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
  isRolling = false;
  await load.ended;
  printProblems(load, began);
  const { lost, failed: refused, rejected } = load.counts;
  compare(`calls lost or refused of ${load.counts.sent} while all were restarted`, lost + refused + rejected, 0);
  compare('acknowledged writes that are not stored once', await countMissing(database, load), 0);
}

/** Prints how many calls a second some of the providers answer, through nginx. */
async function measureRates({ cluster: { ports, providers } }: Site) {
  const url = `http://127.0.0.1:${ports.api}/api/v1/forums/free/topics/`;
  const measure = async (running: number) => {
    const { requests, latency, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
    const rate = `${Math.round(requests.average)} lists a second, p99 ${Math.round(latency.p99)} ms`;
    console.log(`  ${running} provider${running > 1 ? 's' : ''}: ${rate}`);
    compare('  of them refused', non2xx, 0);
  };
  for (const one of providers.slice(1)) await stopInstance(one);
  await measure(1);
  for (let running = 1; running < providers.length; running *= 2) {
    await Promise.all(providers.slice(running, running * 2).map(start));
    await measure(running * 2);
  }
}

/** Returns the longest time in ms without an answer, from the first failure to the last one or to the next answer. */
function longestGap(times: number[], from: number, until: number): number {
  const marks = [from, ...times.filter((time) => time > from && time < until), until];
  return Math.round(Math.max(...marks.slice(1).map((time, index) => time - (marks[index] ?? time))));
}

/** Kills the primary under load, promotes the replica, and counts what is refused and lost. */
async function measureFailover({ cluster, members }: Site) {
  let isOver = false;
  const began = performance.now();
  const load = startLoad({ port: cluster.ports.site, members, callers }, () => isOver);
  while (load.acknowledged.length < CALLS / 200) await pause(50);
  load.event = 'the primary was lost';
  const killed = performance.now();
  await cluster.primary.kill();
  await pause(NOTICE_MS);
  cluster.failOver();
  const promoted = performance.now();
  const before = load.acknowledged.length;
  await within(PATIENCE_MS, 'the first write after the promotion', () => load.acknowledged.length > before);
  load.event = undefined;
  const after = load.counts.sent;
  while (load.counts.sent < after + CALLS / 20) await pause(50);
  isOver = true;
  await load.ended;
  const ended = performance.now();
  printProblems(load, began);
  console.log(`  noticed after ${NOTICE_MS} ms, promoted in ${Math.round(promoted - killed - NOTICE_MS)} ms`);
  const { read, write } = load.times;
  compare('writes were away for', longestGap(write.answered, killed, ended), WRITES_AWAY_MS, ' ms');
  compare('reads were away for', longestGap(read.answered, killed, ended), READS_AWAY_MS, ' ms');
  console.log(
    `  writes refused ${write.failed.length}, reads refused ${read.failed.length} of ${read.answered.length}`,
  );
  const database = await openPostgres(cluster.replica.url, { migrate: false });
  compare('acknowledged writes that were lost', await countMissing(database, load), 0);
  await database.close();
}

interface Site {
  cluster: Cluster;
  members: Callers;
  database: Database;
}

/** What is measured, in this order: nothing is there to measure after the last. */
const parts: Record<string, (site: Site) => Promise<void>> = {
  changes: measureChanges,
  restarts: measureRestarts,
  rates: measureRates,
  failover: measureFailover,
};

/**
 * `npm run test:cluster`: measures a site of several instances by its bars, on the programs of `npm run cluster`;
 * `-- --calls 5000` makes it quick, `-- --only failover` measures a part. Fails when a bar is not met.
 */
async function run(): Promise<boolean> {
  const filled: Pick<Site, 'members' | 'database'>[] = [];
  const cluster = await startCluster({
    providers: availableParallelism() >= 8 ? 4 : 2,
    fill: async (url) => void filled.push(await fill(url, MEMBERS)),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
  }
  const [content] = filled;
  try {
    if (!content) throw new Error('The database was not filled');
    for (const [name, measure] of Object.entries(parts)) {
      if (values.only && !values.only.includes(name)) continue;
      console.log(name);
      await measure({ cluster, ...content });
    }
  } finally {
    await content?.database.close();
    await cluster.stop();
  }
  return failed === 0;
}

process.chdir(ROOT);
process.exit((await run()) ? 0 : 1);
