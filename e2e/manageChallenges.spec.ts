import type { Page } from '@playwright/test';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { copyCampaign, makeDraft, openDraft, test } from './campaigns.ts';
import { aPicture, expect, loginAsManager, openAsMember } from './fixtures.ts';
import { ko } from './messages.ts';

const { campaigns, challenges, pictures } = ko;
const { challenge } = campaigns;

/** The day in Korea, so many days from now. */
const day = (days: number) => new Date(Date.now() + (9 + days * 24) * 3_600_000).toISOString().slice(0, 10);

/** Fills the form of a new challenge that begins today, in the order of its fields. */
async function fillChallenge(page: Page, title: string) {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel(challenge.type).selectOption({ label: challenge.types.moisture });
  await fill(challenge.title, title);
  await fill(challenge.title_en, 'Seven evenings');
  await fill(challenge.description, '자기 전에 한 번 더 발라요.');
  await fill(challenge.description_en, 'Once more before bed.');
  await page.getByLabel(pictures.add).setInputFiles(await aPicture());
  await fill(challenge.starts_on, day(0));
  await fill(challenge.ends_on, day(6));
  await page.getByLabel(challenge.capacity).fill('30');
  await page.getByLabel(challenge.check_point, { exact: true }).fill('25');
  const rules = page.getByRole('group', { name: challenge.rules, exact: true });
  await rules.getByRole('button', { name: ko.manage.terms.add }).click();
  await rules.getByLabel(challenge.rule.text, { exact: true }).fill('세안하고 바로 발라요.');
  await rules.getByLabel(challenge.rule.text_en, { exact: true }).fill('Right after washing.');
}

test('an operator makes a challenge from nothing, previews and opens it, and a member joins and checks in', async ({
  page,
  login,
  operator,
}) => {
  const title = `일곱 밤의 보습 ${Date.now()}`;
  const made = await makeDraft(operator, {
    list: managePaths.challenges(),
    link: campaigns.challenges.new,
    form: managePaths.challenge('new'),
    fill: (form) => fillChallenge(form, title),
    create: challenge.create,
    title,
  });
  const id = Number(made);
  const form = managePaths.challenge(id);
  await login();
  await openDraft(operator, page, {
    form,
    address: paths.challenge(id),
    look: async (shown) => {
      await expect(shown.getByRole('heading', { name: title })).toBeVisible();
      await expect(shown.getByText('세안하고 바로 발라요.')).toBeVisible();
    },
  });

  await openAsMember(page, paths.challenge(id));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // A phone has one at its bottom too.
  await page.getByRole('button', { name: challenges.join.open, exact: true }).last().click();
  await expect(page.getByText(challenges.join.done)).toBeVisible();
  await page.getByRole('button', { name: challenges.checkIn.open }).click();
  await page.getByLabel(challenges.checkIn.content).fill('오늘도 발랐어요.');
  await page.getByRole('button', { name: challenges.checkIn.send, exact: true }).click();
  await expect(page.getByText(challenges.checkIn.earned.replace('{{rewards}}', '25P'))).toBeVisible();

  await openAsMember(operator, form);
  await expect(operator.getByLabel(challenge.ends_on, { exact: true })).toBeDisabled();
  await expect(operator.getByText(challenge.publication.fixed)).toBeVisible();
  await copyCampaign(operator, form);
  await expect(operator.getByLabel(challenge.starts_on, { exact: true })).toHaveValue(day(1));
});

test('the list of members shows a challenge once it is open, and not before', async ({ page, login }) => {
  await loginAsManager(page);
  const { accessToken } = await (await page.request.get('/api/auth/session')).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const list = await page.request.get('/api/v1/manage/challenges/?state=closed', { headers });
  const [{ id: earlier } = { id: 0 }] = ((await list.json()) as { results: { id: number }[] }).results;
  const copied = await page.request.post(`/api/v1/manage/challenges/${earlier}/copy/`, { headers });
  const { id } = (await copied.json()) as { id: number };
  const card = page.locator(`a[href="${paths.challenge(id)}"]`).first();
  await login();
  const upcoming = paths.challenges({ status: 'upcoming' });
  await openAsMember(page, upcoming);
  await expect(card).toHaveCount(0);
  const body = { state: 'open', version: 1 };
  const opened = await page.request.put(`/api/v1/manage/challenges/${id}/publication/`, { headers, data: body });
  expect(opened.ok(), await opened.text()).toBe(true);
  // Its page is regenerated after the change.
  await expect(async () => {
    await openAsMember(page, upcoming);
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();
});
