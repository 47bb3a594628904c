import { paths } from '../lib/paths.ts';
import { expect, someTopic, test } from './fixtures.ts';

test('what is printed has the text and nothing that lies over it or is pressed', { tag: '@phone' }, async ({
  page,
  login,
}) => {
  await login();
  const topic = await someTopic(page);
  for (const address of [paths.topic(topic.forum.slug, topic.id), paths.post(29), paths.topics()]) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main h1')).toBeVisible();
    const over = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter(
          (it) => it.checkVisibility() && (getComputedStyle(it).position === 'fixed' || it.matches('button, form')),
        )
        .map((it) => it.outerHTML.slice(0, 80)),
    );
    expect(over).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});
