import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../scripts/lib/browser.ts';
import { type Figure, kB, print } from './lib.ts';
import { pagesOf, startBare, startSite } from './site.ts';

const HTML_BAR = 90_000;
const ALL_BAR = 90_000;

/** Sums the gzipped bytes of the scripts in a page's HTML (for browsers with modules). */
async function scriptsInHtml(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const sources = [...html.matchAll(/<script([^>]*)\ssrc="([^"]+)"([^>]*)>/g)]
    .filter(([, before, , after]) => !/nomodule/i.test(`${before}${after}`))
    .map(([, , source]) => new URL(source ?? '', url).href);
  const sizes = await Promise.all(
    [...new Set(sources)].map(
      async (source) => gzipSync(Buffer.from(await (await fetch(source)).arrayBuffer())).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Sums the gzipped bytes of every script that a page loads in five seconds without interaction. */
async function scriptsUntouched(urls: string[]): Promise<number[]> {
  const browser = await chromium.launch(browserLaunch());
  const sums: number[] = [];
  for (const url of urls) {
    const page = await browser.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(5000);
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
    sums.push(sizes.reduce((sum, size) => sum + size, 0));
    await page.close();
  }
  await browser.close();
  return sums;
}

/** Measures the first-load JavaScript of the pages against a bare page built in the same run. */
export async function size() {
  const bare = await startBare();
  const site = await startSite();
  const pages = await pagesOf(site.api);
  const base = await scriptsInHtml(bare.url);
  const [bareUntouched = 0, ...untouched] = await scriptsUntouched([
    bare.url,
    ...Object.values(pages).map((path) => site.url + path),
  ]);
  const figures: Figure[] = [
    { what: 'bare page, in its HTML', value: kB(base) },
    { what: 'bare page, untouched', value: kB(bareUntouched) },
  ];
  for (const [index, [name, path]] of Object.entries(pages).entries()) {
    const inHtml = await scriptsInHtml(site.url + path);
    figures.push(
      { what: `${name}, in its HTML`, value: `+${kB(inHtml - base)}`, bar: `+${kB(HTML_BAR)}` },
      {
        what: `${name}, untouched`,
        value: `+${kB((untouched[index] ?? 0) - bareUntouched)}`,
        bar: `+${kB(ALL_BAR)}`,
      },
    );
  }
  await site.stop();
  await bare.stop();
  print('First-load JavaScript, gzip', figures);
}
