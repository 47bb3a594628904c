import { paths } from '../lib/paths.ts';
import { aPicture, expect, linkIn, newMember, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { courses, marketings, personal } = ko;

/** A course of the first content that stays open. */
const OPEN = 'read-a-label';

test('a visitor finds a course, reads its lessons and follows them by keyboard', async ({ page }) => {
  await page.goto(paths.courses());
  await page.getByRole('link', { name: courses.status.closed, exact: true }).click();
  await expect(page).toHaveURL(/status=closed/);
  await expect(page.getByRole('link', { name: '내 피부 기록하기' })).toBeVisible();
  await page.goto(paths.courses({ search: '전성분' }));
  await page.getByRole('link', { name: '전성분 읽는 법' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '전성분 읽는 법' })).toBeVisible();
  const contents = page.getByRole('navigation', { name: courses.contents.title });
  await contents.getByRole('link', { name: /네 가지 일꾼/ }).press('Enter');
  await expect(page).toHaveURL(/#lesson-2$/);
  await expect(page.getByRole('heading', { name: '네 가지 일꾼' })).toBeInViewport();
  await page.getByRole('article', { name: '네 가지 일꾼' }).getByRole('link', { name: courses.lesson.next }).click();
  await expect(page).toHaveURL(/#lesson-3$/);
});

test('a member marks lessons, applies with a picture, and finds both again', { tag: '@phone' }, async ({
  page,
  login,
}) => {
  await login();
  await openAsMember(page, paths.course(OPEN));
  const lesson = page.getByRole('article', { name: '차례가 말해 주는 것' });
  await lesson.getByRole('button', { name: courses.lesson.mark }).click();
  await expect(lesson.getByRole('button', { name: courses.lesson.done })).toBeVisible();

  const apply = page.locator('#apply');
  await apply.getByLabel(courses.apply.content).fill('정제수, 글리세린, 스쿠알란 차례였어요.');
  await apply.getByLabel(/이 제품이 나에게 맞는지/).fill('덮는 것이 없어서 겨울에는 모자라요.');
  await apply.locator('input[type="file"]').setInputFiles(await aPicture());
  const send = apply.getByRole('button', { name: courses.apply.send, exact: true });
  await expect(send).toBeEnabled();
  await expect(apply.getByRole('progressbar')).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('heading', { name: courses.apply.mine })).toBeVisible();
  await expect(apply.getByRole('img')).toHaveCount(1);

  await page.reload();
  await expect(page.getByText('덮는 것이 없어서 겨울에는 모자라요.')).toBeVisible();
  await expect(lesson.getByRole('button', { name: courses.lesson.done })).toBeVisible();
  await page.goto(paths.courses());
  await expect(
    page.getByRole('listitem').filter({ hasText: '전성분 읽는 법' }).getByText(courses.card.applied),
  ).toBeVisible();
});

test('a visitor subscribes to the newsletter, confirms by the mailed link and unsubscribes by another', {
  tag: '@desktop',
}, async ({ page }) => {
  const { email } = newMember();
  await page.goto(paths.newsletter());
  await page.getByLabel(marketings.visitor.email).fill(email);
  await page.getByRole('checkbox', { name: personal.consent.marketing.agree }).check();
  await page.getByRole('button', { name: marketings.visitor.send }).click();
  await expect(page.getByRole('heading', { name: marketings.visitor.mailed })).toBeVisible();

  await page.goto(await linkIn(email));
  await page.getByRole('button', { name: marketings.confirm.button }).click();
  await expect(page.getByText(marketings.confirm.done)).toBeVisible();

  await expect(async () => {
    expect(await linkIn(email)).toContain(paths.stopNewsletter());
  }).toPass();
  await page.goto(await linkIn(email));
  await page.getByRole('button', { name: marketings.stop.button }).click();
  await expect(page.getByText(marketings.stop.done)).toBeVisible();
});
