import { gzipSync } from 'node:zlib';
import { chromium, devices } from '@playwright/test';
import { browserLaunch } from '../scripts/lib/browser.ts';
import { type Figure, kB, median, print, sized } from './lib.ts';
import { pagesOf, startBare, startSite } from './site.ts';

const HTML_BAR = 90_000;
const ALL_BAR = 90_000;
/** Of the HTML before compression, in bytes. */
const RAW_BAR = 55_000;
/** Of the main thread's processor time, as a multiple of the bare page's. */
const TIME_BAR = 2.4;
const TIME_ROUNDS = sized(5, 1);

/** Sums the gzipped bytes of the scripts in a page's HTML (for browsers with modules). */
async function scriptsInHtml(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  // Ours lists them for public/scripts.js.
  const sources = [...html.matchAll(/<script([^>]*)\s(?:src|data-scripts)="([^"]+)"([^>]*)>/g)]
    .filter(([, before, , after]) => !/nomodule/i.test(`${before}${after}`))
    .flatMap(([, , addresses = '']) => addresses.split(' ').map((address) => new URL(address, url).href));
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

/** Returns the main thread's processor time in ms for each page, on a phone's screen, five seconds from its load. */
async function timesUntouched(urls: string[]): Promise<number[]> {
  const browser = await chromium.launch(browserLaunch());
  const rounds: number[][] = [];
  for (let round = 0; round < TIME_ROUNDS; round += 1) {
    const times: number[] = [];
    for (const url of urls) {
      const context = await browser.newContext(devices['Pixel 7']);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(5000);
      const { metrics } = await devtools.send('Performance.getMetrics');
      times.push(1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN));
      await context.close();
    }
    rounds.push(times);
  }
  await browser.close();
  return urls.map((_, page) => median(rounds.map((times) => times[page] ?? Number.NaN)));
}

/** Measures the HTML, the JavaScript and the processor time of the pages against a bare page built in the same run. */
export async function size() {
  const bare = await startBare();
  const site = await startSite();
  const pages = await pagesOf(site.api);
  const base = await scriptsInHtml(bare.url);
  const urls = [bare.url, ...Object.values(pages).map((path) => site.url + path)];
  const [bareUntouched = 0, ...untouched] = await scriptsUntouched(urls);
  const [bareTime = 0, ...times] = await timesUntouched(urls);
  const figures: Figure[] = [
    { what: 'bare page, in its HTML', value: kB(base) },
    { what: 'bare page, untouched', value: kB(bareUntouched) },
    { what: 'bare page, main thread', value: `${Math.round(bareTime)} ms` },
  ];
  for (const [index, [name, path]] of Object.entries(pages).entries()) {
    const inHtml = await scriptsInHtml(site.url + path);
    const raw = Buffer.byteLength(await (await fetch(site.url + path)).text());
    figures.push(
      { what: `${name}, in its HTML`, value: `+${kB(inHtml - base)}`, bar: `+${kB(HTML_BAR)}` },
      {
        what: `${name}, untouched`,
        value: `+${kB((untouched[index] ?? 0) - bareUntouched)}`,
        bar: `+${kB(ALL_BAR)}`,
      },
      { what: `${name}, HTML, not compressed`, value: kB(raw), bar: kB(RAW_BAR) },
      {
        what: `${name}, main thread`,
        value: `${((times[index] ?? Number.NaN) / bareTime).toFixed(1)} × bare`,
        bar: `${TIME_BAR} × bare`,
      },
    );
  }
  await site.stop();
  await bare.stop();
  print('First load: JavaScript (gzip), HTML and processor time', figures);
}
