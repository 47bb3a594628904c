import { paths } from '../lib/paths.ts';
import { expect, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { surveys, skin, common } = ko;

test('a visitor finds their skin type and keeps it when signing in', { tag: '@phone' }, async ({ page, login }) => {
  await page.goto(paths.surveys());
  await page.getByRole('link', { name: surveys.kinds['skin-type'].title }).click();
  await page.getByRole('checkbox', { name: ko.personal.consent.survey.agree }).check();
  await page.getByRole('button', { name: surveys.start }).click();
  for (let item = 1; item <= 8; item += 1) {
    const at = surveys.progress.replace('{{total}}', '8').replace('{{at}}', String(item));
    await expect(page.getByText(at)).toBeVisible();
    await page.getByRole('button', { name: surveys.answers[4] }).click();
  }
  await expect(page.getByRole('heading', { name: skin.name.YMSJ })).toBeVisible();
  await login();
  await openAsMember(page, paths.surveys());
  await expect(page.getByText(common.toast.surveySaved)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(skin.name.YMSJ) }).first()).toBeVisible();
});

test('an unfinished survey continues after a reload', async ({ page }) => {
  await page.goto(paths.survey('barrier'));
  await page.getByRole('checkbox', { name: ko.personal.consent.survey.agree }).check();
  await page.getByRole('button', { name: surveys.start }).click();
  await page.getByRole('button', { name: surveys.answers[2] }).click();
  await page.getByRole('button', { name: surveys.answers.unknown }).click();
  await page.reload();
  await page.getByRole('button', { name: surveys.resume }).click();
  const at = surveys.progress.replace('{{total}}', '12').replace('{{at}}', '3');
  await expect(page.getByText(at)).toBeVisible();
});

test('a visitor who follows a friend’s comparison takes the test and returns to it', async ({ page }) => {
  await page.goto(paths.compareSkin('oneul_sun'));
  await page.getByRole('link', { name: surveys.hub.start }).click();
  await page.getByRole('checkbox', { name: ko.personal.consent.survey.agree }).check();
  await page.getByRole('button', { name: surveys.start }).click();
  for (let item = 1; item <= 8; item += 1) {
    const at = surveys.progress.replace('{{total}}', '8').replace('{{at}}', String(item));
    await expect(page.getByText(at)).toBeVisible();
    await page.getByRole('button', { name: surveys.answers[4] }).click();
  }
  await page.getByRole('link', { name: surveys.compare.go }).click();
  await expect(page.getByRole('heading', { name: surveys.compare.different })).toBeVisible();
  await expect(page.getByText(skin.name.YMSJ)).toBeVisible();
});
