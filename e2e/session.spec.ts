import { paths } from '../lib/paths.ts';
import { expect, linkIn, openAsMember, someTopic, test, typeSignIn } from './fixtures.ts';
import { ko } from './messages.ts';

const { auth, common } = ko;
const account = { name: common.nav.account };

test('a page for members redirects to sign in with the reason, and back', async ({ page, member }) => {
  await page.goto(paths.settings());
  await expect(page).toHaveURL(/\/auth\/signin\?error=SessionRequired/);
  await expect(page.getByText(auth.error.SessionRequired)).toBeVisible();
  await typeSignIn(page, member);
  await expect(page).toHaveURL(new RegExp(`${paths.settings()}$`));
});

test('sign-in whose code is cut off says so beside what was typed, and works once it can be loaded', async ({
  page,
  context,
  member,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Loading chunk/);
  await page.goto(paths.signIn(), { waitUntil: 'networkidle' });
  const scripts = '**/_next/static/chunks/**';
  // The context's: once the service worker controls the page, it makes the requests.
  await context.route(scripts, (route) => route.abort());
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel(auth.signIn.username).fill(member.username);
  await form.getByLabel(auth.signIn.password).fill(member.password);
  await form.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
  await expect(form.getByText(auth.signIn.failedElse)).toBeVisible();
  await expect(form.getByLabel(auth.signIn.password)).toHaveValue(member.password);
  await context.unroute(scripts);
  await form.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
  await expect(page.getByRole('link', account)).toBeVisible();
});

test('an address on another site is never followed after signing in', async ({ page, member }) => {
  await page.goto(paths.signIn({ callbackUrl: 'https://evil.example/' }));
  await typeSignIn(page, member);
  await expect(page.getByRole('link', account)).toBeVisible();
  expect(new URL(page.url()).host).not.toContain('evil');
});

test('a new password ends the session of every other device', async ({
  page,
  login,
  browser,
  contextOptions,
  allowConsole,
}) => {
  allowConsole(/401/);
  const member = await login();
  const elsewhere = await browser.newContext(contextOptions);
  const other = await elsewhere.newPage();
  await login(other);
  const topic = await someTopic(page);
  await openAsMember(other, paths.home());
  // A page that stays open would show the notice by itself, before the next one is opened.
  await other.goto('about:blank');

  await openAsMember(page, paths.settings('password'));
  await page.getByLabel(auth.password.old).fill(member.password);
  await page.getByLabel(auth.password.new, { exact: true }).fill('another winter lake');
  await page.getByRole('button', { name: auth.password.submit }).click();
  await expect(page.getByText(auth.password.done)).toBeVisible();

  await other.goto(paths.topic(topic.forum.slug, topic.id));
  await expect(other.getByText(common.toast.relogin.replace('{{status}}', '401'))).toBeVisible();
  await expect(other.getByRole('link', account)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', account)).toBeVisible();
  await elsewhere.close();
});

test('a forgotten password is reset by the mailed link, which sets one password', { tag: '@desktop' }, async ({
  page,
  member,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.goto(paths.passwordReset());
  await page.getByLabel(auth.reset.email).fill(member.email);
  await page.getByRole('button', { name: auth.reset.submit }).click();
  await expect(page.getByText(auth.reset.sent).first()).toBeVisible();
  await expect.poll(() => linkIn(member.email)).toContain('/auth/password/reset/confirm');

  const link = await linkIn(member.email);
  const set = async (password: string) => {
    await page.goto(link);
    await page.getByLabel(auth.reset.new).fill(password);
    await page.getByRole('button', { name: auth.reset.confirmSubmit }).click();
  };
  // Sent again, as after a lost response, the same password is set; another is not.
  for (const _time of [1, 2]) {
    await set('another winter lake');
    await expect(page.getByText(auth.reset.confirmDone).first()).toBeVisible();
  }
  await set('a third winter lake');
  await expect(page.getByText(auth.reset.invalidLink).first()).toBeVisible();
});

test('signing out ends the session here', { tag: '@desktop' }, async ({ page, login, allowConsole }) => {
  // A call that is in flight meanwhile is answered with 401, which the browser logs.
  allowConsole(/401/);
  await login();
  await openAsMember(page, paths.settings());
  await page.getByRole('button', { name: ko.users.settings.signOut }).click();
  await expect(page).not.toHaveURL(new RegExp(paths.settings()));
  await expect(page.getByRole('link', account)).toBeHidden();
  await page.goto(paths.me());
  await expect(page).toHaveURL(/SessionRequired/);
});

test('who signs out in one tab is a visitor in another, which does not ask them to sign in again', async ({
  page,
  context,
  login,
}) => {
  await login();
  await openAsMember(page, paths.forum('free'));
  const other = await context.newPage();
  await openAsMember(other, paths.settings());
  await other.getByRole('button', { name: ko.users.settings.signOut }).click();
  await expect(other.getByText(common.toast.signedOut)).toBeVisible();
  await expect(page.getByRole('link', { name: common.nav.signIn, exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(common.toast.relogin.replace('{{status}}', '401'))).toBeHidden();
});
