import { managePaths } from '../lib/managePaths.ts';
import { expect, loginAsManager, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { manage } = ko.moderation;

test('the menu of the console ends within the window, fades while there is more, and covers no section at its end', async ({
  page,
}) => {
  await loginAsManager(page);
  await page.goto(managePaths.overview());
  const menu = page.getByRole('navigation', { name: manage.nav });
  await expect(menu.getByRole('link', { name: manage.overview })).toBeVisible();
  const measured = () =>
    menu.evaluate((it) => ({
      end: it.getBoundingClientRect().bottom,
      rest: it.scrollHeight - it.clientHeight - it.scrollTop,
      fade: Number.parseFloat(getComputedStyle(it, '::after').height),
      last: [...it.querySelectorAll('a')].at(-1)?.getBoundingClientRect().bottom ?? 0,
    }));
  const first = await measured();
  expect(first.end).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  expect(first.rest).toBeGreaterThan(first.fade);
  expect(first.last).toBeGreaterThan(first.end);
  await menu.getByRole('link').last().focus();
  await expect
    .poll(async () => {
      const { end, fade, last } = await measured();
      return end - fade - last;
    })
    .toBeGreaterThanOrEqual(-1);
});
