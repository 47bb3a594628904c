import { type Figure, median, percentile, run, section, sized } from './lib.ts';
import { memoryOf, pagesOf, programsOf, startBare, startSite } from './site.ts';

const SECONDS = sized(5, 1);
const ROUNDS = sized(5, 1);
const CONNECTIONS = 32;
/** Readers that request new pages at the same time. */
const READERS = 8;
const GZIP = { 'Accept-Encoding': 'gzip' };

/** What a load of a page was answered with: requests a second, and latencies in ms. */
interface Load {
  rate: number;
  p50: number;
  p99: number;
}

const MS = { us: 0.001, ms: 1, s: 1000 } as const;

/** Reads a latency such as `1.64ms` of wrk's report. */
function latencyOf(report: string, percent: number): number {
  const [, value, unit = 'ms'] = new RegExp(`\\b${percent}%\\s+([\\d.]+)(us|ms|s)\\b`).exec(report) ?? [];
  return Number(value) * MS[unit as keyof typeof MS];
}

/** Loads a page by wrk (Debian's package), since a client in Node takes more of the processor than the server. */
function load(url: string): Load {
  const report = run('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency'],
    ...['-H', 'Accept-Encoding: gzip', url],
  ]);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(report) ?? [];
  return { rate: Number(rate), p50: latencyOf(report, 50), p99: latencyOf(report, 99) };
}

/**
 * Measures our cached pages, each against a bare regenerated page of the same weight, the web's memory after
 * them, and pages that were never rendered before.
 */
export async function serve() {
  const bare = await startBare();
  const site = await startSite();
  const add = section(`Pages, one process, ${CONNECTIONS} connections`);
  for (const [name, path] of Object.entries(await pagesOf(site.api))) {
    const ours = site.url + path;
    const bytes = Buffer.byteLength(await (await fetch(ours)).text());
    const theirs = `${bare.url}/weight/${bytes}`;
    load(theirs);
    const pairs = Array.from({ length: ROUNDS }, () => ({ ours: load(ours), theirs: load(theirs) }));
    const middle = (of: (pair: (typeof pairs)[number]) => number) => Math.round(median(pairs.map(of)));
    add(
      {
        what: `${name} (${Math.round(bytes / 1000)} kB), cached: ${middle((it) => it.ours.rate)}/s against a bare page's ${middle((it) => it.theirs.rate)}/s`,
        value: `${middle((it) => (it.ours.rate / it.theirs.rate) * 100) / 100} ×`,
        bar: '35 ×',
      },
      {
        what: `${name}: p50 / p99, the bare page ${middle((it) => it.theirs.p50)} / ${middle((it) => it.theirs.p99)} ms`,
        before: '0.9 / 95–149 ms',
        value: `${median(pairs.map(({ ours }) => ours.p50)).toFixed(1)} / ${middle((it) => it.ours.p99)} ms`,
        bar: '15 ms',
      },
    );
  }
  const { web } = programsOf(site.process.pid ?? 0);
  add({
    what: "the web's memory after it",
    before: '440 MB',
    value: `${Math.round(memoryOf(web))} MB`,
    bar: '300 MB',
  });
  add(...(await renderNew(site)));
  await site.stop();
  await bare.stop();
}

/** Requests each topic's page in both languages for the first time. */
async function renderNew({ url, api }: { url: string; api: string }): Promise<Figure[]> {
  const paths: string[] = [];
  for (let page: string | null = `${api}/topics/?page_size=100`; page && paths.length < sized(400, 8); ) {
    const { next, results }: { next: string | null; results: { id: number; forum: { slug: string } }[] } = await (
      await fetch(page)
    ).json();
    for (const { id, forum } of results)
      paths.push(...['', '/en'].map((at) => `${at}/forums/${forum.slug}/topics/${id}`));
    // The address of the next page is relative to the site.
    page = next && new URL(next, url).href;
  }
  const times: number[] = [];
  const left = paths.values();
  const began = performance.now();
  const read = async () => {
    for (const path of left) {
      const from = performance.now();
      await (await fetch(url + path, { headers: GZIP })).arrayBuffer();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  const rate = Math.round((paths.length / (performance.now() - began)) * 1000);
  return [
    {
      what: `pages never rendered before, ${READERS} at once, embedded database`,
      before: '59/s',
      value: `${rate}/s`,
      bar: '200/s',
    },
    { what: 'their p99', before: '352 ms', value: `${Math.round(percentile(times, 0.99))} ms` },
  ];
}
