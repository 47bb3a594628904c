import type { Page } from '@playwright/test';
import { millisecondsInDay } from 'date-fns/constants';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { expect, loginAsManager, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { manage, missions, moderation, points } = ko;

/** Returns the first content's mission with this title, as the API lists it. */
async function missionNamed(page: Page, title: string) {
  const query = new URLSearchParams({ search: title });
  const answer = await page.request.get(`/api/v1/missions/?${query}`);
  const { results } = await answer.json();
  return results[0] as { id: number; reward: { point: number; xp: number } };
}

/** The browser logs a rejected call itself. */
const REJECTED = /status of 409/;

test('a member answers wrongly, tries again, completes a quiz and writes about it', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(REJECTED);
  const { username } = await login();
  const { id, reward } = await missionNamed(page, '보습은 언제 발라야 할까');
  await openAsMember(page, paths.mission(id));
  const check = page.getByRole('button', { name: missions.task.check });
  await page.getByRole('radio', { name: '당김이 느껴질 때' }).check();
  await check.click();
  await expect(page.getByText(missions.task.wrong)).toBeVisible();
  await page.getByRole('radio', { name: '물기가 조금 남아 있을 때' }).check();
  await check.click();
  await expect(page.getByRole('heading', { name: missions.done.title })).toBeVisible();

  const review = `욕실에 크림을 두었어요 ${username}`;
  await page.getByRole('textbox', { name: missions.reviews.write }).fill(review);
  await page.getByRole('button', { name: missions.reviews.send }).click();
  const said = page.getByRole('listitem').filter({ hasText: review });
  await expect(said).toBeVisible();
  await page.reload();
  await expect(said).toBeVisible();

  await openAsMember(page, paths.points());
  const entry = page.getByRole('listitem').filter({ hasText: points.reason.mission_completed }).first();
  await expect(entry).toContainText(`+${reward.point}`);
});

test('a submission’s draft survives a reload, and is sent for a manager to read', async ({ page, login }) => {
  await login();
  const { id } = await missionNamed(page, '결이 맞는 친구에게');
  const review = '새 제품은 한 번에 하나씩, 두 주를 두고 들이면 무엇이 맞는지 알 수 있어요.';
  await openAsMember(page, paths.mission(id));
  const field = page.getByRole('textbox', { name: '친구에게 남길 조언을 적어 주세요.' });
  await field.fill(review);
  await page.reload();
  await expect(field).toHaveValue(review);
  await expect(page.getByText(missions.task.draft)).toBeVisible();
  await page.getByRole('button', { name: missions.task.hand, exact: true }).click();
  await expect(page.getByRole('heading', { name: missions.submitted.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: missions.submitted.title })).toBeVisible();
  await expect(field).toHaveValue(review);
});

test('a coupon is redeemed once, and a wrong code shows the next step', { tag: '@phone' }, async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(REJECTED);
  await login();
  await openAsMember(page, paths.missions());
  await page.getByText(missions.coupon.open).click();
  const code = page.getByRole('textbox', { name: missions.coupon.label });
  const take = page.getByRole('button', { name: missions.coupon.send, exact: true });
  await code.fill('zzzz-zzzz');
  await take.click();
  await expect(page.getByRole('link', { name: missions.coupon.support })).toBeVisible();
  await expect(code).toHaveValue('zzzz-zzzz');
  await code.fill('w4tk 9rmc h27x');
  await take.click();
  const done = missions.coupon.done.replace('{{title}}', '반가움 쿠폰');
  await expect(page.getByText(done)).toBeVisible();
  await code.fill('W4TK-9RMC-H27X');
  await take.click();
  await expect(page.getByText(/이미 받은 쿠폰이에요/)).toBeVisible();
});

test('a coupon batch is made in the console, used by a member, and revoked', async ({
  page,
  login,
  browser,
  allowConsole,
}) => {
  allowConsole(REJECTED);
  const { username } = await login();
  const staff = await browser.newContext();
  const managers = await staff.newPage();
  await loginAsManager(managers);
  await openAsMember(managers, managePaths.coupons());
  await managers.getByRole('link', { name: manage.coupons.new }).click();
  const field = (name: string) => managers.getByRole('textbox', { name, exact: true });
  await field(manage.coupon.name).fill(`박람회 ${username}`);
  await field(manage.coupon.title).fill('박람회 쿠폰');
  await field(manage.coupon.title_en).fill('Fair coupon');
  await field(manage.coupon.point).fill('300');
  await field(manage.coupon.codes).fill('2');
  const tomorrow = new Date(Date.now() + millisecondsInDay).toISOString().slice(0, 10);
  await managers.getByLabel(manage.coupon.ends_on).fill(tomorrow);
  await managers.getByLabel(manage.role.password, { exact: true }).fill(DEMO_PASSWORD);
  await managers.getByRole('button', { name: manage.coupon.create, exact: true }).click();
  await expect(managers.getByRole('heading', { name: `박람회 ${username}` })).toBeVisible();
  const rows = managers.getByRole('table', { name: manage.coupon.table }).getByRole('row');
  const [first = '', second = ''] = await rows.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/).allTextContents();
  const downloading = managers.waitForEvent('download');
  await managers.getByRole('button', { name: manage.coupon.export }).click();
  const codes = managers.getByRole('dialog', { name: manage.coupon.exportTitle });
  await codes.getByLabel(manage.role.password).fill(DEMO_PASSWORD);
  await codes.getByRole('button', { name: manage.coupon.exportSend, exact: true }).click();
  const file = await (await downloading).createReadStream();
  expect(Buffer.concat(await file.toArray()).toString()).toContain(`1,${first},`);

  await openAsMember(page, paths.missions());
  await page.getByText(missions.coupon.open).click();
  const code = page.getByRole('textbox', { name: missions.coupon.label });
  const take = page.getByRole('button', { name: missions.coupon.send, exact: true });
  await code.fill(first);
  await take.click();
  await expect(page.getByText(missions.coupon.done.replace('{{title}}', '박람회 쿠폰'))).toBeVisible();

  await managers.reload();
  await expect(rows.filter({ hasText: first })).toContainText(manage.coupon.states.used);
  await managers.getByRole('button', { name: manage.coupon.revoke, exact: true }).click();
  const sheet = managers.getByRole('dialog');
  await sheet.getByLabel(moderation.reason.label).fill('행사가 끝났어요');
  await sheet.getByLabel(manage.role.password).fill(DEMO_PASSWORD);
  await sheet.getByRole('button', { name: manage.coupon.revokeSend }).click();
  await expect(managers.getByText(manage.coupon.batchRevoked)).toBeVisible();
  await code.fill(second);
  await take.click();
  await expect(page.getByText(/사용이 중지된 쿠폰이에요/)).toBeVisible();
  await staff.close();
});

test('without JavaScript missions are listed, filtered, searched and read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paths.missions());
  await page.getByRole('link', { name: missions.status.closed, exact: true }).click();
  await page.getByRole('link', { name: '비타민 C는 어디에 두지' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('비타민 C는 어디에 두지');
  await expect(page.getByText(missions.closed.title)).toBeVisible();
  await page.goto(paths.missions({ search: '선크림' }));
  await expect(page.getByRole('link', { name: '선크림, 두 마디의 약속' })).toBeVisible();
  await context.close();
});
