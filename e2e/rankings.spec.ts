import { paths } from '../lib/paths.ts';
import { expect, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { rankings, common } = ko;
const names = 'main ol li a';

test('a visitor navigates from this week’s likes to last month’s activity, and back to the same place', async ({
  page,
}) => {
  await page.goto(paths.home());
  await page.getByRole('link', { name: rankings.all }).click();
  await expect(page.getByRole('heading', { level: 1, name: rankings.heading })).toBeVisible();
  const chosen = (name: string) => page.getByRole('link', { name, exact: true }).and(page.locator('[aria-current]'));
  await page.getByText(common.list.narrow, { exact: true }).click();
  const filters = page.getByRole('dialog', { name: common.list.narrow });
  await filters.getByText(rankings.types.activity, { exact: true }).click();
  await filters.getByRole('button', { name: common.list.apply }).click();
  const month = page.getByRole('link', { name: rankings.periods.month });
  await expect(month).toHaveAttribute('href', /type=activity/);
  await month.click();
  await expect(page.getByText(/^\d{4}년 \d+월$/)).toBeVisible();
  await expect(chosen(rankings.periods.month)).toBeVisible();
  await page.getByRole('link', { name: rankings.span.before.month }).click();
  await page.getByRole('link', { name: rankings.span.after.month }).click();
  await expect(page.getByRole('link', { name: rankings.span.after.month })).toBeHidden();
  await expect(page.locator(names).first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/type=activity&period=month$/);
});

test('a member searches for a name and sees how to enter the ranking', async ({ page, login }) => {
  await login();
  await openAsMember(page, paths.rankings({ period: 'day' }));
  await expect(page.getByText(rankings.ownNone.likes)).toBeVisible();
  await page.goto(paths.rankings());
  const name = await page.locator(names).first().innerText();
  await page.getByRole('searchbox', { name: rankings.search }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator(names).first()).toHaveText(name);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('places are read and paged', async ({ page }) => {
    await page.goto(paths.rankings({ period: 'all' }));
    await expect(page.locator(names).first()).toBeVisible();
    await page.getByRole('link', { name: common.pagination.next }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator(names).first()).toBeVisible();
  });
});
