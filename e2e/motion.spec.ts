import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { expect, test } from './fixtures.ts';

/** Opens the first post of the list, and returns the durations of the pseudo-elements that moved, in ms. */
async function openPost(page: Page): Promise<number[]> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const moved = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-group('));
        sessionStorage.setItem('moved', JSON.stringify(moved.map((it) => Number(it.getComputedTiming().duration))));
      });
      return transition;
    };
  });
  await page.goto(paths.posts());
  await page.waitForLoadState('networkidle');
  await page.locator('main li a.cover').first().click();
  await expect(page.locator('article h1')).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('moved'))).not.toBeNull();
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('moved') ?? '[]'));
}

test("a post's picture moves from the list to its page", async ({ page }) => {
  expect(Math.max(...(await openPost(page)))).toBeGreaterThan(100);
});

test('no picture moves for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const duration of await openPost(page)) expect(duration).toBeLessThan(1);
});

test('what rises on the home page, a skin type and a course does not move the layout', async ({ page }) => {
  for (const path of [paths.home(), paths.skin('YMSJ'), paths.course('wash-again')]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    const end = () => page.evaluate(() => window.scrollY + window.innerHeight >= document.body.scrollHeight - 2);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(await end()).toBe(true);
    }).toPass({ intervals: [100] });
    const hidden = () =>
      page.evaluate(() => [...document.querySelectorAll('main [style*="opacity: 0"]')].map((it) => it.textContent));
    await expect.poll(hidden).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
});
