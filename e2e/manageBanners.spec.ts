import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { violationsOf } from './axe.ts';
import { aPicture, expect, knowsMember, loginAsManager, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { campaigns, home, pictures } = ko;
const { banner, banners } = campaigns;

test('an operator makes a banner, and a visitor follows it until it is turned off', async ({ page, browser }) => {
  const title = `봄맞이 ${Date.now()}`;
  const staff = await browser.newContext({ viewport: page.viewportSize() });
  const managers = await staff.newPage();
  await loginAsManager(managers);
  await openAsMember(managers, managePaths.banners());
  await managers.getByRole('link', { name: banners.new }).click();
  await knowsMember(managers, managePaths.banner('new'));
  const fill = (label: string, text: string) => managers.getByLabel(label, { exact: true }).fill(text);
  await fill(banner.title, title);
  await fill(banner.title_en, 'Spring');
  await fill(banner.href, '/challenges');
  for (const picture of [banner.image, banner.phone_image]) {
    await managers
      .getByRole('group', { name: picture })
      .getByLabel(pictures.add)
      .setInputFiles(await aPicture());
  }
  await expect(managers.getByRole('region', { name: campaigns.preview.title })).toContainText(title);
  await expect(managers.getByRole('button', { name: banner.create })).toBeEnabled();
  expect(await violationsOf(managers)).toEqual([]);
  await managers.getByRole('button', { name: banner.create }).click();
  await expect(managers.getByText(banner.leads.shown)).toBeVisible();
  const address = new URL(managers.url()).pathname;

  await openAsMember(managers, managePaths.banners());
  const table = managers.getByRole('table', { name: banners.lists.main });
  await expect(table.getByRole('link', { name: title })).toHaveAttribute('href', address);

  const shown = page.getByRole('region', { name: home.banners }).getByRole('link', { name: title });
  await expect(async () => {
    await page.goto(paths.home());
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
  await shown.click();
  await page.waitForURL('**/challenges');

  await openAsMember(managers, address);
  await managers.getByRole('checkbox', { name: banner.on }).uncheck();
  await managers.getByRole('button', { name: campaigns.form.save }).click();
  await expect(managers.getByText(banner.leads.off)).toBeVisible();
  await expect(async () => {
    await page.goto(paths.home());
    await expect(shown).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await staff.close();
});
