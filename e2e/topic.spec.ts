import { paths } from '../lib/paths.ts';
import { aPicture, expect, newTopic, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { topics, pictures, comments: messages, common, drafts } = ko;

/** What a browser logs when it asks for a topic that has just been deleted. */
const GONE = /404 \(Not Found\) \(\S+\/topics\/\d+(\.json\S*|\/\S*)?\)$/;

test('a member writes a topic with a picture, is notified about it, changes it and deletes it', {
  tag: '@desktop',
}, async ({ page, login, allowConsole }) => {
  // A list that is not regenerated yet may still prefetch the topic, and its page may just look for what is new.
  allowConsole(GONE);
  const member = await login();
  const title = `봄 루틴 ${member.username}`;

  await openAsMember(page, paths.newTopic('free'));
  await page.getByLabel(topics.composer.title, { exact: true }).fill(title);
  await page.getByLabel(topics.composer.content, { exact: true }).fill('토너를 바꿨어요.');
  await page.locator('input[type=file]').setInputFiles(await aPicture());
  await expect(page.getByLabel(pictures.alt).first()).toBeVisible();
  const send = page.getByRole('button', { name: topics.composer.send, exact: true });
  await expect(send).toBeEnabled();
  await send.click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/forums\/free\/topics\/\d+$/);
  await expect(page.getByRole('main').locator('article img').last()).toBeVisible();

  const comments = page.locator('#comments');
  await comments.getByLabel(messages.label, { exact: true }).fill('저부터 한마디.');
  await comments.getByRole('button', { name: messages.send, exact: true }).click();
  const comment = comments.getByRole('listitem').filter({ hasText: '저부터 한마디.' }).first();
  await expect(comment).toBeVisible();

  await comment.getByRole('button', { name: messages.reply }).click();
  const replyLabel = messages.replyLabel.replace('{{nickname}}', member.nickname);
  // On a phone it is at the bottom of the window.
  const reply = comments.locator('form').filter({ has: page.getByLabel(replyLabel) });
  await reply.getByLabel(replyLabel).fill('답글도 남겨요.');
  await reply.getByRole('button', { name: messages.send, exact: true }).click();
  await expect(comment.getByText('답글도 남겨요.')).toBeVisible();

  await page.getByRole('button', { name: topics.topic.menu }).click();
  await page.getByRole('menuitem', { name: topics.topic.edit }).click();
  await page.getByLabel(topics.composer.title, { exact: true }).fill(`${title} 고침`);
  await page.getByRole('button', { name: topics.composer.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} 고침` })).toBeVisible();
  await expect(page.getByText(messages.edited).first()).toBeVisible();

  await page.getByRole('button', { name: topics.topic.menu }).click();
  await page.getByRole('menuitem', { name: topics.topic.delete }).click();
  await expect(page.getByText(topics.toast.topicDeleted)).toBeVisible();
  await expect(page).toHaveURL(/\/forums\/free$/);
  await expect(page.getByRole('link', { name: `${title} 고침` })).toBeHidden();
});

test('a deleted topic comes back from the message, for its author and for others', async ({
  page,
  browser,
  login,
  allowConsole,
}) => {
  allowConsole(GONE);
  await login();
  const { id, forum } = await newTopic(page);
  const path = paths.topic(forum.slug, id);
  await openAsMember(page, path);
  await page.getByRole('button', { name: topics.topic.menu }).click();
  await page.getByRole('menuitem', { name: topics.topic.delete }).click();
  await expect(page).toHaveURL(/\/forums\/free$/);
  await page.getByRole('button', { name: common.undo.label }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: '봄에 바꾼 것' })).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  expect((await visitor.goto(path))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: '봄에 바꾼 것' })).toBeVisible();
  await visitor.context().close();
});

test('a draft survives a reload', async ({ page, login }) => {
  await login();
  await openAsMember(page, paths.newTopic('free'));
  await page.getByLabel(topics.composer.title, { exact: true }).fill('쓰다 만 제목');
  await page.getByLabel(topics.composer.content, { exact: true }).fill('쓰다 만 내용');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('쓰다 만 내용');
  await page.reload();
  await expect(page.getByLabel(topics.composer.title, { exact: true })).toHaveValue('쓰다 만 제목');
  await expect(page.getByText(drafts.draftFound)).toBeVisible();
});
