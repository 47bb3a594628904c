import { paths } from '../lib/paths.ts';
import { expect, someTopic, test } from './fixtures.ts';

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
