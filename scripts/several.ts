import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../server/root.ts';
import { isBuildCurrent } from './lib/buildState.ts';
import { fill, type Instance, planInstances, untilReady } from './lib/instances.ts';
import { findPort } from './lib/ports.ts';
import { startPostgres } from './lib/postgres.ts';
import { startRedis } from './lib/redis.ts';

/** How long a change may take to the other web or provider, in ms. */
const SOON_MS = 1000;
/** How long it may take once Redis is back, in ms: the connections are tried again every second at least. */
const BACK_MS = 3000;
/** How long is waited for anything before it counts as missing, in ms. */
const PATIENCE_MS = 15_000;

const stops: (() => Promise<void> | void)[] = [];
let failed = 0;

/** Prints how long something took; fails where that is longer than `most`, or where it never came. */
async function within(most: number, what: string, isThere: () => Promise<boolean> | boolean) {
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  let there = false;
  while (!there && elapsed() < PATIENCE_MS) {
    there = await isThere();
    if (!there) await new Promise((done) => setTimeout(done, 20));
  }
  const passed = there && elapsed() <= most;
  if (!passed) failed += 1;
  console.log(`${passed ? '✓' : '✗'} ${what}: ${there ? `${elapsed()} ms` : 'never'}, at most ${most} ms`);
}

/** Opens a member's notification stream and follows its count. */
async function openStream(web: string, token: string) {
  const leaving = new AbortController();
  const answer = await fetch(`${web}/api/v1/notifications/stream/`, {
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
async function readMetric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
}

/**
 * `npm run test:several`: two webs and two providers, each web with a provider of its own, on one PostgreSQL and one
 * Redis. Measures how long a write through one web takes to the other web's page and stream, with Redis, without it
 * and once it is back; fails when a change takes too long or is missing.
 */
async function run() {
  process.chdir(ROOT);
  if (!isBuildCurrent()) console.log('The build is older than the sources: `npm run build` makes it.');
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed');
  stops.push(() => postgres.stop());
  const redis = await startRedis();
  stops.push(redis.stop);
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-several-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const { members, database } = await fill(postgres.url, 2);
  stops.push(() => database.close());
  const [author, other] = members;
  if (!author || !other) throw new Error('There are no members');

  const webs: string[] = [];
  const metrics: { web: number; provider: number }[] = [];
  for (const number of [1, 2]) {
    const ports = { web: await findPort(), provider: await findPort() };
    const measured = { web: await findPort(), provider: await findPort() };
    const address = `http://127.0.0.1:${ports.web}`;
    const plans = planInstances({
      address,
      api: `http://127.0.0.1:${ports.provider}/api/v1`,
      dataDir: join(folder, 'data'),
      databaseUrl: postgres.url,
      redisUrl: redis.url,
    });
    for (const plan of [
      plans.provider(`provider ${number}`, ports.provider, { METRICS_PORT: String(measured.provider) }),
      plans.web(`web ${number}`, ports.web, { WEB_METRICS_PORT: String(measured.web) }),
    ]) {
      const instance: Instance = { ...plan, child: plan.start() };
      stops.push(async () => {
        if (instance.child.exitCode !== null) return;
        instance.child.kill('SIGTERM');
        await once(instance.child, 'exit');
      });
      await untilReady(instance);
    }
    webs.push(address);
    metrics.push(measured);
  }
  const [first = '', second = ''] = webs;
  const path = `/forums/free/topics/${author.topicId}`;
  const page = async (web: string) => (await fetch(web + path)).text();
  const comment = async (text: string) => {
    const answer = await fetch(`${first}/api/v1${path}/comments/`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${other.token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify({ content: text }),
    });
    if (!answer.ok) throw new Error(`The comment was answered with ${answer.status}: ${await answer.text()}`);
  };
  const shows = (web: string, text: string) => async () => (await page(web)).includes(text);
  const [here, there] = [await openStream(first, author.token), await openStream(second, author.token)];
  await within(PATIENCE_MS, 'both webs serve the page', async () => {
    const pages = await Promise.all(webs.map(page));
    return pages.every((text) => text.includes('제목 0')) && here.count === 0 && there.count === 0;
  });

  // The webs load the code of the pages that show it.
  await comment('시작한 뒤의 첫 댓글');
  await within(PATIENCE_MS, 'the first comment after the start is on the page of web 2', shows(second, '시작한 뒤'));
  await comment('함께 쓰는 댓글');
  await within(SOON_MS, 'a comment through web 1 is on the page of web 2', shows(second, '함께 쓰는 댓글'));
  await within(SOON_MS, 'a stream on provider 2 hears of it', () => there.count === 1);

  await redis.kill();
  const lost = async () => {
    const counts = await Promise.all(
      metrics.flatMap(({ web, provider }) => [
        readMetric(web, 'gyeol_web_redis_lost_total'),
        readMetric(provider, 'gyeol_redis_lost_total'),
      ]),
    );
    return counts.every((count) => count === 1);
  };
  await within(PATIENCE_MS, 'each program counts the loss of Redis once', lost);
  await comment('끊긴 사이의 댓글');
  await within(SOON_MS, 'without Redis it is on the page of web 1', shows(first, '끊긴 사이의 댓글'));
  // The same member's comments on one topic are one notification until it is read.
  await within(SOON_MS, 'and the stream on provider 1 is open', () => here.count >= 1);
  await fetch(`${first}/api/v1/notifications/read/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${author.token}`, 'Idempotency-Key': randomUUID() },
  });
  await within(SOON_MS, 'a stream of the same provider hears that the member has read all', () => here.count === 0);

  await redis.start();
  await within(BACK_MS, 'with Redis again the page of web 2 has it', shows(second, '끊긴 사이의 댓글'));
  await within(BACK_MS, 'and the stream on provider 2 has the present count', () => there.count === 0);
  await comment('다시 이어진 댓글');
  await within(SOON_MS, 'the next comment is on the page of web 2', shows(second, '다시 이어진 댓글'));
  await within(SOON_MS, 'and a stream on provider 2 hears of it', () => there.count === 1);
  await within(PATIENCE_MS, 'each program has counted one loss', lost);
  here.close();
  there.close();
  return failed === 0;
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
