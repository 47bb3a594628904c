import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { paths } from '../lib/paths.ts';
import { expect, openAsMember, signIn, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { points, raffles } = ko;

/** Opens the form that converts points, which is folded beside the balance. */
const openConvert = (page: Page) => page.locator('summary', { hasText: points.convert.title }).click();

test('a new member has the points of a verified address and sees why they are pending', async ({ page, login }) => {
  await login();
  await openAsMember(page, paths.points());
  await expect(page.getByRole('link', { name: points.reason.email_verified, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: points.balance })).toContainText('500');
  await openConvert(page);
  await expect(page.getByRole('button', { name: points.convert.title })).toBeDisabled();
});

test('a member enters a raffle with hearts and sees the result at once', { tag: '@phone' }, async ({ page, login }) => {
  await login();
  await openAsMember(page, paths.raffle(1));
  await page.getByRole('button', { name: raffles.enter.price_other.replace('{{count}}', '2') }).click();
  await page.getByRole('button', { name: raffles.enter.confirm, exact: true }).click();
  await expect(page.getByText(/번째 추첨이에요/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/번째 추첨이에요/)).toBeVisible();
  await openAsMember(page, paths.hearts());
  await expect(page.getByRole('region', { name: points.balance })).toContainText('3');
});

test('a visitor recomputes the draws of a raffle that has ended', async ({ page }) => {
  await page.goto(paths.raffle(2));
  await page.getByRole('button', { name: raffles.fair.recount_other.replace('{{draws}}', '40') }).click();
  const holds = raffles.fair.holds_other.replace('{{draws}}', '40');
  await expect(page.getByText(holds)).toBeVisible();
});

test('a member turns points into store credit and finds it in its history', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, { username: 'demo', email: '', nickname: '', password: DEMO_PASSWORD });
  await openAsMember(page, paths.points());
  await openConvert(page);
  const field = page.getByLabel(points.convert.point);
  const least = (await field.getAttribute('min')) ?? '';
  const won = Number(least).toLocaleString('ko');
  await field.fill(least);
  await page.getByRole('button', { name: points.convert.action.replace('{{won}}', won) }).click();
  await page.getByRole('dialog').getByRole('button', { name: points.convert.confirm, exact: true }).click();
  await expect(page.getByText(points.convert.done.replace('{{point}}', won))).toBeVisible();
  await page.getByRole('link', { name: points.convert.seeCredit }).click();
  await expect(page.getByRole('main').getByText(points.credit.amount.replace('{{won}}', won)).first()).toBeVisible();
});
