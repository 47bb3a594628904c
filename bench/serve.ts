import autocannon, { type Result } from 'autocannon';
import { type Figure, median, percentile, print } from './lib.ts';
import { memoryOf, pagesOf, programsOf, startBare, startSite } from './site.ts';

const SECONDS = 5;
const ROUNDS = 5;
const CONNECTIONS = 32;
/** Readers that request new pages at the same time. */
const READERS = 8;
const GZIP = { 'Accept-Encoding': 'gzip' };

const load = (url: string): Promise<Result> =>
  autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: GZIP });

/**
 * Measures our cached pages, each against a bare regenerated page of the same weight, the web's memory after
 * them, and pages that were never rendered before.
 */
export async function serve() {
  const bare = await startBare();
  const site = await startSite();
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(await pagesOf(site.api))) {
    const ours = site.url + path;
    const bytes = Buffer.byteLength(await (await fetch(ours)).text());
    const theirs = `${bare.url}/weight/${bytes}`;
    await load(theirs);
    const pairs: { ours: Result; theirs: Result }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) pairs.push({ ours: await load(ours), theirs: await load(theirs) });
    const middle = (of: (pair: (typeof pairs)[number]) => number) => Math.round(median(pairs.map(of)));
    figures.push(
      {
        what: `${name} (${Math.round(bytes / 1000)} kB), cached: ${middle((it) => it.ours.requests.average)}/s against a bare page's ${middle((it) => it.theirs.requests.average)}/s`,
        value: `${middle((it) => (it.ours.requests.average / it.theirs.requests.average) * 100) / 100} ×`,
        bar: '35 ×',
      },
      {
        what: `${name}: p50 / p99, the bare page ${middle((it) => it.theirs.latency.p50)} / ${middle((it) => it.theirs.latency.p99)} ms`,
        before: '0.9 / 95–149 ms',
        value: `${middle((it) => it.ours.latency.p50)} / ${middle((it) => it.ours.latency.p99)} ms`,
        bar: '15 ms',
      },
    );
  }
  const { web } = programsOf(site.process.pid ?? 0);
  figures.push({
    what: "the web's memory after it",
    before: '440 MB',
    value: `${Math.round(memoryOf(web))} MB`,
    bar: '300 MB',
  });
  figures.push(...(await renderNew(site)));
  await site.stop();
  await bare.stop();
  print(`Pages, one process, ${CONNECTIONS} connections`, figures);
}

/** Requests each topic's page in both languages for the first time. */
async function renderNew({ url, api }: { url: string; api: string }): Promise<Figure[]> {
  const paths: string[] = [];
  for (let page: string | null = `${api}/topics/?page_size=100`; page && paths.length < 400; ) {
    const { next, results }: { next: string | null; results: { id: number; forum: { slug: string } }[] } = await (
      await fetch(page)
    ).json();
    for (const { id, forum } of results)
      paths.push(...['', '/en'].map((at) => `${at}/forums/${forum.slug}/topics/${id}`));
    page = next;
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
