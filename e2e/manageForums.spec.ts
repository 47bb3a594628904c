import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { expect, loginAsManager, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { common, manage, topics, comments } = ko;

/** Waits until the page that a link or a form of the console led to knows who it is. */
async function knowsMember(page: Page, path: string) {
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('link', { name: common.nav.account })).toBeVisible();
}

test('a forum is created in the console and written in by a member, until it is archived', async ({
  page,
  login,
  browser,
}) => {
  const slug = `moon-${randomInt(1e9)}`;
  const staff = await browser.newContext();
  const managers = await staff.newPage();
  await loginAsManager(managers);
  await openAsMember(managers, managePaths.forums());
  await managers.getByRole('link', { name: manage.forums.new }).click();
  await knowsMember(managers, managePaths.forum('new'));
  const fields = {
    [manage.forum.slug]: slug,
    [manage.forum.name]: `달빛 ${slug}`,
    [manage.forum.name_en]: `Moon ${slug}`,
    [manage.forum.description]: '밤에 나누는 이야기',
    [manage.forum.description_en]: 'Talk at night',
  };
  for (const [label, text] of Object.entries(fields)) {
    await managers.getByLabel(label, { exact: true }).fill(text);
  }
  await managers.getByRole('button', { name: manage.forum.create }).click();
  await knowsMember(managers, managePaths.forum(slug));

  await login();
  await openAsMember(page, paths.newTopic(slug));
  await page.getByLabel(topics.composer.title, { exact: true }).fill('첫 글');
  await page.getByLabel(topics.composer.content, { exact: true }).fill('여기서 시작해요.');
  await page.getByRole('button', { name: topics.composer.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: '첫 글' })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await managers.getByRole('checkbox', { name: manage.forum.archive }).check();
  await managers.getByRole('button', { name: manage.forum.save }).click();
  await expect(managers.getByText(manage.forum.saved)).toBeVisible();
  await staff.close();

  await openAsMember(page, paths.newTopic(slug));
  await expect(page.getByText(topics.closed.archived)).toBeVisible();
  // Its page is regenerated after the change.
  await expect(async () => {
    await openAsMember(page, paths.forum(slug));
    await expect(page.getByText(topics.closed.archived)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await openAsMember(page, address);
  await expect(page.getByText('여기서 시작해요.')).toBeVisible();
  await expect(page.getByText(topics.closed.archived)).toBeVisible();
  await expect(page.getByRole('textbox', { name: comments.label })).toHaveCount(0);
});
