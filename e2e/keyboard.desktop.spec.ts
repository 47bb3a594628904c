import { paths } from '../lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { ko } from './messages.ts';

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto(paths.home());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ko.common.shell.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a member signs in with the keyboard only', async ({ page, member }) => {
  await page.goto(paths.signIn());
  const name = page.getByLabel(ko.auth.signIn.username);
  await name.focus();
  await page.keyboard.type(member.username);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(ko.auth.signIn.password)).toBeFocused();
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: ko.common.nav.account })).toBeVisible();
});
