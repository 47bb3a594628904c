import type { Page } from '@playwright/test';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { violationsOf } from './axe.ts';
import { copyCampaign, makeDraft, openDraft, test } from './campaigns.ts';
import { aPicture, expect, knowsMember, openAsMember } from './fixtures.ts';
import { ko } from './messages.ts';

const { campaigns, missions, moderation, pictures, points } = ko;
const { mission } = campaigns;

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
}

test('an operator makes a mission from nothing, opens it, and decides on what members submit together', async ({
  page,
  login,
  operator,
}) => {
  const title = `아침 적기 ${Date.now()}`;
  const made = await makeDraft(operator, {
    list: managePaths.missions(),
    link: campaigns.missions.new,
    form: managePaths.mission('new'),
    fill: (form) => fillMission(form, title),
    create: mission.create,
    title,
  });
  const id = Number(made);
  const form = managePaths.mission(id);
  await login();
  await openDraft(operator, page, {
    form,
    address: paths.mission(id),
    look: async (shown) => {
      await expect(shown.getByRole('heading', { name: title })).toBeVisible();
      await expect(shown.getByText('아침 순서를 적어 주세요.')).toBeVisible();
    },
  });

  await openAsMember(page, paths.mission(id));
  await page.getByRole('textbox', { name: '아침 순서를 적어 주세요.' }).fill('미온수로 씻고 토너와 크림을 발라요.');
  await page.getByRole('button', { name: missions.task.hand, exact: true }).click();
  await expect(page.getByRole('heading', { name: missions.submitted.title })).toBeVisible();

  await openAsMember(operator, managePaths.missions({ search: title }));
  await operator.getByRole('link', { name: new RegExp(`^${title}.*1`) }).click();
  await knowsMember(operator, managePaths.submissions({ mission: id }));
  await operator.getByRole('checkbox', { name: moderation.selection.all }).check();
  expect(await violationsOf(operator)).toEqual([]);
  const together = moderation.queue.chosen_other
    .replace('{{decision}}', missions.manage.complete)
    .replace('{{count}}', '1');
  await operator.getByRole('button', { name: together }).click();
  const question = operator.getByRole('dialog');
  await question.getByRole('button', { name: missions.manage.complete }).click();
  await expect(operator.getByText(missions.manage.empty.submitted)).toBeVisible();

  await openAsMember(page, paths.points());
  const entry = page.getByRole('listitem').filter({ hasText: points.reason.mission_completed }).first();
  await expect(entry).toContainText('+70');

  await openAsMember(operator, form);
  await expect(operator.getByLabel(mission.question, { exact: true })).toBeDisabled();
  await operator.getByRole('button', { name: mission.close.open }).click();
  await operator.getByRole('dialog').getByRole('button', { name: mission.close.open }).click();
  await expect(operator.getByText(mission.publication.closed)).toBeVisible();
  await expect(async () => {
    await page.goto(paths.mission(id));
    await expect(page.getByText(missions.status.closed, { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();

  await copyCampaign(operator, form);
  await openAsMember(operator, managePaths.log({ search: title }));
  await expect(operator.getByText(moderation.log.actions.close_mission).first()).toBeVisible();
});
