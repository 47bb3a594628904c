import autocannon from 'autocannon';
import { type Figure, median, print } from './lib.ts';
import { pagesOf, startBare, startSite } from './site.ts';

const SECONDS = 5;
const ROUNDS = 3;
const SHARE_BAR = 0.6;

async function requestsASecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 16, duration: SECONDS });
  return result.requests.average;
}

/** Requests a second of our pages, each against a bare regenerated page of the same weight. */
export async function serve() {
  const bare = await startBare();
  const site = await startSite();
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(await pagesOf(site.api))) {
    const ours = site.url + path;
    const bytes = Buffer.byteLength(await (await fetch(ours)).text());
    const theirs = `${bare.url}/weight/${bytes}`;
    await requestsASecond(theirs);
    const pairs: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      pairs.push({ ours: await requestsASecond(ours), theirs: await requestsASecond(theirs) });
    }
    const share = median(pairs.map((pair) => pair.ours / pair.theirs));
    figures.push({
      what: `${name} (${Math.round(bytes / 1000)} kB): ${Math.round(median(pairs.map((pair) => pair.ours)))}/s against ${Math.round(median(pairs.map((pair) => pair.theirs)))}/s`,
      value: `${Math.round(share * 100)} %`,
      bar: `${SHARE_BAR * 100} %`,
    });
  }
  await site.stop();
  await bare.stop();
  print('Requests a second, one process, 16 connections', figures);
}
