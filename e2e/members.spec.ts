import sharp from 'sharp';
import { paths } from '../lib/paths.ts';
import { expect, loginAsManager, openAsMember, test, typeSignIn } from './fixtures.ts';
import { ko } from './messages.ts';

const { members, users, auth } = ko;
const { settings } = users;

test('a member finds another, follows them, and finds them among the followed members', { tag: '@phone' }, async ({
  page,
  login,
}) => {
  const me = await login();
  await openAsMember(page, paths.users());
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('율무');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: '율무차' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '율무차' })).toBeVisible();

  const name = members.follow.followName.replace('{{nickname}}', '율무차');
  await page.getByRole('button', { name, pressed: false }).click();
  await expect(page.getByText(members.follow.followed.replace('{{nickname}}', '율무차'))).toBeVisible();
  await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();

  await page.goto(paths.followings(me.username));
  await expect(page.getByRole('link', { name: '율무차' })).toBeVisible();
  await page.getByRole('button', { name, pressed: true }).click();
  await expect(page.getByText(members.follow.unfollowed.replace('{{nickname}}', '율무차'))).toBeVisible();
});

test('a member sets a name, an introduction and a picture, and others see them', async ({ page, login }) => {
  const me = await login();
  await openAsMember(page, paths.settings('profile'));
  const nickname = page.getByRole('form', { name: settings.nickname });
  await nickname.getByLabel(settings.nickname).fill('결 따라 걷기');
  await nickname.getByLabel(settings.nickname).blur();
  await expect(page.getByText(settings.saved.nickname)).toBeVisible();

  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2c6e60' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const cropper = page.getByRole('dialog', { name: settings.cropTitle });
  await expect(cropper.getByRole('button', { name: settings.cropUse })).toBeEnabled();
  await cropper.getByRole('button', { name: settings.cropUse }).click();
  await expect(page.getByText(settings.saved.avatar)).toBeVisible();

  await page.goto(paths.user(me.username));
  await expect(page.getByRole('heading', { level: 1, name: '결 따라 걷기' })).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
    'src',
    /\/api\/v1\/files\/[a-z0-9]+-512x512\.webp/,
  );
});

test('the input of the settings survives a reload', async ({ page, login }) => {
  await login();
  await openAsMember(page, paths.settings('profile'));
  const field = page.getByRole('form', { name: settings.introduction }).getByLabel(settings.introduction);
  await field.fill('쓰다 만 소개');
  await page.reload();
  await expect(field).toHaveValue('쓰다 만 소개');
  await expect(page.getByText(settings.draft)).toBeVisible();
});

test('a leaver is hidden at once, and restored by signing in', async ({ page, login, allowConsole }) => {
  allowConsole(/401|404/);
  const me = await login();
  await openAsMember(page, paths.settings('leave'));
  await page.getByRole('button', { name: settings.leaveButton }).click();
  const sheet = page.getByRole('dialog', { name: settings.leaveTitle });
  await sheet.getByLabel(settings.leavePassword).fill(me.password);
  await sheet.getByRole('button', { name: settings.leaveButton }).click();
  await expect(page).toHaveURL(/\/auth\/signin\?left=\d{4}-\d{2}-\d{2}$/);
  const seen = async () => (await page.request.get(`/api/v1/users/${me.username}/`)).status();
  expect(await seen()).toBe(404);

  await typeSignIn(page, me);
  await expect(page).not.toHaveURL(/signin/);
  expect(await seen()).toBe(200);
});

test('a suspended member leaves from the sign-in, which forgets the refusal', async ({
  page,
  browser,
  member,
  allowConsole,
}) => {
  allowConsole(/400/);
  const managers = await browser.newPage();
  await loginAsManager(managers);
  const { accessToken } = await (await managers.request.get('/api/auth/session')).json();
  const suspended = await managers.request.post(`/api/v1/users/${member.username}/suspension/`, {
    headers: { Authorization: `Bearer ${accessToken}` },
    data: { until: '2099-01-01T00:00:00.000Z', reason: '광고를 되풀이해서 올렸어요' },
  });
  expect(suspended.ok(), await suspended.text()).toBe(true);

  await page.goto(paths.signIn());
  await typeSignIn(page, member);
  const refusal = page.getByText('광고를 되풀이해서 올렸어요');
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: auth.leave.open }).click();
  await page.getByRole('dialog', { name: auth.leave.title }).getByRole('button', { name: auth.leave.open }).click();
  await expect(page).toHaveURL(/\/auth\/signin\?left=\d{4}-\d{2}-\d{2}&suspended=1$/);
  await expect(page.getByRole('status').filter({ hasText: '탈퇴했어요' })).toBeVisible();
  await expect(refusal).toBeHidden();
  await expect(page.getByRole('button', { name: auth.leave.open })).toBeHidden();
  await managers.close();
});
