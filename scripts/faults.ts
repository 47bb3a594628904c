import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../server/root.ts';
import { type Env, settle } from '../server/settings.ts';
import { startFaultProxy } from '../tests/faults/faultProxy.ts';
import { type Fault, faults } from '../tests/faults/faults.ts';
import { isBuildCurrent } from './lib/buildState.ts';
import { newcomerEnv } from './lib/newcomerEnv.ts';
import { findPort } from './lib/ports.ts';
import { signInDemo } from './lib/visitor.ts';
import { limitMemory } from './lib/webMemory.ts';

/** The time that a page should take at most, in ms: slower responses are counted. */
const BAR_MS = 3000;
/** The time that fails the run, in ms: a busy machine is slower than the bar. */
const CAP_MS = 10_000;
/** How long a page may need until it is right again after a fault, in ms. */
const RECOVERY_MS = 15_000;

/** The fault that is the provider's own rejection of a session. */
const SESSION_ENDED = '401 in JSON';
const REFUSED = { name: 'refused', page: 'away' } as const;
type Case = Pick<Fault, 'name' | 'page'> & { lay?: Fault['lay'] };

/** Faults that leave some responses as they are, depending on their content. */
const PARTIAL = new Set([
  ...['objects as lists', 'doubled rows', 'broken dates', 'negative numbers', 'missing fields'],
  ...['texts of 1 MB', 'numbers as texts', 'lists as objects'],
]);

const CACHED = [
  ...['/', '/en', '/forums', '/forums/free', '/topics', '/topics?best=1', '/posts', '/questions'],
  ...['/contents/videos', '/contents/photos', '/challenges', '/missions', '/raffles', '/events'],
  ...['/courses', '/rankings', '/users/demo'],
];
const SIGNED_IN = ['/me', '/me/points', '/me/xp', '/me/hearts', '/me/notifications'];
const searched = (round: number) =>
  ['/topics', '/posts', '/questions', '/forums/free', '/en/topics'].map(
    (list) => `${list}?search=${encodeURIComponent('피부')}&page_size=${10 + (round % 20)}`,
  );

interface Page {
  path: string;
  status: number;
  ms: number;
  html: string;
}
type Kind = 'cached' | 'never rendered' | 'searched' | 'signed in';

/** Starts a program and waits until `address` answers. @throws when it ends instead */
async function startProgram(args: string[], env: Env, address: string, isUp: (it: Response) => boolean) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    env: { ...env, LOG_LEVEL: 'silent' } as unknown as NodeJS.ProcessEnv,
    stdio: 'ignore',
  });
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer && isUp(answer)) break;
    if (child.exitCode !== null) throw new Error(`${args[0]} ended early`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
}

/** Starts a provider with content of its own. */
async function startProvider(dataDir: string) {
  const port = String(await findPort());
  const given = { ...process.env, ...newcomerEnv(), DATA_DIR: dataDir, PROVIDER_PORT: port };
  const origin = `http://127.0.0.1:${port}`;
  const env = settle(given, 0).provider ?? {};
  const address = `${origin}/api/v1/forums/`;
  return { origin, stop: await startProgram(['provider/server.ts'], env, address, (it) => it.ok) };
}

/** Starts the built web on its own, with the secrets of the provider in `dataDir`. */
async function startWeb(dataDir: string, API_URL: string) {
  const port = String(await findPort());
  const given = { ...process.env, ...newcomerEnv(), API_URL, DATA_DIR: dataDir, PORT: port, WEB_TRUSTED_HOPS: '1' };
  const { web, address } = settle(given, 0);
  const args = ['server/web.ts', '127.0.0.1', port];
  return { url: address, stop: await startProgram(args, limitMemory(web), address, () => true) };
}

/** The message of a page that lacks its answers, in both languages. */
const AWAY = ['ko', 'en'].map(
  (language): string =>
    JSON.parse(readFileSync(join(ROOT, `public/locales/${language}/common.json`), 'utf8')).error.awayTitle,
);

