import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { aPicture, expect, newTopic, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { topics, common, comments: messages, moderation } = ko;

const scrollPositionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('back closes the menu, the sheet and the viewer, and only then leaves the page', { tag: '@phone' }, async ({
  page,
  login,
}) => {
  await login();
  await page.goto(paths.topics());
  const row = page.locator('main h3 a').nth(3);
  await row.click();
  await expect(page).toHaveURL(/\/topics\/\d+$/);
  const address = page.url();
  await openAsMember(page, address);
  const ownData: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_next/data/') && pathname.includes(new URL(address).pathname)) ownData.push(pathname);
  });

  await page.getByRole('button', { name: topics.topic.menu, exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('menu')).toBeHidden();
  expect(page.url()).toBe(address);

  await page.getByRole('button', { name: topics.topic.menu, exact: true }).click();
  await page.getByRole('menuitem', { name: common.actions.report }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(address);

  await page.getByRole('button', { name: topics.topic.menu, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state?.overlays ?? 0)).toBe(0);
  expect(page.url()).toBe(address);
  // For Next nothing of it was a navigation.
  expect(ownData).toEqual([]);
});

/** Opens the sheet that reports the fourth topic, and returns the button of the menu with it. */
async function openReport(page: Page) {
  await page.goto(paths.topics());
  await page.locator('main h3 a').nth(3).click();
  await expect(page).toHaveURL(/\/topics\/\d+$/);
  await openAsMember(page, page.url());
  const menu = page.getByRole('button', { name: topics.topic.menu, exact: true });
  await menu.click();
  await page.getByRole('menuitem', { name: common.actions.report }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return menu;
}

test('a selection that is dragged out of a sheet leaves it open', async ({ page, login }) => {
  await login();
  await openReport(page);
  const sheet = page.getByRole('dialog');
  const note = sheet.getByLabel(moderation.report.note);
  await note.fill('광고를 여러 번 올렸어요');
  await note.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(sheet).toBeVisible();
  await expect(note).toHaveValue('광고를 여러 번 올렸어요');
  await page.mouse.click(5, 5);
  await expect(sheet).toBeHidden();
});

test('a sheet closed by its own button gives the focus back to what opened it', async ({ page, login }) => {
  await login();
  const menu = await openReport(page);
  await page.getByRole('dialog').getByRole('button', { name: common.action.cancel }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state?.overlays ?? 0)).toBe(0);
  await expect(menu).toBeFocused();
});

test('a reload with an open menu leaves no extra history entry', async ({ page, login }) => {
  await login();
  await page.goto(paths.topics());
  await page.locator('main h3 a').nth(3).click();
  await expect(page).toHaveURL(/\/topics\/\d+$/);
  const address = page.url();
  await openAsMember(page, address);
  await page.getByRole('button', { name: topics.topic.menu, exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.history.state?.overlays)).toBe(1);

  await page.reload();
  await expect.poll(() => page.evaluate(() => window.history.state?.overlays ?? 0)).toBe(0);
  await expect(page.getByRole('menu')).toBeHidden();
  await page.getByRole('button', { name: topics.topic.menu, exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => window.history.state?.overlays ?? 0)).toBe(0);
  expect(page.url()).toBe(address);
  await page.goBack();
  expect(page.url()).not.toBe(address);
});

test('back closes the picture viewer where the reader was', async ({ page, login }) => {
  await login();
  await openAsMember(page, paths.newTopic('free'));
  await page.getByLabel(topics.composer.title, { exact: true }).fill('사진 한 장');
  await page.getByLabel(topics.composer.content, { exact: true }).fill('긴 글\n'.repeat(60));
  await page.locator('input[type=file]').setInputFiles(await aPicture());
  const send = page.getByRole('button', { name: topics.composer.send, exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page).toHaveURL(/\/topics\/\d+$/);
  const address = page.url();
  const picture = page.getByRole('main').locator('article li > a:has(img)').last();
  await picture.scrollIntoViewIfNeeded();
  const place = await scrollPositionOf(page);
  await picture.click();
  const viewer = page.getByRole('dialog', { name: common.viewer.title });
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  expect(page.url()).toBe(address);
  expect(Math.abs((await scrollPositionOf(page)) - place)).toBeLessThan(2);
});

/** Returns whether the scroll-to-top button covers a button, as far as that is in the window. */
const isUnderArrow = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .last()
    .evaluate((button, arrow) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const points = [
        [left + width / 2, top + height / 2],
        [left + 2, top + height / 2],
        [left + width - 2, top + height / 2],
        [left + width - 2, top + 4],
      ] as const;
      return points.some(([x, y]) => document.elementFromPoint(x, y)?.closest(arrow) != null);
    }, `button[aria-label="${common.shell.toTop}"]`);

test('the arrow to the top never lies on the button of a form', async ({ page, login }) => {
  await login();
  await openAsMember(page, paths.newTopic('free'));
  await page.getByLabel(topics.composer.content, { exact: true }).fill('긴 글\n'.repeat(60));
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole('heading', { level: 1 }).click();
  for (let y = 300; y <= bottom; y += 60) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([y, await isUnderArrow(page, topics.composer.send)]).toEqual([y, false]);
  }

  const { id, forum } = await newTopic(page);
  await openAsMember(page, paths.topic(forum.slug, id));
  const comments = page.locator('#comments');
  for (let count = 0; count < 6; count += 1) {
    await comments.getByLabel(messages.label, { exact: true }).fill(`댓글 ${count}\n둘째 줄\n셋째 줄`);
    await comments.getByRole('button', { name: messages.send, exact: true }).last().click();
    await expect(comments.getByRole('listitem').filter({ hasText: `댓글 ${count}` })).toBeVisible();
  }
  await comments.getByRole('button', { name: messages.reply }).last().click();
  const field = comments.locator('textarea').first();
  await field.fill('답글');
  for (const name of await comments.locator('form').all()) {
    const button = name.getByRole('button', { name: messages.send, exact: true });
    await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(
      await button.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
  }
});

test('a rejected form focuses its first error', async ({ page, login }) => {
  await login();
  await openAsMember(page, paths.newTopic('free'));
  await page.getByLabel(topics.composer.content, { exact: true }).fill('긴 글\n'.repeat(60));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: topics.composer.send, exact: true }).click();
  const title = page.getByLabel(topics.composer.title, { exact: true });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(page.getByText(common.form.faults_other.replace('{{count}}', '1'))).toBeVisible();
  await title.fill('제목이 있어요');
  await expect(page.getByText(topics.composer.titleMissing)).toBeHidden();
});
