import { paths } from '../lib/paths.ts';
import { expect, someTopic, test } from './fixtures.ts';
import { ko } from './messages.ts';

const messages = ko.search;
const box = ko.common.shell.searchLabel;

test('a reader types, gets suggestions and opens one by keyboard', { tag: '@phone' }, async ({ page, isMobile }) => {
  const topic = await someTopic(page);
  await page.goto(isMobile ? paths.search() : paths.home());
  await page.getByLabel(box).filter({ visible: true }).and(page.locator('input')).click();
  const field = page.getByRole('combobox', { name: box });
  await expect(field).toBeVisible();
  await field.pressSequentially(topic.title.slice(0, 12));
  const option = page.getByRole('option').filter({ hasText: topic.title });
  await expect(option).toBeVisible();
  for (let step = 0; (await option.getAttribute('aria-selected')) !== 'true' && step < 12; step += 1) {
    await field.press('ArrowDown');
  }
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic.title);
});

test('results are filtered by kind, and the search is offered again', async ({ page }) => {
  const topic = await someTopic(page);
  await page.goto(paths.search({ search: topic.title }));
  const found = page.getByRole('main').getByRole('link', { name: topic.title }).first();
  await expect(found).toBeVisible();
  await expect(page.locator('mark').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: messages.kinds.label })
    .getByRole('link', { name: new RegExp(`^${messages.kinds.topics}`) })
    .click();
  await expect(page).toHaveURL(/kind=topics/);
  await expect(found).toBeVisible();
  // The page remembers a search once it works.
  await page.waitForLoadState('networkidle');
  await page.goto(paths.search());
  await expect(
    page.getByRole('region', { name: messages.recent }).getByRole('link', { name: topic.title }),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box searches as a plain form', async ({ page, isMobile }) => {
    await page.goto(isMobile ? paths.search() : paths.home());
    const field = page.getByRole('searchbox', { name: box }).filter({ visible: true });
    await field.fill('크림');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?search=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('크림');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});
