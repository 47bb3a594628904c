import { addDays } from 'date-fns/addDays';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { violationsOf } from './axe.ts';
import { expect, knowsMember, loginAsManager, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { activity, common, legal, manage } = ko;

test('new terms are announced, read by a visitor, agreed to by a member and withdrawn', async ({
  page,
  login,
  browser,
}) => {
  const on = addDays(new Date(), 60).toISOString().slice(0, 10);
  const summary = `배송 기한을 적었어요 ${Date.now()}`;
  const staff = await browser.newContext();
  const managers = await staff.newPage();
  await loginAsManager(managers);
  await openAsMember(managers, managePaths.legal());
  await managers.getByRole('link', { name: manage.legal.new.terms }).click();
  await knowsMember(managers, managePaths.newLegalText({ kind: 'terms' }));
  await managers.getByRole('button', { name: manage.legal.takePresent }).click();
  const content = managers.getByLabel(manage.legal.content, { exact: true });
  await expect(content).toHaveValue(/^# /m);
  await content.fill(`${await content.inputValue()}\n\n# 배송\n\n열흘 안에 보내요.`);
  await managers.getByLabel(manage.legal.effective_on, { exact: true }).fill(on);
  await managers.getByLabel(manage.legal.summary, { exact: true }).fill(summary);
  await managers.getByLabel(manage.legal.summary_en, { exact: true }).fill('We added delivery times.');
  await managers.getByLabel(manage.role.password, { exact: true }).fill(DEMO_PASSWORD);
  expect(await violationsOf(managers)).toEqual([]);
  await managers.getByRole('button', { name: manage.legal.announce }).click();
  await managers.waitForURL(`**${managePaths.legal()}`);
  const row = managers.getByRole('row').filter({ hasText: summary });
  await expect(row.getByText(manage.legal.states.coming)).toBeVisible();

  await page.goto(paths.terms());
  await page.getByRole('link', { name: legal.version.toComing }).click();
  await expect(page.getByRole('heading', { name: /\. 배송$/ })).toBeVisible();
  await expect(page.getByText(legal.version.coming)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await login();
  await openAsMember(page, paths.home());
  const notice = page.getByRole('region', { name: activity.terms.title });
  await expect(notice.getByText(summary)).toBeVisible();
  await notice.getByRole('button', { name: activity.terms.agree }).click();
  await expect(notice).toHaveCount(0);
  await openAsMember(page, paths.home());
  await expect(page.getByRole('region', { name: activity.home.news })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await row.getByRole('button', { name: manage.legal.withdraw }).click();
  const question = managers.getByRole('dialog');
  await question.getByRole('button', { name: manage.legal.withdraw, exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.goto(paths.terms({ on }));
  await expect(page.getByRole('heading', { name: /\. 배송$/ })).toHaveCount(0);
  await expect(page.getByText(legal.updated)).toBeVisible();
  await expect(page.getByRole('link', { name: common.nav.account })).toBeVisible();
  await staff.close();
});
