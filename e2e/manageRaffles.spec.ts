import type { Page } from '@playwright/test';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { copyCampaign, makeDraft, openDraft, test } from './campaigns.ts';
import { aPicture, expect, knowsMember, openAsMember } from './fixtures.ts';
import { ko } from './messages.ts';

const { campaigns, pictures, raffles, winners } = ko;
const { raffle } = campaigns;

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
}

test('an operator makes a raffle from nothing, previews and opens it, and its draw is recounted by everyone', async ({
  page,
  login,
  operator,
}) => {
  const title = `하나뿐인 경품 ${Date.now()}`;
  const made = await makeDraft(operator, {
    list: managePaths.raffles(),
    link: campaigns.raffles.new,
    form: managePaths.raffle('new'),
    fill: (form) => fillRaffle(form, title),
    create: raffle.create,
    title,
  });
  const id = Number(made);
  const form = managePaths.raffle(id);
  const committed = operator.getByRole('region', { name: raffle.commitment }).locator('code');
  const commitment = (await committed.textContent()) ?? '';
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  await login();
  await openDraft(operator, page, {
    form,
    address: paths.raffle(id),
    look: async (shown) => {
      await expect(shown.getByRole('heading', { name: title })).toBeVisible();
      await expect(shown.getByText(`${raffles.prizes.odds} 100%`)).toBeVisible();
    },
  });
  await expect(operator.getByLabel(raffle.ends_at, { exact: true })).toBeDisabled();

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

  await openAsMember(operator, form);
  await expect(operator.getByText(raffle.publication.closed)).toBeVisible();
  await expect(operator.getByText(raffle.fixed.joined).first()).toBeVisible();
  await operator.getByRole('link', { name: raffle.winners }).click();
  await knowsMember(operator, managePaths.raffleWinners(id));
  await expect(operator.getByText('장벽 크림')).toBeVisible();
  await operator.getByRole('button', { name: new RegExp(winners.sent.markOf.replace('{{nickname}}', '.+')) }).click();
  await expect(operator.getByText(winners.sent.marked_other.replace('{{count}}', '1'))).toBeVisible();
  await openAsMember(page, paths.raffle(id));
  await expect(page.getByText(/에 경품을 보냈어요.$/)).toBeVisible();
  await openAsMember(operator, form);
  await copyCampaign(operator, form);
  await expect(committed).not.toHaveText(commitment);
});