const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
/** Returns whether a page has no text beside its navigation. */
const isBlank = ({ html }: Page) =>
  (/<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').trim().length < 5;

/**
 * Runs a built site behind a proxy that sends every kind of wrong response, on cached, new, search and member
 * pages (`npm run test:faults`). Prints a line per fault and the totals; `--every 8` tries each eighth fault,
 * `--only trickle` those whose name contains the word.
 */
async function run(): Promise<number> {
  process.chdir(ROOT);
  const { values } = parseArgs({
    options: { every: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
  });
  if (!isBuildCurrent()) throw new Error('Build first: npm run build');
  const all: Case[] = [REFUSED, ...faults];
  const cases = all.filter(({ name }, index) => index % Number(values.every) === 0 && name.includes(values.only));

  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-faults-'));
  const provider = await startProvider(dataDir);
  const proxy = await startFaultProxy(provider.origin);
  const site = await startWeb(dataDir, `${proxy.origin}/api/v1`);
  const problems: string[] = [];
  let requests = 0;
  let slow = 0;
  let slowest = 0;
  const statuses = new Map<string, number>();

  try {
    const cookie = await signInDemo(site.url);
    // Each fault is met from an address of its own, so that the limit of one address rejects none of the visits.
    let visitor = 0;
    const get = async (path: string, headers: Record<string, string> = {}): Promise<Page> => {
      const began = performance.now();
      requests += 1;
      try {
        const answer = await fetch(site.url + path, {
          headers: { ...headers, 'X-Forwarded-For': `203.0.113.${visitor}` },
          redirect: 'manual',
          signal: AbortSignal.timeout(CAP_MS * 3),
        });
        const html = await answer.text();
        return { path, status: answer.status, ms: performance.now() - began, html };
      } catch (error) {
        return { path, status: 0, ms: performance.now() - began, html: String(error) };
      }
    };
    const topics = (await (await fetch(`${provider.origin}/api/v1/topics/?page_size=100`)).json()) as {
      results: { id: number; forum: { slug: string } }[];
    };
    const fresh = topics.results.flatMap(({ id, forum }) => [
      `/forums/${forum.slug}/topics/${id}`,
      `/en/forums/${forum.slug}/topics/${id}`,
    ]);
    const known = new Map<string, string>();
    for (const path of CACHED) {
      const page = await get(path);
      if (page.status !== 200) throw new Error(`${path} is ${page.status} without a fault`);
      known.set(path, titleOf(page.html));
    }

    for (const [round, fault] of cases.entries()) {
      visitor = round + 1;
      const bad = (page: Page, what: string) =>
        problems.push(`${fault.name}: ${page.path} ${what} (${page.status}, ${page.ms.toFixed(0)} ms)`);
      const wanted = { away: 503, missing: 404, harmless: 200 }[fault.page];
      const right = (status: number, kind: Kind) =>
        kind === 'cached'
          ? status === 200
          : status === wanted ||
            // The provider's own 401 ends the session and redirects its member to sign in.
            (fault.name === SESSION_ENDED && kind === 'signed in' && status === 307) ||
            (PARTIAL.has(fault.name) && status === 200) ||
            // A client may reject a fault that is harmless.
            (fault.page === 'harmless' && status === 503);
      const seen: Record<Kind, Page[]> = {
        cached: [],
        'never rendered': [],
        searched: [],
        'signed in': [],
      };
      const visit = async (kind: Kind, paths: string[], headers = {}) => {
        const pages = await Promise.all(paths.map((path) => get(path, headers)));
        seen[kind].push(...pages);
        for (const page of pages) {
          slowest = Math.max(slowest, page.ms);
          slow += page.ms > BAR_MS ? 1 : 0;
          statuses.set(`${kind} ${page.status}`, (statuses.get(`${kind} ${page.status}`) ?? 0) + 1);
          if (page.ms > CAP_MS) bad(page, 'took too long');
          else if (!right(page.status, kind)) bad(page, `${kind}, has a wrong status`);
          else if (page.status === 200 && isBlank(page)) bad(page, 'is blank');
          else if (page.status === 503 && !AWAY.some((output) => page.html.includes(output)))
            bad(page, 'does not say what is the matter');
          if (kind === 'cached' && page.status === 200 && titleOf(page.html) !== known.get(page.path))
            bad(page, 'replaced a good copy');
        }
      };

      const [first = '', second = ''] = fresh.splice(0, 2);
      await proxy.set(fault.lay ? (fault as Fault) : 'refused');
      await visit('cached', CACHED);
      await visit('never rendered', [first, second]);
      await visit('searched', searched(round));
      await visit('signed in', SIGNED_IN, { cookie });
      // Once more, after the stale copies have been rendered again, or not.
      await visit('cached', CACHED);
      await proxy.set(undefined);

      const began = performance.now();
      // An address without faults: the web serves a cached page for a second. The provider's own 404 hides a
      // member's page until it answers correctly again.
      const recovering = [...CACHED, first, `${searched(round)[0]}&page=1`, '/me/points'];
      for (const path of recovering) {
        let page = await get(path, { cookie });
        while (page.status !== 200 && performance.now() - began < RECOVERY_MS) {
          await new Promise((done) => setTimeout(done, 200));
          page = await get(path, { cookie });
        }
        if (page.status !== 200) bad(page, 'did not recover');
      }
      const recovery = performance.now() - began;
      const describe = ([kind, pages]: [string, Page[]]) => {
        const counts = new Map<number, number>();
        for (const { status } of pages) counts.set(status, (counts.get(status) ?? 0) + 1);
        const most = Math.max(...pages.map(({ ms }) => ms));
        const output = [...counts].map(([status, count]) => `${count}×${status}`).join(' ');
        return `${kind} ${output} ≤${(most / 1000).toFixed(1)} s`;
      };
      console.log(
        `${fault.name.padEnd(36)} ${Object.entries(seen).map(describe).join(' | ')} | recovered ${(recovery / 1000).toFixed(1)} s`,
      );
    }
  } finally {
    await proxy.set(undefined);
    await site.stop();
    await proxy.stop();
    await provider.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }

  const routes = CACHED.length + 2 + searched(0).length + SIGNED_IN.length;
  console.log(`\n${cases.length} faults × ${routes} routes, ${requests} requests`);
  for (const [name, count] of [...statuses].sort()) console.log(`  ${String(count).padStart(6)} ${name}`);
  console.log(`  ${slow} slower than ${BAR_MS} ms, the slowest ${slowest.toFixed(0)} ms`);
  for (const problem of problems) console.log(`  FAIL ${problem}`);
  console.log(`\n${cases.length * routes - problems.length} passed, ${problems.length} failed`);
  return problems.length === 0 ? 0 : 1;
}

process.exit(await run());
