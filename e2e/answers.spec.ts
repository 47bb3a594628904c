import type { Request } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { expect, newTopic, openAsMember, someTopic, test } from './fixtures.ts';
import { heart, ko } from './messages.ts';

// Tests in which `page.route` answers for the provider. Requests through the site's service worker can bypass
// it (Playwright's documentation).
test.use({ serviceWorkers: 'block' });

const { comments: messages, common } = ko;

test('a rejected like is reverted and shows the reason', async ({ page, login, allowConsole }) => {
  allowConsole(/409/);
  await login();
  const topic = await newTopic(page);
  await openAsMember(page, paths.topic(topic.forum.slug, topic.id));
  const reason = '내 글에는 좋아요를 누를 수 없어요.';
  await page.route('**/api/v1/topics/*/like/', (route) =>
    route.fulfill({ status: 409, json: { code: 'not_owner', detail: reason } }),
  );
  const button = page.getByRole('button', { name: heart });
  const before = await button.innerText();
  await button.click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await button.innerText()).toBe(before);
});

test('a like before the session is known waits for it, and is sent once', async ({ page, login }) => {
  const topic = await someTopic(page);
  await login();
  // A browser without a remembered member, and a slow response about the session.
  await page.addInitScript(() => localStorage.clear());
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/session', async (route) => {
    await asked;
    await route.continue();
  });
  const address = paths.topic(topic.forum.slug, topic.id);
  await page.goto(address);
  const button = page.getByRole('button', { name: heart });
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  }).toPass();
  const liked = page.waitForResponse(`**/api/v1/topics/${topic.id}/like/`);
  answer();
  expect((await liked).status()).toBe(200);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveAttribute('aria-busy', 'false');
  expect(new URL(page.url()).pathname).toBe(address);
});

test('a comment that the provider rejects is removed and its text returns to the form', async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(/500/);
  await login();
  const topic = await newTopic(page);
  await openAsMember(page, paths.topic(topic.forum.slug, topic.id));
  const isComment = (request: Request) => request.method() === 'POST' && request.url().endsWith('/comments/');
  await page.route('**/comments/', (route) =>
    isComment(route.request()) ? route.fulfill({ status: 500, json: { code: 'internal' } }) : route.continue(),
  );
  const comments = page.locator('#comments');
  const field = comments.getByLabel(messages.label, { exact: true });
  await field.fill('사라지면 안 되는 말');
  const rejected = page.waitForResponse((answer) => isComment(answer.request()));
  await comments.getByRole('button', { name: messages.send, exact: true }).click();
  expect((await rejected).status()).toBe(500);
  await expect(page.getByText(messages.toast.createFailed)).toBeVisible();
  await expect(field).toHaveValue('사라지면 안 되는 말');
  await expect(comments.getByRole('listitem').filter({ hasText: '사라지면 안' })).toHaveCount(0);
});

test('a page that breaks shows the error screen and is reported once', { tag: '@desktop' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  const topic = await someTopic(page);
  const reports: string[] = [];
  await page.route('**/api/sendToSlack', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ json: { success: true } });
  });
  // A page's data with which its component fails.
  await page.route(new RegExp(`/_next/data/.*/topics/${topic.id}\\.json`), async (route) => {
    // The router first sends HEAD to see whether its prefetched page is current.
    if (route.request().method() === 'HEAD') return route.continue();
    const answer = await route.fetch();
    const body = await answer.json();
    for (const entry of body.pageProps.snapshot.entries) {
      if (entry.endpointName === 'getTopic') entry.value.user = null;
    }
    await route.fulfill({ response: answer, json: body });
  });
  // Before hydration a link loads its page whole.
  await page.goto(paths.forum(topic.forum.slug), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: topic.title, exact: true }).first().click();
  await expect(page.getByText(common.error.notified)).toBeVisible();
  await page.getByText(common.error.showDetails).click();
  await expect(page.getByText(/TypeError/)).toBeVisible();
  await expect(page.getByRole('link', { name: common.error.reload })).toBeVisible();
  await expect(page.getByRole('link', { name: common.error.home })).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
});
