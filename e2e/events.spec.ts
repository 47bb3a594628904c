import { paths } from '../lib/paths.ts';
import { expect, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { events, personal } = ko;
const event = paths.event('barrier-cream-panel');

test('a visitor reads the prize and its rules, and signs in from there', async ({ page }) => {
  await page.goto(paths.events());
  await page.getByRole('link', { name: '장벽 크림 체험단' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('장벽 크림 체험단');
  await expect(page.getByText(events.facts.choosing)).toBeVisible();
  await page.getByRole('link', { name: events.part.signIn }).click();
  await expect(page).toHaveURL(/auth\/signin/);
});

test('a member applies, finds the draft after a reload, and sees the delivery address', { tag: '@phone' }, async ({
  page,
  login,
}) => {
  await login();
  await openAsMember(page, event);
  const answer = page.getByLabel('요즘 피부가 가장 불편한 때는 언제인가요?');
  await answer.fill('세안하고 나서요');
  await page.reload();
  await expect(answer).toHaveValue('세안하고 나서요');
  await page.getByLabel('지금 쓰는 크림은 무엇이 아쉬운가요?').fill('금방 말라요');
  await page.getByLabel(personal.delivery.name).fill('김가온');

  const phone = page.getByLabel(personal.delivery.phone);
  await phone.fill('010-12');
  await phone.blur();
  await expect(page.getByText(events.wrong.phone)).toBeVisible();
  await phone.fill('010 0000 1234');
  await page.getByLabel(personal.delivery.zipcode).fill('03035');
  await expect(page.getByText(events.wrong.phone)).toBeHidden();
  await page.getByLabel(personal.delivery.address, { exact: true }).fill('서울 종로구 결로 12');

  const send = page.getByRole('button', { name: events.apply.send });
  await send.click();
  await expect(page.getByText(events.missing.agreed)).toBeVisible();
  await page.getByLabel(personal.consent.event.agree).check();
  await send.click();
  await expect(page.getByText(events.apply.done)).toBeVisible();
  await expect(page.getByText('(03035) 서울 종로구 결로 12')).toBeVisible();
  await page.reload();
  await expect(page.getByText('(03035) 서울 종로구 결로 12')).toBeVisible();
});

test('announced winners are shown to every visitor with shortened names', async ({ page }) => {
  await page.goto(paths.events({ tab: 'winners' }));
  await page.getByRole('link', { name: '고마운 마음 손수건 나눔' }).click();
  await expect(page).toHaveURL(/tab=winners/);
  const names = page.getByRole('region', { name: /당첨자 15명/ }).getByRole('listitem');
  await expect(names).toHaveCount(15);
  await expect(names.first()).toHaveText(/^.\*\*$/);
});

test('an event is read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(paths.event('new-year-routine'));
  await expect(page.getByText('덜어 낼 것 하나', { exact: true })).toBeVisible();
  await page.goto(paths.event('summer-mist', { tab: 'winners' }));
  await expect(page.getByRole('heading', { name: '당첨자 20명' })).toBeVisible();
  await context.close();
});
