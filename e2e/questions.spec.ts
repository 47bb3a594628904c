import type { Browser, Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { expect, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { questions, comments: commentMessages } = ko;

/** Asks a unique question through the API as the signed-in member. */
async function postQuestion(page: Page, title: string) {
  const session = await (await page.request.get('/api/auth/session')).json();
  const answer = await page.request.post('/api/v1/questions/', {
    headers: { Authorization: `Bearer ${session.accessToken}` },
    data: { title, content: '세안하고 나면 볼만 당겨요.' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { slug: string };
}

/** Opens a page without a session and without a cache. */
async function asVisitor(browser: Browser, path: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('a member asks, answers, accepts the answer and deletes the question', { tag: '@phone' }, async ({
  page,
  browser,
  login,
  allowConsole,
}) => {
  // The look for new comments, every 30 seconds, may fall between the deletion and the list.
  allowConsole(/404.*\/comments\/\?page=1&page_size=1/);
  const member = await login();
  const title = `세안 뒤 당김 ${member.username}`;
  await openAsMember(page, paths.newQuestion());
  await page.getByLabel(questions.composer.title, { exact: true }).fill(title);
  await page.getByLabel(questions.composer.content, { exact: true }).fill('볼만 당겨요.');
  await page.getByRole('button', { name: questions.composer.send, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/questions\/sean-dwi-danggim-[a-z0-9-]+-\d+$/);
  const path = new URL(page.url()).pathname;

  const answers = page.locator('#answers');
  await answers.getByLabel(questions.form.label, { exact: true }).fill('물 온도를 낮춰 봤어요.');
  await answers.getByRole('button', { name: questions.form.send }).click();
  const answer = answers.getByRole('listitem').filter({ hasText: '물 온도를 낮춰 봤어요.' });
  await expect(answer).toBeVisible();
  await expect(answers.getByText(questions.form.already)).toBeVisible();

  await answer.getByRole('button', { name: questions.answers.accept }).click();
  await expect(answer.getByText(questions.answers.accepted)).toBeVisible();

  // The write revalidates the static page for later readers.
  const visitor = await asVisitor(browser, path);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(questions.answers.accepted)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.context().close();

  await page.getByRole('button', { name: questions.question.menu }).click();
  await page.getByRole('menuitem', { name: questions.question.delete }).click();
  await expect(page.getByText(questions.toast.questionDeleted)).toBeVisible();
  await expect(page).toHaveURL(/\/questions$/);
});

test('a question gets a comment, and a typed answer survives a reload', async ({ page, login }) => {
  const member = await login();
  const { slug } = await postQuestion(page, `질문 ${member.username}`);
  await openAsMember(page, paths.question(slug));
  const comments = page.locator('#comments');
  await comments.getByLabel(commentMessages.label, { exact: true }).fill('덧붙여요.');
  await comments.getByRole('button', { name: commentMessages.send }).click();
  await expect(comments.getByRole('listitem').filter({ hasText: '덧붙여요.' })).toBeVisible();

  const form = page.locator('#answers').getByLabel(questions.form.label, { exact: true });
  await form.fill('쓰다 만 답변');
  await page.reload();
  await expect(form).toHaveValue('쓰다 만 답변');
});

test('a visitor finds a question without JavaScript and is led to sign in to answer', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paths.questions({ search: '미스트를 뿌리면' }));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '미스트를 뿌리면 더 건조해지는 느낌이 맞나요?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('미스트');
  await expect(page.locator('#answers li').first()).toBeVisible();
  await page.getByRole('link', { name: questions.form.signIn }).click();
  await expect(page).toHaveURL(/\/auth\/signin\?callbackUrl=/);
  await context.close();
});
