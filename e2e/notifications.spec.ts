import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { paths } from '../lib/paths.ts';
import { expect, newTopic, openAsMember, test, typeSignIn } from './fixtures.ts';
import { ko } from './messages.ts';

const messages = ko.notifications;
const API = '/api/v1';
/** An account of the first content. */
const friend = { username: 'demo', password: DEMO_PASSWORD };

test('a member is notified of a comment while the page is open, opens it and marks the rest as read', {
  tag: '@desktop',
}, async ({ page, request, login }) => {
  await login();
  const topic = await newTopic(page);
  await openAsMember(page, paths.notifications());
  await expect(page.getByRole('heading', { level: 1, name: messages.title })).toBeVisible();
  const commented = page.getByRole('link', {
    name: messages.kinds.comment
      .replace(/\{\{who\}\}\S+/, '')
      .replace('{{on}}', messages.on.topic)
      .trim(),
  });
  await expect(commented).toHaveCount(0);

  const signedIn = await request.post(`${API}/auth/login/`, { data: friend });
  const { accessToken } = await signedIn.json();
  const written = await request.post(`${API}/forums/${topic.forum.slug}/topics/${topic.id}/comments/`, {
    headers: { Authorization: `Bearer ${accessToken}` },
    data: { content: '저도 같은 걸로 바꿨어요.', parent: null },
  });
  expect(written.ok(), await written.text()).toBe(true);
  const { id } = await written.json();

  // Without a reload: the event stream updates it.
  await expect(commented).toBeVisible({ timeout: 15_000 });
  await commented.click();
  await expect(page).toHaveURL(new RegExp(`/topics/${topic.id}#comment-${id}$`));
  await expect(page.locator(`#comment-${id}`)).toBeVisible();

  await openAsMember(page, paths.notifications());
  const row = page.getByRole('listitem').filter({ has: commented });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: messages.read })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: messages.views.unread, exact: true }).click();
  const all = page.getByRole('button', { name: messages.readAll });
  // Another notification, such as that of a badge, may arrive at any moment.
  await expect(async () => {
    if (await all.isVisible()) await all.click();
    await expect(page.getByText(messages.allRead)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(
    page.getByRole('banner').getByRole('link', { name: ko.common.nav.notifications, exact: true }),
  ).toBeVisible();
});

test('a visitor is asked to sign in and returns to the notifications', async ({ page, member }) => {
  await page.goto(paths.notifications());
  await expect(page).toHaveURL(/\/auth\/signin\?error=SessionRequired/);
  await typeSignIn(page, member);
  await expect(page).toHaveURL(new RegExp(`${paths.notifications()}$`));
  await expect(page.getByRole('heading', { level: 1, name: messages.title })).toBeVisible();
});
