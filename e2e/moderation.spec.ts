import type { Page } from '@playwright/test';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { expect, loginAsManager, newTopic, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { common, moderation, topics, comments, support } = ko;

const tokenOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/session')).json()).accessToken;

test('an author appeals hidden content and a manager shows it again', { tag: '@desktop' }, async ({
  page,
  login,
  browser,
}) => {
  await login();
  const { id, forum } = await newTopic(page);
  const address = paths.topic(forum.slug, id);

  const staff = await browser.newContext();
  const managers = await staff.newPage();
  await loginAsManager(managers);
  await openAsMember(managers, address);
  await managers.getByRole('button', { name: topics.topic.menu }).click();
  await managers.getByRole('menuitem', { name: common.actions.hide }).click();
  const hiding = managers.getByRole('dialog');
  await hiding.getByLabel(moderation.reason.label, { exact: true }).fill('운영 원칙을 확인해 주세요');
  await hiding.getByRole('button', { name: moderation.hide.send }).click();
  await expect(managers.getByText(topics.topic.hidden)).toBeVisible();

  await openAsMember(page, paths.myReports());
  await expect(page.getByText('운영 원칙을 확인해 주세요')).toBeVisible();
  await page.getByRole('button', { name: moderation.appeal.open }).click();
  const appeal = page.getByRole('dialog');
  await appeal.getByLabel(moderation.appeal.label, { exact: true }).fill('다시 살펴봐 주세요');
  await appeal.getByRole('button', { name: moderation.appeal.send }).click();
  await expect(page.getByText(moderation.appeal.status.open)).toBeVisible();

  const { username } = await (await page.request.get('/api/auth/session')).json().then(({ user }) => user);
  await openAsMember(managers, managePaths.reports({ status: 'appealed', username }));
  await expect(managers.getByText('다시 살펴봐 주세요')).toBeVisible();
  await managers.getByRole('button', { name: moderation.queue.show }).click();
  const dialog = managers.getByRole('dialog');
  await dialog.getByLabel(moderation.reason.label, { exact: true }).fill('확인했어요');
  await dialog.getByRole('button', { name: moderation.queue.show }).click();
  await expect(managers.getByText(moderation.queue.showDone)).toBeVisible();
  await staff.close();

  const shown = await page.request.get(`/api/v1/topics/${id}/`);
  expect((await shown.json()).status).toBe('published');
});

test('a manager decides two reports at once, and the member’s page answers a question', { tag: '@desktop' }, async ({
  page,
  login,
  member,
  browser,
}) => {
  await login();
  const topicIds = [(await newTopic(page)).id, (await newTopic(page)).id];
  await openAsMember(page, paths.support());
  await page.getByLabel(support.topic).selectOption('report');
  await page.getByLabel(support.content, { exact: true }).fill('신고가 잘못된 것 같아요');
  await page.getByRole('button', { name: support.send }).click();
  await expect(page.getByText('신고가 잘못된 것 같아요')).toBeVisible();

  const staff = await browser.newContext();
  const managers = await staff.newPage();
  await loginAsManager(managers);
  for (const subjectId of topicIds) {
    await managers.request.post('/api/v1/reports/', {
      headers: { Authorization: `Bearer ${await tokenOf(managers)}` },
      data: { subject: 'topic', subjectId, reason: 'spam' },
    });
  }
  await openAsMember(managers, managePaths.reports({ username: member.username, reason: 'spam', order: 'age' }));
  await managers.getByRole('checkbox', { name: moderation.selection.all }).check();
  const both = moderation.queue.chosen_other.replace('{{count}}', '2');
  await managers.getByRole('button', { name: both.replace('{{decision}}', moderation.queue.dismiss) }).click();
  const dialog = managers.getByRole('dialog');
  await dialog.getByLabel(moderation.reason.label, { exact: true }).fill('직접 쓴 글이에요');
  await dialog.getByRole('button', { name: moderation.queue.dismiss }).click();
  await expect(managers.getByText(moderation.queue.decided_other.replace('{{count}}', '2'))).toBeVisible();
  await expect(managers.getByText(moderation.queue.empty)).toBeVisible();

  await openAsMember(managers, managePaths.member(`@${member.username}`));
  await managers.getByRole('link', { name: support.topics.report }).click();
  await managers.getByLabel(support.reply.answer, { exact: true }).fill('확인했어요. 문제없는 글이에요.');
  await openAsMember(page, paths.mySupport());
  await page.getByRole('link', { name: support.topics.report }).click();
  await page.getByLabel(support.reply.label).fill('하나 더 있어요');
  await page.getByRole('button', { name: support.reply.send, exact: true }).click();
  await expect(page.getByText('하나 더 있어요')).toBeVisible();
  await managers.getByRole('button', { name: support.reply.sendAnswer }).click();
  await expect(managers.getByText(support.reply.behind)).toBeVisible();
  await expect(managers.getByText('하나 더 있어요')).toBeVisible();
  await managers.getByRole('button', { name: support.reply.sendAnswer }).click();
  await expect(managers.getByText(support.reply.answered)).toBeVisible();
  await staff.close();
});

test('a visitor of a managers’ page is sent to sign in, and a member finds no such page', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(/404/);
  const places = [
    ...['/manage', managePaths.reports(), managePaths.bannedWords(), managePaths.log()],
    ...[managePaths.events(), managePaths.missions(), managePaths.trash()],
  ];
  for (const path of places) {
    await page.goto(path);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      paths.signIn({ error: 'SessionRequired', callbackUrl: path }),
    );
  }
  await login();
  for (const path of places) expect((await page.goto(path))?.status()).toBe(404);
});

test('a deleted topic is restored, and a blocked member’s comment is hidden', async ({
  page,
  login,
  member,
  browser,
}) => {
  await login();
  const { id, forum } = await newTopic(page);
  const address = paths.topic(forum.slug, id);
  await page.request.delete(`/api/v1/topics/${id}/`, { headers: { Authorization: `Bearer ${await tokenOf(page)}` } });
  await openAsMember(page, paths.trash());
  await page.getByRole('button', { name: new RegExp(moderation.trash.restore) }).click();
  await expect(page.getByText(moderation.trash.restored)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`));

  const staff = await browser.newContext();
  const other = await staff.newPage();
  await loginAsManager(other);
  const review = `성가신 댓글 ${member.username}`;
  await other.request.post(`/api/v1${address}/comments/`, {
    headers: { Authorization: `Bearer ${await tokenOf(other)}` },
    data: { content: review },
  });
  await staff.close();
  await openAsMember(page, address);
  await page.reload();
  const comment = page.locator('#comments').getByRole('listitem').filter({ hasText: review });
  await expect(comment).toBeVisible();
  await comment.getByRole('button', { name: new RegExp(comments.of.menu.replace('{{nickname}}', '.+')) }).click();
  await page.getByRole('menuitem', { name: common.actions.block }).click();
  await page.getByRole('dialog').getByRole('button', { name: moderation.block.send, exact: true }).click();
  await expect(comment).toHaveCount(0);
});
