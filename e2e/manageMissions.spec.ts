import type { Page } from '@playwright/test';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { violationsOf } from './axe.ts';
import { aPicture, expect, knowsMember, loginAsManager, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { campaigns, missions, moderation, pictures, points } = ko;
const { mission, publication } = campaigns;

/** Fills the form of a new mission in which members write a text. */
async function fillMission(page: Page, title: string) {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill(mission.title, title);
  await fill(mission.title_en, 'Write down your morning');
  await fill(mission.description, '아침에 하는 일을 적어 봐요.');
  await fill(mission.description_en, 'Write down what you do in the morning.');
  await fill(mission.content, '순서를 적어 두면 빠뜨리지 않아요.');
  await fill(mission.content_en, 'What is written down is not forgotten.');
  await page
    .getByRole('group', { name: mission.image })
    .getByLabel(pictures.add)
    .setInputFiles(await aPicture());
  await page.getByLabel(mission.kind, { exact: true }).selectOption(mission.kinds.note);
  await fill(mission.question, '아침 순서를 적어 주세요.');
  await fill(mission.question_en, 'What is your morning routine?');
  await fill(mission.min_length, '10');
  await fill(mission.point, '70');
  await expect(page.getByLabel(mission.checked)).toBeChecked();
  await expect(page.getByRole('button', { name: mission.create })).toBeEnabled();
}

test('an operator makes a mission from nothing, opens it, and decides on what members submit together', async ({
  page,
  login,
  browser,
  allowConsole,
}) => {
  // The page of a draft, which members do not find.
  allowConsole(/404/);
  const title = `아침 적기 ${Date.now()}`;
  const staff = await browser.newContext({ viewport: page.viewportSize() });
  const managers = await staff.newPage();
  await loginAsManager(managers);
  await openAsMember(managers, managePaths.missions());
  await managers.getByRole('link', { name: campaigns.missions.new }).click();
  await knowsMember(managers, managePaths.mission('new'));
  await fillMission(managers, title);
  expect(await violationsOf(managers)).toEqual([]);
  await managers.getByRole('button', { name: mission.create }).click();
  await expect(managers.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const id = Number(new URL(managers.url()).pathname.split('/').at(-1));

  await login();
  const seen = async () => (await page.goto(paths.mission(id)))?.status();
  expect(await seen()).toBe(404);

  await managers.getByRole('link', { name: campaigns.preview.open }).click();
  const preview = managers.getByRole('article', { name: campaigns.preview.title });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByText('아침 순서를 적어 주세요.')).toBeVisible();
  await managers.getByRole('link', { name: campaigns.preview.back }).click();
  await knowsMember(managers, managePaths.mission(id));
  await managers.getByRole('button', { name: publication.open }).click();
  const sheet = managers.getByRole('dialog', { name: publication.openTitle });
  await sheet.getByRole('button', { name: publication.open }).click();
  await expect(managers.getByText(publication.done.open)).toBeVisible();

  await expect.poll(seen).toBe(200);
  await openAsMember(page, paths.mission(id));
  await page.getByRole('textbox', { name: '아침 순서를 적어 주세요.' }).fill('미온수로 씻고 토너와 크림을 발라요.');
  await page.getByRole('button', { name: missions.task.hand, exact: true }).click();
  await expect(page.getByRole('heading', { name: missions.submitted.title })).toBeVisible();

  await openAsMember(managers, managePaths.missions({ search: title }));
  await managers.getByRole('link', { name: new RegExp(`^${title}.*1`) }).click();
  await knowsMember(managers, managePaths.submissions({ mission: id }));
  await managers.getByRole('checkbox', { name: moderation.selection.all }).check();
  expect(await violationsOf(managers)).toEqual([]);
  const together = moderation.queue.chosen_other
    .replace('{{decision}}', missions.manage.complete)
    .replace('{{count}}', '1');
  await managers.getByRole('button', { name: together }).click();
  const question = managers.getByRole('dialog');
  await question.getByRole('button', { name: missions.manage.complete }).click();
  await expect(managers.getByText(missions.manage.empty.submitted)).toBeVisible();

  await openAsMember(page, paths.points());
  const entry = page.getByRole('listitem').filter({ hasText: points.reason.mission_completed }).first();
  await expect(entry).toContainText('+70');

  await openAsMember(managers, managePaths.mission(id));
  await expect(managers.getByLabel(mission.question, { exact: true })).toBeDisabled();
  await managers.getByRole('button', { name: mission.close.open }).click();
  await managers.getByRole('dialog').getByRole('button', { name: mission.close.open }).click();
  await expect(managers.getByText(mission.publication.closed)).toBeVisible();
  await expect(async () => {
    await page.goto(paths.mission(id));
    await expect(page.getByText(missions.status.closed, { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();

  await managers.getByRole('button', { name: campaigns.copy.open }).click();
  await managers.waitForURL((url) => url.pathname !== managePaths.mission(id));
  await expect(managers.getByText(publication.lead.draft, { exact: true })).toBeVisible();
  await openAsMember(managers, managePaths.log({ search: title }));
  await expect(managers.getByText(moderation.log.actions.close_mission).first()).toBeVisible();
  await staff.close();
});
