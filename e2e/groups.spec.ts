import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { aPicture, expect, newGroup, openAsMember, signIn, test, typeSignIn, verifiedMember } from './fixtures.ts';
import { ko } from './messages.ts';

const { challenges: messages, participants, points } = ko;

/** A challenge of the first content that is open all day, has groups, one question and a required picture. */
const CHEEKS = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Fills in a challenge's questions for a joining member. */
async function answerAndJoin(page: Page) {
  const sheet = page.getByRole('dialog', { name: messages.join.title });
  await sheet.getByRole('textbox').first().fill('볼이 자주 당겨요');
  await sheet.getByRole('button', { name: messages.join.send }).click();
}

test('friends create a group, join by its link, see who checked in and give hearts', { tag: '@desktop' }, async ({
  page,
  login,
  browser,
  contextOptions,
  request,
}) => {
  const owner = await login();
  await openAsMember(page, paths.challengeGroup(CHEEKS));
  await page.getByRole('button', { name: participants.group.make.title }).click();
  await answerAndJoin(page);
  const invite = page.getByRole('region', { name: participants.invite.title });
  const link = await invite.getByText(/\/invite\/[A-Z]{8}$/).textContent();
  await invite.getByRole('button', { name: participants.invite.showQr }).click();
  await expect(invite.getByRole('img', { name: participants.invite.qr })).toBeVisible();

  const hand = await browser.newContext({ ...contextOptions, ...PHONE });
  const phone = await hand.newPage();
  const friend = await signIn(phone, await verifiedMember(request));
  await openAsMember(phone, new URL(link ?? '').pathname);
  await expect(phone.getByText(participants.join.by.replace('{{nickname}}', owner.nickname))).toBeVisible();
  await phone.getByRole('button', { name: participants.join.go, exact: true }).tap();
  await answerAndJoin(phone);
  await expect(phone).toHaveURL(new RegExp(`${paths.challengeGroup(CHEEKS)}$`));
  await expect(phone.getByRole('link', { name: owner.nickname }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: friend.nickname }).first()).toBeVisible();
  await openAsMember(page, paths.challenge(CHEEKS));
  await page.getByRole('button', { name: messages.checkIn.open }).click();
  await page.locator('input[type=file]').setInputFiles(await aPicture());
  await page.getByLabel(messages.checkIn.content).fill('크림까지 발랐어요.');
  const send = page.getByRole('button', { name: messages.checkIn.send, exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText(messages.checkIn.done)).toBeVisible();

  await phone.reload();
  const today = participants.group.today_other.replace('{{size}}', '2').replace('{{count}}', '1');
  await expect(phone.getByRole('heading', { name: today })).toBeVisible();
  await expect(phone.getByText('크림까지 발랐어요.')).toBeVisible();
  await expect(phone.getByText(/지금 5개 있어요/)).toBeVisible();
  const give = participants.heart.give.replace('{{nickname}}', owner.nickname);
  await phone.getByRole('button', { name: `${give} 0` }).tap();
  const given = participants.heart.given.replace('{{nickname}}', owner.nickname);
  await expect(phone.getByRole('button', { name: `${given} 1` })).toBeVisible();
  await expect(phone.getByText(participants.heart.done_other.replace('{{count}}', '4'))).toBeVisible();

  await openAsMember(phone, paths.hearts());
  await expect(phone.getByText(points.reason.heart_given)).toBeVisible();
  await openAsMember(page, paths.hearts());
  await expect(page.getByText(points.reason.heart_received)).toBeVisible();
  await hand.close();
});

test('an invited visitor signs in and returns to the invitation', async ({
  page,
  login,
  member,
  browser,
  contextOptions,
}) => {
  const hand = await browser.newContext(contextOptions);
  const owners = await hand.newPage();
  await login(owners);
  const code = await newGroup(owners, CHEEKS);
  await hand.close();

  await page.goto(paths.invite(code));
  await page.getByRole('button', { name: participants.join.signIn }).click();
  await expect(page).toHaveURL(/auth\/signin\?.*SessionRequired/);
  await typeSignIn(page, member);
  await expect(page).toHaveURL(new RegExp(`${paths.invite(code)}$`));
  await expect(page.getByText(participants.join.joined)).toBeVisible();
});

test('without JavaScript everybody’s latest check-ins and one’s days can be read', async ({
  browser,
  contextOptions,
}) => {
  const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paths.challengeParticipants(2, { has_review: 'true' }));
  await expect(page.getByText(participants.item.review).first()).toBeVisible();
  await page
    .getByRole('link', { name: /님의 달력$/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: participants.calendar.label })).toBeVisible();
  await context.close();
});
