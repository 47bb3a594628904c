import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requireBrowser } from '../scripts/lib/browser.ts';
import { type Figure, median, print, sized } from './lib.ts';
import { pagesOf, startBare, startSite } from './site.ts';

/** Of each page, in turns; the median of them is quoted, since a shared machine is noisy. */
const ROUNDS = sized(5, 1);
/** Of a run whose trace Chromium could not record. */
const ATTEMPTS = 3;
/** Of the bare page's HTML, which weighs as much as ours. */
const BARE_BYTES = 50_000;
/** Of the largest paint, as a multiple of the bare page's. */
const PAINT_BAR = 1.05;

/** The bars by a report's own names: a share of 1 at least, milliseconds and shifts at most. */
const CATEGORIES = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
const AUDITS = {
  'total-blocking-time': { name: 'blocking time', bar: 100, unit: ' ms' },
  'mainthread-work-breakdown': { name: 'main thread', bar: 1200, unit: ' ms' },
  'cumulative-layout-shift': { name: 'layout shift', bar: 0.02, unit: '' },
} as const;
const LARGEST_PAINT = 'largest-contentful-paint';

/** The parts of a report that are read. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Runs Lighthouse 12 on a simulated phone (slow 4G, a processor four times slower). It is fetched by npx and is
 * no dependency, since its packages break `npm ci`. A run without a trace is repeated. @throws after three
 */
async function reportOf(url: string, browser: string, attempt = 1): Promise<Report> {
  try {
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
  } catch (failure) {
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not measure ${url}`, { cause: failure });
    return reportOf(url, browser, attempt + 1);
  }
}

/** Measures Lighthouse's four scores of our pages, and the paints and shifts behind the first of them. */
export async function lighthouse() {
  const browser = requireBrowser();
  const bare = await startBare();
  const site = await startSite();
  const pages = Object.entries(await pagesOf(site.api)).map(([name, path]) => [name, site.url + path] as const);
  const urls = new Map([['bare page', `${bare.url}/weight/${BARE_BYTES}`], ...pages]);
  const reports = new Map([...urls.keys()].map((name) => [name, [] as Report[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of urls) reports.get(name)?.push(await reportOf(url, browser));
  }
  await site.stop();
  await bare.stop();
  const auditOf = (name: string, audit: string) =>
    median((reports.get(name) ?? []).map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
  const markOf = (name: string, category: string) =>
    String(
      Math.round(median((reports.get(name) ?? []).map((report) => report.categories[category]?.score ?? 0)) * 100),
    );

  const barePaint = auditOf('bare page', LARGEST_PAINT);
  const figures: Figure[] = [...urls.keys()].flatMap((name) => {
    const isOurs = name !== 'bare page';
    const paint = auditOf(name, LARGEST_PAINT);
    return [
      ...Object.entries(CATEGORIES).map(([category, bar]) => ({
        what: `${name}, ${category}`,
        value: markOf(name, category),
        bar: isOurs ? String(bar * 100) : undefined,
      })),
      {
        what: `${name}, largest paint`,
        value: `${Math.round(paint)} ms, ${(paint / barePaint).toFixed(2)} × bare`,
        bar: isOurs ? `${PAINT_BAR} × bare` : undefined,
      },
      ...Object.entries(AUDITS).map(([audit, { name: short, bar, unit }]) => {
        const value = auditOf(name, audit);
        return {
          what: `${name}, ${short}`,
          value: `${unit ? Math.round(value) : value.toFixed(3)}${unit}`,
          bar: isOurs ? `${bar}${unit}` : undefined,
        };
      }),
    ];
  });
  print(`Lighthouse, mobile, median of ${ROUNDS}`, figures);
}
