import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { ko } from '../e2e/messages.ts';
import { paths } from '../lib/paths.ts';
import { browserLaunch } from '../scripts/lib/browser.ts';
import { type Figure, median, print, sized } from './lib.ts';
import { pagesOf, startSite } from './site.ts';

const ROUNDS = sized(5, 1);
/** How much slower the processor is than this machine's. */
const SLOWDOWN = 4;
/** From a tap to the next paint. */
const BAR_MS = 100;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ko-KR' };
/** An interaction faster than this is not recorded by the browser. */
const SHORTEST_MS = 16;

interface Tap {
  path: string;
  target: (page: Page) => Locator;
  /** What has to be done before, at full speed. */
  before?: (page: Page) => Promise<unknown>;
}

const { common, comments, topics } = ko;
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first();
const composer = (page: Page) => page.locator('#comments').getByLabel(comments.label, { exact: true });

/** Returns the taps of a member on a phone that are measured. */
const tapsOf = (topic: string): Record<string, Tap> => ({
  'like of a topic': { path: topic, target: (page) => page.locator('article button[aria-pressed]').first() },
  'like of a comment': { path: topic, target: (page) => page.locator('#comments li button[aria-pressed]').first() },
  'opening the composer': { path: topic, target: composer },
  'sending a comment': {
    path: topic,
    target: (page) => page.locator('#comments').getByRole('button', { name: comments.send, exact: true }).first(),
    before: (page) => composer(page).fill(`속도를 재는 댓글이에요 ${Math.random()}`),
  },
  'menu of a topic': { path: topic, target: button(topics.topic.menu) },
  'filters of a list': {
    path: paths.topics(),
    target: (page) => page.locator('summary', { hasText: common.list.narrow }),
  },
  'tab of another page': { path: paths.home(), target: link(common.nav.challenges) },
  'topic in a list': { path: paths.topics(), target: (page) => page.locator('main h3 a').first() },
});

/** Signs a context in as the member of the first content. */
async function signIn(context: BrowserContext, url: string) {
  const { csrfToken } = await (await context.request.get(`${url}/api/auth/csrf`)).json();
  await context.request.post(`${url}/api/auth/callback/credentials`, {
    form: { username: 'demo', password: DEMO_PASSWORD, csrfToken, json: 'true', callbackUrl: '/' },
  });
}

/** Returns the ms from a tap to the next paint, on a page of its own. */
async function timeOf(context: BrowserContext, url: string, { path, target, before }: Tap): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript((durationThreshold) => {
    const taps: number[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) taps.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await before?.(page);
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => Object.assign(window, { taps: [] }));
  await element.tap({ noWaitAfter: true });
  // Two frames and an idle moment later the browser has recorded the paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
  const taps = await page.evaluate(() => (window as unknown as { taps: number[] }).taps);
  await page.close();
  return Math.max(SHORTEST_MS, ...taps);
}

/** Measures the time from a member's tap to the next paint, on a phone four times slower than this machine. */
export async function taps() {
  const site = await startSite();
  const browser = await chromium.launch(browserLaunch());
  const figures: Figure[] = [];
  const { topic } = await pagesOf(site.api);
  for (const [what, tap] of Object.entries(tapsOf(topic))) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext(PHONE);
      await signIn(context, site.url);
      times.push(await timeOf(context, site.url, tap));
      await context.close();
    }
    figures.push({ what, value: `${median(times)} ms, worst ${Math.max(...times)}`, bar: `${BAR_MS} ms` });
  }
  await browser.close();
  await site.stop();
  print(`A tap until the next paint, ${SLOWDOWN} × slower processor, median of ${ROUNDS}`, figures);
}
