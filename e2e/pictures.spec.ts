import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { expect, someTopic, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { viewer: messages } = ko.common;

test('a picture that fails is replaced by a drawing in the same box', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()));
  const topic = await someTopic(page);
  for (const path of [paths.home(), paths.posts(), paths.topic(topic.forum.slug, topic.id)]) {
    await page.goto(path, { waitUntil: 'load' });
    const pictures = page.locator('main img[loading="eager"], main img').filter({ visible: true });
    await expect(pictures.first()).toHaveAttribute('data-failed', '');
    const broken = () =>
      page.evaluate(() =>
        [...document.images]
          .filter((it) => it.complete && it.currentSrc && it.naturalWidth === 0)
          .filter((it) => !getComputedStyle(it).content.startsWith('url("data:') || it.clientHeight === 0)
          .map((it) => it.currentSrc),
      );
    await expect.poll(broken).toEqual([]);
  }
});

/** Returns the address of the first post whose text has a picture of its own. */
async function illustratedPost(page: Page): Promise<string> {
  const list = await page.request.get('/api/v1/posts/?page_size=60');
  const { results } = (await list.json()) as { results: { id: number }[] };
  for (const { id } of results) {
    const { content } = (await (await page.request.get(`/api/v1/posts/${id}/`)).json()) as { content: string };
    if (content.includes('<img')) return paths.post(id);
  }
  throw new Error('The first content has no illustrated post.');
}

test('the pictures of a post and of a photo post open in full screen, and close where the reader was', {
  tag: '@phone',
}, async ({ page }) => {
  const viewer = page.getByRole('dialog', { name: messages.title });
  await page.goto(await illustratedPost(page));
  const picture = page.locator('article img[role="button"]').first();
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();

  const list = await page.request.get('/api/v1/contents/instagram-posts/?post_type=carousel&page_size=1');
  const { results } = (await list.json()) as { results: { id: number }[] };
  const address = paths.photo(results[0]?.id ?? 0);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.locator('section[aria-roledescription="carousel"] li a').first().click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(address);
});
