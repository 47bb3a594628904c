import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { managePaths } from '../lib/managePaths.ts';
import { paths } from '../lib/paths.ts';
import { makeDraft, openDraft, test } from './campaigns.ts';
import { aPicture, expect, knowsMember, openAsMember } from './fixtures.ts';
import { ko } from './messages.ts';

const { campaigns, events, personal, pictures, winners } = ko;
const { event } = campaigns;

/** A time in Korea as the field of a browser has it, so many milliseconds from now. */
const moment = (ms: number) => new Date(Date.now() + 9 * 3_600_000 + ms).toISOString().slice(0, 19);
const HOUR = 3_600_000;

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

/** Fills the form of a new event, in the order of its fields. */
async function fillEvent(page: Page, { title, slug }: { title: string; slug: string }) {
  await fill(page, event.title, title);
  await fill(page, event.title_en, 'A balm for winter');
  await fill(page, event.slug, slug);
  await fill(page, event.summary, '열 분과 나눠요.');
  await fill(page, event.summary_en, 'For ten of you.');
  await fill(page, event.description, '건조한 계절에 발라요.');
  await fill(page, event.description_en, 'For the dry season.');
  await page.getByLabel(pictures.add).setInputFiles(await aPicture());
  await fill(page, event.starts_at, moment(-HOUR));
  await fill(page, event.ends_at, moment(HOUR));
  await fill(page, event.announces_at, moment(2 * HOUR));
  await fill(page, event.gift, '장벽 밤 하나');
  await fill(page, event.gift_en, 'A barrier balm');
  await fill(page, event.choosing, '무작위로 추첨해요.');
  await fill(page, event.choosing_en, 'Drawn at random.');
  await fill(page, event.winner_count, '1');
  const asked = page.getByRole('group', { name: event.requested_fields, exact: true });
  await asked.getByRole('button', { name: ko.manage.terms.add }).click();
  await asked.getByLabel(event.field.kind).selectOption({ label: event.kinds.delivery });
}

/** Applies for an event with an address. */
async function apply(page: Page, slug: string) {
  await openAsMember(page, paths.event(slug));
  await page.getByLabel(personal.delivery.name).fill('김가온');
  await page.getByLabel(personal.delivery.phone).fill('010 0000 1234');
  await page.getByLabel(personal.delivery.zipcode).fill('03035');
  await page.getByLabel(personal.delivery.address, { exact: true }).fill('서울 종로구 결로 12');
  await page.getByLabel(personal.consent.event.agree).check();
  await page.getByRole('button', { name: events.apply.send }).click();
  await expect(page.getByText(events.apply.done)).toBeVisible();
}

test('an operator makes an event from nothing and opens it, a member applies and wins, and the delivery is downloaded and sent', {
  tag: '@desktop',
}, async ({ page, login, operator }) => {
  // Three people go through twelve pages one after another.
  test.slow();
  const title = `겨울 밤 나눔 ${Date.now()}`;
  const slug = `winter-balm-${Date.now()}`;
  await makeDraft(operator, {
    list: managePaths.events(),
    link: campaigns.events.new,
    form: managePaths.event('new'),
    fill: (form) => fillEvent(form, { title, slug }),
    create: event.create,
    title,
  });
  await login();
  await openDraft(operator, page, {
    form: managePaths.event(slug),
    address: paths.event(slug),
    look: async (shown) => {
      await expect(shown.getByText('장벽 밤 하나')).toBeVisible();
      await expect(shown.getByText(personal.delivery.zipcode)).toBeVisible();
    },
  });
  await apply(page, slug);

  await openAsMember(operator, managePaths.event(slug));
  await expect(operator.getByLabel(event.gift, { exact: true })).toBeDisabled();
  await expect(operator.getByText(event.publication.fixed)).toBeVisible();
  // Applications end earlier than they were to, so that the winner can be chosen now.
  await fill(operator, event.ends_at, moment(-1000));
  await operator.getByRole('button', { name: campaigns.form.save, exact: true }).click();
  await expect(operator.getByText(campaigns.form.saved)).toBeVisible();
  await operator.getByRole('link', { name: event.applications, exact: true }).click();
  await knowsMember(operator, managePaths.eventApplications(slug));
  await operator.getByRole('button', { name: winners.pick.send }).click();
  await operator.getByRole('button', { name: winners.announce.open }).click();
  const announcement = operator.getByRole('dialog', { name: winners.announce.title });
  await announcement.getByLabel(ko.manage.role.password).fill(DEMO_PASSWORD);
  await announcement.getByRole('button', { name: winners.announce.send }).click();
  await expect(operator.getByText(winners.announce.done)).toBeVisible();

  await operator.getByRole('button', { name: winners.deliveries.open }).click();
  const password = operator.getByRole('dialog', { name: winners.deliveries.title });
  await password.getByLabel(ko.manage.role.password).fill(DEMO_PASSWORD);
  const downloading = operator.waitForEvent('download');
  await password.getByRole('button', { name: winners.deliveries.send }).click();
  const file = await (await downloading).path();
  const [head, row] = (await readFile(file, 'utf8')).split('\r\n');
  expect(head).toContain(winners.deliveries.columns.zipcode);
  expect(row).toContain('김가온,010-0000-1234,"=""03035""",서울 종로구 결로 12');

  await operator.getByRole('checkbox', { name: ko.moderation.selection.all }).check();
  await operator.getByRole('button', { name: winners.sent.markChosen_other.replace('{{count}}', '1') }).click();
  await expect(operator.getByText(winners.sent.marked_other.replace('{{count}}', '1'))).toBeVisible();

  await openAsMember(page, paths.event(slug));
  await expect(page.getByText(events.outcome.won)).toBeVisible();
  await expect(page.getByText(/^장벽 밤 하나 선물을 .+에 보냈어요.$/)).toBeVisible();
  await openAsMember(operator, managePaths.log());
  await expect(operator.getByText(ko.moderation.log.actions.export_deliveries).first()).toBeVisible();
});
