import type { Page } from '@playwright/test';
import type { Challenge, ChallengeSummary } from '../contract/challenges.ts';
import { paths } from '../lib/paths.ts';
import { violationsOf } from './axe.ts';
import { aPicture, expect, openAsMember, setFilters, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { challenges: messages, common, participants, points } = ko;

/** Returns a challenge of the first content that is open all day and asks questions when joining. */
async function openChallenge(page: Page): Promise<Challenge> {
  const list = await page.request.get('/api/v1/challenges/?status=opened&ordering=-ends_on');
  const { results } = (await list.json()) as { results: ChallengeSummary[] };
  const always = results.find((it) => it.opens_at === '00:00:00' && it.closes_at === '23:59:59');
  const answer = await page.request.get(`/api/v1/challenges/${always?.id}`);
  return (await answer.json()) as Challenge;
}

test('a visitor finds a challenge by its type and reads its requirements and rewards', async ({ page }) => {
  await page.goto(paths.challenges());
  await setFilters(page, messages.types.moisture);
  // The address changes shortly before the list does.
  const name = common.list.drop.replace('{{name}}', messages.types.moisture);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page).toHaveURL(/type=moisture/);
  const list = page.getByRole('region', { name: messages.list.label });
  const card = list.getByRole('link').first();
  const title = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: messages.rewards.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: messages.rules })).toBeVisible();
  await page.getByRole('button', { name: messages.join.open, exact: true }).last().click();
  await expect(page).toHaveURL(/auth\/signin/);
});

test('a member joins, checks in with a picture, and has the points of it', { tag: '@phone' }, async ({
  page,
  login,
}) => {
  const challenge = await openChallenge(page);
  await login();
  await openAsMember(page, paths.challenge(challenge.id));
  // On a phone the one at the end of the window, wherever the page is scrolled to.
  await page.getByRole('button', { name: messages.join.open, exact: true }).last().click();
  if (challenge.question1 || challenge.question2) {
    const sheet = page.getByRole('dialog', { name: messages.join.title });
    for (const field of await sheet.getByRole('textbox').all()) await field.fill('꾸준히 해 볼게요');
    await sheet.getByRole('button', { name: messages.join.send }).click();
  }
  await expect(page.getByText(messages.join.done)).toBeVisible();

  await page.getByRole('button', { name: messages.checkIn.open }).click();
  await expect(page.getByLabel(messages.checkIn.content)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.locator('input[type=file]').setInputFiles(await aPicture());
  const send = page.getByRole('button', { name: messages.checkIn.send, exact: true });
  await expect(send).toBeEnabled();
  await page.getByLabel(messages.checkIn.content).fill('아침에 두 잔 마셨어요.');
  await page.reload();
  await expect(page.getByLabel(messages.checkIn.content)).toHaveValue('아침에 두 잔 마셨어요.');
  await send.click();
  const earned = messages.checkIn.earned.replace('{{rewards}}', '');
  await expect(page.getByText(earned)).toContainText('10XP');
  await expect(page.getByText(messages.checkIn.done)).toBeVisible();
  const mine = page.getByRole('region', { name: participants.mine.title });
  await expect(mine.getByText(participants.calendar.count.checked.replace('{{days}}', '1'))).toBeVisible();

  await openAsMember(page, paths.points());
  await expect(page.getByText(points.reason.challenge_checked)).toBeVisible();
});

test('a check-in can be changed, and leaving lists the reversed credits', async ({ page, login }) => {
  const challenge = await openChallenge(page);
  await login();
  const { accessToken } = await (await page.request.get('/api/auth/session')).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const path = `/api/v1/challenges/${challenge.id}`;
  const joined = await page.request.post(`${path}/entrant/`, { headers, data: {} });
  const participant = await joined.json();
  await page.request.post(`${path}/entrants/${participant.id}/check/`, { headers, data: { content: '첫 기록' } });
  await openAsMember(page, paths.challenge(challenge.id));
  await page.getByRole('button', { name: messages.checkIn.edit }).click();
  await page.getByLabel(messages.checkIn.content).fill('고친 기록');
  await page.getByRole('button', { name: messages.checkIn.save }).click();
  await expect(page.getByText(messages.checkIn.saved)).toBeVisible();

  await page.getByRole('button', { name: messages.leave.open }).click();
  const sheet = page.getByRole('dialog', { name: messages.leave.title });
  await expect(sheet).toContainText(messages.leave.body_other.split('{{count}}')[1]);
  await sheet.getByRole('button', { name: messages.leave.confirm }).click();
  await expect(page.getByText(messages.leave.done)).toBeVisible();
  await expect(page.getByRole('button', { name: messages.join.open, exact: true }).first()).toBeVisible();
});
