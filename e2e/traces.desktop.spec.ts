import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { type ReceivedSpan, startCollector } from '../provider/platform/traces/testing.ts';
import { type Site, startSite } from '../scripts/lib/site.ts';
import { expect, test } from './fixtures';

/** Returns the packages of OpenTelemetry that a program of a site has loaded, by what Node.js wrote at its end. */
function loadedBy(program: string, folder: string): string[] {
  const processes = readdirSync(folder).map((file) => {
    const { result } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url);
  });
  const urls = processes.find((loaded) => loaded.some((url) => url.endsWith(`/dist/${program}.js`))) ?? [];
  expect(urls.length, program).toBeGreaterThan(100);
  return [...new Set(urls.flatMap((url) => /\/node_modules\/(@opentelemetry\/[\w-]+)\//.exec(url)?.[1] ?? []))];
}

/** The sites of a test, which a failed one would leave running. */
const started: Site[] = [];

/** Starts a site; `stop` ends it and returns what its programs loaded. */
async function start(env: Record<string, string>) {
  const coverage = mkdtempSync(join(tmpdir(), 'gyeol-loaded-'));
  const site = await startSite({ ...env, NODE_V8_COVERAGE: coverage });
  started.push(site);
  return {
    url: site.url,
    async stop() {
      await site.stop();
      const loaded = { web: loadedBy('web', coverage), provider: loadedBy('provider', coverage) };
      rmSync(coverage, { recursive: true });
      return loaded;
    },
  };
}

/** Returns the path of names from the first span of a trace to the one that matches. */
function pathTo(trace: ReceivedSpan[], last: RegExp): string[] {
  const path: string[] = [];
  let span = trace.find(({ name }) => last.test(name));
  for (; span; span = trace.find(({ spanId }) => spanId === span?.parentSpanId)) {
    path.unshift(`${span.service}: ${span.name}`);
  }
  return path;
}

test.describe('traces', { tag: '@desktop' }, () => {
  // Each starts a site of its own.
  test.slow();
  test.afterEach(async () => {
    for (const site of started.splice(0)) await site.stop();
  });

  test('a call of a browser is one trace down to its statements, of whom it is not', async ({ page }) => {
    const collector = await startCollector();
    const site = await start(collector.settings);
    await page.goto(`${site.url}/forums/free?search=hush`);
    const forced = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const answered = await page.evaluate(
      async ([traceparent, password]) => {
        const answer = await fetch('/api/v1/auth/login/', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', traceparent },
          body: JSON.stringify({ username: 'demo', password }),
        });
        const { accessToken } = await answer.json();
        return { status: answer.status, requestId: answer.headers.get('X-Request-Id') ?? '', accessToken };
      },
      [forced, DEMO_PASSWORD] as const,
    );
    expect(answered.status).toBe(200);
    const loaded = await site.stop();
    await collector.close();

    const traceId = answered.requestId.replaceAll('-', '');
    const trace = collector.spans.filter((span) => span.traceId === traceId);
    expect(pathTo(trace, /^SELECT users$/)).toEqual([
      'gyeol-web: POST /api/v1/auth/login/',
      'gyeol-web: POST provider',
      'gyeol-provider: POST /api/v1/auth/login/',
      'gyeol-provider: SELECT users',
    ]);
    for (const span of trace) expect(span.ended, span.name).toBeGreaterThanOrEqual(span.began);
    const pages = collector.spans.filter(({ name }) => name === 'GET page').map((span) => span.traceId);
    const rendered = collector.spans.filter((span) => pages.includes(span.traceId));
    expect(pathTo(rendered, /^SELECT/)).toEqual([
      'gyeol-web: GET page',
      expect.stringMatching(/^gyeol-provider: GET \/api\/v1\//),
      expect.stringMatching(/^gyeol-provider: SELECT/),
    ]);
    const drawn = pathTo(rendered, /^render \/forums/);
    expect(drawn).toEqual(['gyeol-web: GET page', expect.stringContaining('gyeol-web: render /forums/[slug]')]);
    const written = collector.bodies.join();
    for (const secret of ['hush', 'gyeol.test', DEMO_PASSWORD, answered.accessToken, 'a'.repeat(32), '127.0.0.1']) {
      expect(written, secret).not.toContain(secret);
    }
    expect(loaded.provider).toContain('@opentelemetry/sdk-trace-base');
    expect(loaded.web).toContain('@opentelemetry/sdk-trace-base');
  });

  test('a site without a collector loads nothing of OpenTelemetry', async ({ request }) => {
    const site = await start({});
    expect((await request.get(`${site.url}/forums/free`)).status()).toBe(200);
    // Next itself loads the interface, where it is installed, and finds nothing registered.
    expect(await site.stop()).toEqual({ web: ['@opentelemetry/api'], provider: [] });
  });
});
