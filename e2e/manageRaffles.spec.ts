import type { Page } from '@playwright/test';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { violationsOf } from './axe.ts';
import { aPicture, expect, knowsMember, loginAsManager, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { campaigns, pictures, raffles, winners } = ko;
const { raffle, publication } = campaigns;

/** A day and a time in Korea, so many days from now. */
const time = (days: number) => new Date(Date.now() + (9 + days * 24) * 3_600_000).toISOString().slice(0, 16);

/** Fills the form of a new raffle with one prize, which the first draw wins: that ends it. */
async function fillRaffle(page: Page, title: string) {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill(raffle.title, title);
  await fill(raffle.title_en, 'A first prize');
  await fill(raffle.description, '하나뿐인 경품이에요.');
  await fill(raffle.description_en, 'There is only one.');
  await page
    .getByRole('group', { name: raffle.image })
    .getByLabel(pictures.add)
    .setInputFiles(await aPicture());
  await fill(raffle.starts_at, time(-1));
  await fill(raffle.ends_at, time(6));
  await page.getByRole('button', { name: ko.manage.terms.add, exact: true }).click();
  const prize = page.getByRole('group', { name: raffle.prizeOf.replace('{{place}}', '1') });
  const ofPrize = (label: string, text: string) => prize.getByLabel(label, { exact: true }).fill(text);
  await ofPrize(raffle.prize.name, '장벽 크림');
  await ofPrize(raffle.prize.name_en, 'Barrier cream');
  await ofPrize(raffle.prize.stock, '1');
  await ofPrize(raffle.prize.odds, '100');
  await prize.getByLabel(pictures.add).setInputFiles(await aPicture());
  const sum = raffle.sum.replace('{{sum}}', '100').replace('{{rest}}', '0');
  await expect(page.getByText(sum)).toBeVisible();
  await expect(page.getByRole('button', { name: raffle.create })).toBeEnabled();
}

test('an operator makes a raffle from nothing, previews and opens it, and its draw is recounted by everyone', async ({
  page,
  login,
  browser,
  allowConsole,
}) => {
  // The page of a draft, which members do not find.
  allowConsole(/404/);
  const title = `하나뿐인 경품 ${Date.now()}`;
  const staff = await browser.newContext({ viewport: page.viewportSize() });
  const managers = await staff.newPage();
  await loginAsManager(managers);
  await openAsMember(managers, managePaths.raffles());
  await managers.getByRole('link', { name: campaigns.raffles.new }).click();
  await knowsMember(managers, managePaths.raffle('new'));
  await fillRaffle(managers, title);
  expect(await violationsOf(managers)).toEqual([]);
  await managers.getByRole('button', { name: raffle.create }).click();
  await expect(managers.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const id = Number(new URL(managers.url()).pathname.split('/').at(-1));
  const committed = managers.getByRole('region', { name: raffle.commitment }).locator('code');
  const commitment = (await committed.textContent()) ?? '';
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);

  await login();
  const seen = async () => (await page.goto(paths.raffle(id)))?.status();
  expect(await seen()).toBe(404);

  await managers.getByRole('link', { name: campaigns.preview.open }).click();
  const preview = managers.getByRole('article', { name: campaigns.preview.title });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByText(`${raffles.prizes.odds} 100%`)).toBeVisible();
  await managers.getByRole('link', { name: campaigns.preview.back }).click();
  await knowsMember(managers, managePaths.raffle(id));
  await managers.getByRole('button', { name: publication.open }).click();
  const sheet = managers.getByRole('dialog', { name: publication.openTitle });
  await sheet.getByRole('button', { name: publication.open }).click();
  await expect(managers.getByText(publication.done.open)).toBeVisible();
  await expect(managers.getByLabel(raffle.ends_at, { exact: true })).toBeDisabled();

  await expect.poll(seen).toBe(200);
  // Until it knows that the member has not entered, the button is busy.
  const ownEntry = page.waitForResponse((answer) => answer.url().endsWith('/participations/'));
  await openAsMember(page, paths.raffle(id));
  await expect(page.getByText(commitment)).toBeAttached();
  await ownEntry;
  const enter = page.getByRole('button', { name: raffles.enter.free });
  await expect(enter).not.toHaveAttribute('aria-busy');
  await enter.click();
  await expect(
    page.getByRole('heading', { name: raffles.outcome.won.replace('{{prize}}', '장벽 크림') }),
  ).toBeVisible();

  // The only prize is won: the raffle is over, and its seed is published.
  const recount = page.getByRole('button', { name: raffles.fair.recount_other.replace('{{draws}}', '1') });
  await expect(async () => {
    await openAsMember(page, paths.raffle(id));
    await expect(recount).toBeVisible({ timeout: 2000 });
  }).toPass();
  await recount.click();
  await expect(page.getByText(raffles.fair.holds_other.replace('{{draws}}', '1'))).toBeVisible();

  await openAsMember(managers, managePaths.raffle(id));
  await expect(managers.getByText(raffle.publication.closed)).toBeVisible();
  await expect(managers.getByText(raffle.fixed.joined).first()).toBeVisible();
  await managers.getByRole('link', { name: raffle.winners }).click();
  await knowsMember(managers, managePaths.raffleWinners(id));
  await expect(managers.getByText('장벽 크림')).toBeVisible();
  await managers.getByRole('button', { name: new RegExp(winners.sent.markOf.replace('{{nickname}}', '.+')) }).click();
  await expect(managers.getByText(winners.sent.marked_other.replace('{{count}}', '1'))).toBeVisible();
  await openAsMember(page, paths.raffle(id));
  await expect(page.getByText(/에 경품을 보냈어요.$/)).toBeVisible();
  await openAsMember(managers, managePaths.raffle(id));
  await managers.getByRole('button', { name: campaigns.copy.open }).click();
  await managers.waitForURL((url) => url.pathname !== managePaths.raffle(id));
  await expect(managers.getByText(publication.lead.draft)).toBeVisible();
  await expect(committed).not.toHaveText(commitment);
  await staff.close();
});
