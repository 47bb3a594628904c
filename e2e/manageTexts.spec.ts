import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { violationsOf } from './axe.ts';
import { expect, loginAsManager, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { manage, campaigns, skin } = ko;
const CODE = 'GTSP';
const shipped: string = skin.name[CODE];

test('a skin type is renamed in the console and read by a visitor, until it is as it was', async ({
  page,
  browser,
}) => {
  const name = `달빛 <언덕> ${Date.now()}`;
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const staff = await browser.newContext();
  const managers = await staff.newPage();
  await loginAsManager(managers);
  await openAsMember(managers, managePaths.texts({ area: 'skin' }));
  const row = managers
    .getByRole('list', { name: manage.texts.groups.typeNames })
    .getByRole('listitem')
    .filter({ hasText: CODE });
  await row.getByRole('button', { name: manage.texts.edit }).click();
  const typed = row.getByLabel(manage.texts.fields.text, { exact: true });
  await typed.fill(name);
  expect(await violationsOf(managers)).toEqual([]);
  await row.getByRole('button', { name: campaigns.form.save }).click();
  await expect(row.getByText(manage.texts.changed)).toBeVisible();

  /** Waits until the pages that are about the type are rendered with a name, and hydrated with it. */
  const reads = (expected: string) =>
    expect(async () => {
      await page.goto(paths.skin(CODE));
      await expect(page.getByRole('heading', { level: 1, name: expected })).toBeVisible({ timeout: 1000 });
      await page.goto(paths.surveys());
      await expect(page.getByRole('link', { name: `${expected} ${CODE}` })).toBeVisible({ timeout: 1000 });
    }).toPass();
  await reads(name);
  expect(await (await page.request.get('/locales/ko/skin.json')).json()).toMatchObject({ name: { [CODE]: name } });
  expect(faults).toEqual([]);

  await row.getByRole('button', { name: manage.texts.reset }).click();
  await managers.getByRole('dialog').getByRole('button', { name: manage.texts.reset }).click();
  await expect(row.getByText(manage.texts.changed)).toHaveCount(0);
  await reads(shipped);
  await staff.close();
});
