import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireBrowser } from '../scripts/lib/browser.ts';
import { type Figure, median, print } from './lib.ts';
import { pagesOf, startSite } from './site.ts';

/** Of each page; the median of them is quoted, since a shared machine is noisy. */
const ROUNDS = 3;

/** The bars by a report's own names: a share of 1 at least, milliseconds and shifts at most. */
const CATEGORIES = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
const AUDITS = {
  'largest-contentful-paint': { name: 'LCP', bar: 2000, unit: ' ms' },
  'total-blocking-time': { name: 'TBT', bar: 100, unit: ' ms' },
  'cumulative-layout-shift': { name: 'CLS', bar: 0.02, unit: '' },
} as const;

/** The parts of a report that are read. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Runs Lighthouse 12 once on a simulated phone (slow 4G, a processor four times slower). It is fetched by npx
 * and is no dependency, since its packages break `npm ci`.
 */
async function reportOf(url: string, browser: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '-y',
      'lighthouse@12',
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(CATEGORIES).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

/** Measures Lighthouse's four scores of our pages, and the paints and shifts behind the first of them. */
export async function lighthouse() {
  const browser = requireBrowser();
  const site = await startSite();
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(await pagesOf(site.api))) {
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      reports.push(await reportOf(site.url + path, browser));
    }
    for (const [category, bar] of Object.entries(CATEGORIES)) {
      const marks = reports.map((report) => report.categories[category]?.score ?? 0);
      figures.push({
        what: `${name}, ${category}`,
        value: String(Math.round(median(marks) * 100)),
        bar: String(bar * 100),
      });
    }
    for (const [audit, { name: short, bar, unit }] of Object.entries(AUDITS)) {
      const values = reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN);
      const value = median(values);
      figures.push({
        what: `${name}, ${short}`,
        value: `${unit ? Math.round(value) : value.toFixed(3)}${unit}`,
        bar: `${bar}${unit}`,
      });
    }
  }
  await site.stop();
  print(`Lighthouse, mobile, median of ${ROUNDS}`, figures);
}
