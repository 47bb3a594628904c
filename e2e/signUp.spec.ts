import { paths } from '../lib/paths.ts';
import { expect, linkIn, newMember, test, typeSignIn } from './fixtures.ts';
import { ko } from './messages.ts';

const { auth, common, users, welcome } = ko;
const account = { name: common.nav.account };

test('a visitor signs up, proves the address by the mailed link and signs in', { tag: '@phone' }, async ({
  page,
  allowConsole,
}) => {
  // A call that is in flight while the member signs out is answered with 401, which the browser logs.
  allowConsole(/401/);
  const member = newMember();
  await page.goto(paths.signUp());
  await page.getByLabel(auth.signUp.username).fill(member.username);
  await page.getByLabel(auth.signUp.email).fill(member.email);
  await page.getByLabel(auth.signUp.password).fill(member.password);
  await page.getByLabel(auth.signUp.nickname).fill(member.nickname);
  await page.getByLabel(auth.signUp.agreeAll).check();
  await page.getByRole('button', { name: auth.signUp.submit }).click();
  await expect(page).toHaveURL(/verify-email/);

  await page.goto(await linkIn(member.email));
  await expect(page.getByText(auth.verify.done).first()).toBeVisible();

  await page.getByRole('link', { name: auth.verify.toWelcome }).click();
  await expect(page.getByText(welcome.gifts.lead)).toBeVisible();
  await page.getByRole('link', { name: welcome.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: welcome.skin.title })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: welcome.skip, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: welcome.people.title })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: welcome.skipAll }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto(paths.settings());
  await page.getByRole('button', { name: users.settings.signOut }).click();
  await expect(page).not.toHaveURL(new RegExp(paths.settings()));
  await expect(page.getByRole('link', account)).toBeHidden();
  await page.goto(paths.signIn());
  await typeSignIn(page, { username: member.email, password: member.password });
  await expect(page.getByRole('link', account)).toBeVisible();
});

test('a newcomer who opens the mail in another browser is led back to where they came from', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const from = paths.topics({ page: 2 });
  const member = newMember();
  await page.goto(paths.signUp({ callbackUrl: from }));
  await page.getByLabel(auth.signUp.username).fill(member.username);
  await page.getByLabel(auth.signUp.email).fill(member.email);
  await page.getByLabel(auth.signUp.password).fill(member.password);
  await page.getByLabel(auth.signUp.nickname).fill(member.nickname);
  await page.getByLabel(auth.signUp.agreeAll).check();
  await page.getByRole('button', { name: auth.signUp.submit }).click();
  await expect(page).toHaveURL(/verify-email/);

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'ko-KR' })).newPage();
  await other.goto(await linkIn(member.email));
  await other.getByLabel(auth.signIn.password).fill(member.password);
  await other.getByRole('button', { name: auth.verify.confirm }).click();
  await other.getByRole('link', { name: auth.verify.toSignIn }).click();
  await typeSignIn(other, { username: member.email, password: member.password });
  await expect(other.getByText(welcome.gifts.lead)).toBeVisible();
  await other.getByRole('link', { name: welcome.next }).click();
  await expect(other.getByRole('heading', { level: 1, name: welcome.skin.title })).toBeVisible();
  await other.getByRole('button', { name: welcome.skipAll }).click();
  await expect(other).toHaveURL(from);
  await other.context().close();
});

test('a wrong password is reported clearly and the input stays', async ({ page, member, allowConsole }) => {
  allowConsole(/callback\/credentials/);
  await page.goto(paths.signIn());
  await typeSignIn(page, { username: member.username, password: 'not the password' });
  await expect(page.getByText(auth.signIn.failed)).toBeVisible();
  await expect(page.getByLabel(auth.signIn.username)).toHaveValue(member.username);
});

test('a sign-up without a required consent reports it at the box and keeps the rest', async ({ page }) => {
  const member = newMember();
  await page.goto(paths.signUp());
  await page.getByLabel(auth.signUp.username).fill(member.username);
  await page.getByLabel(auth.signUp.email).fill(member.email);
  await page.getByLabel(auth.signUp.password).fill(member.password);
  await page.getByLabel(auth.signUp.nickname).fill(member.nickname);
  await page.getByRole('button', { name: auth.signUp.submit }).click();
  await expect(page.getByText(auth.signUp.required).first()).toBeVisible();
  await expect(page.getByLabel(auth.signUp.email)).toHaveValue(member.email);
});
