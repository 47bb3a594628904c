import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { expect, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { comments } = ko;
const PHONE = { width: 390, height: 844 };
const placeOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Writes a topic with more comments than a phone shows at once, and returns its path and the comment in the middle. */
async function aLongThread(page: Page) {
  const { accessToken } = await (await page.request.get('/api/auth/session')).json();
  const post = async (path: string, data: object) => {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const answer = await page.request.post(`/api/v1/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const topic = await post('topics/', { forum: 'free', title: '긴 이야기', content: '모두 한마디씩 해 주세요.' });
  const path = `forums/free/topics/${topic.id}/`;
  const written: { id: number }[] = [];
  for (let at = 1; at <= 12; at += 1) written.push(await post(`${path}comments/`, { content: `한마디 ${at}` }));
  return { path: paths.topic('free', topic.id), middle: written[5]?.id ?? 0 };
}

test('on a phone a reply is written where it is read, and lasts through a turn of the phone', {
  tag: '@phone',
}, async ({ page, login }) => {
  await page.setViewportSize(PHONE);
  const { nickname } = await login();
  const { path, middle } = await aLongThread(page);
  await openAsMember(page, path);
  const thread = page.locator(`#comment-${middle}`);
  const reply = thread.getByRole('button', { name: comments.of.reply.replace('{{nickname}}', nickname) });
  await thread.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(reply).toBeVisible();
  const before = await placeOf(page);

  await reply.click();
  const area = page.getByRole('textbox', { name: comments.replyLabel.replace('{{nickname}}', nickname) });
  await expect(area).toBeFocused();
  await expect(area).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(comments.replyingTo.replace('{{nickname}}', nickname))).toBeInViewport({ ratio: 1 });
  await expect(page.locator('textarea')).toHaveCount(1);
  expect(await placeOf(page)).toBe(before);

  await page.keyboard.type('여기서 답해요');
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect(area).toHaveValue('여기서 답해요');
  await expect(area).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: comments.close }).click();
  await expect(reply).toBeFocused();
  await reply.click();
  await expect(area).toHaveValue('여기서 답해요');
  await page.goBack();
  await expect(page.getByRole('button', { name: comments.close })).toBeHidden();
  await expect(page).toHaveURL(path);
  await reply.click();
  await page.getByRole('button', { name: comments.send, exact: true }).click();
  await expect(thread.getByText('여기서 답해요')).toBeInViewport();
  await expect(page.getByRole('button', { name: comments.close })).toBeHidden();
});

test('a quotation is above the field, and whom it calls too, which can be taken away and back', {
  tag: '@phone',
}, async ({ page, login }) => {
  await page.setViewportSize(PHONE);
  await login();
  const { results } = await (await page.request.get('/api/v1/forums/free/topics/')).json();
  const { id } = results.find(({ comment_count }: { comment_count: number }) => comment_count > 0);
  await openAsMember(page, paths.topic('free', id));
  const ofAnyone = (text: string) => new RegExp(text.replace('{{nickname}}', '.+'));
  await page
    .getByRole('button', { name: ofAnyone(comments.of.menu) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: comments.quote }).click();
  const area = page.getByRole('textbox', { name: ofAnyone(comments.replyLabel) });
  const quotation = page.locator('form blockquote');
  await expect(quotation).toBeInViewport({ ratio: 1 });
  await expect(area).toHaveValue('');
  await area.pressSequentially('@manager ');
  const before = await area.boundingBox();
  const called = page.getByRole('list', { name: comments.mention.called }).getByRole('button');
  await expect(called).toBeInViewport({ ratio: 1 });
  expect(await area.boundingBox()).toEqual(before);
  await area.press('Shift+Tab');
  await expect(called).toBeFocused();
  await called.press('Enter');
  await expect(area).toHaveValue('');
  await expect(area).toBeFocused();
  await area.press('ControlOrMeta+z');
  await expect(area).toHaveValue('@manager ');
  await called.click();
  await expect(area).toHaveValue('');
  await expect(area).toBeFocused();
  await page.getByRole('button', { name: comments.quoteRemove }).click();
  await expect(quotation).toBeHidden();
  await expect(area).toBeFocused();
});

test('on a small phone with text of twice the size the choice of a forum shows its whole name', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await login();
  await page.goto(paths.writeTopic());
  const choice = page.locator('select[name=forum]');
  await choice.waitFor();
  const cut = await choice.evaluate((select: HTMLSelectElement) => {
    document.documentElement.style.fontSize = '200%';
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = font;
    return [...select.options].filter(({ text }) => context.measureText(text).width > room).map(({ text }) => text);
  });
  expect(cut).toEqual([]);
});
