import { paths } from '../lib/paths.ts';
import { expect, newTopic, openAsMember, someTopic, test, toastsLoaded } from './fixtures.ts';
import { heart, ko } from './messages.ts';

test('a member likes a topic and a reload still shows it', { tag: '@phone' }, async ({ page, login }) => {
  const topic = await someTopic(page);
  await login();
  await openAsMember(page, paths.topic(topic.forum.slug, topic.id));
  const button = page.getByRole('button', { name: heart });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  // The heart fills before the answer, and a reload would abort the call.
  const liked = page.waitForResponse(`**/api/v1/topics/${topic.id}/like/`);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect((await liked).status()).toBe(200);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a like without a network is reverted and reported', async ({ page, login, context, allowConsole }) => {
  // The call itself fails, or the loading of its code, which starts with the first tap.
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const topic = await someTopic(page);
  await login();
  await openAsMember(page, paths.topic(topic.forum.slug, topic.id));
  const button = page.getByRole('button', { name: heart });
  const before = await button.innerText();
  await toastsLoaded(page);
  await context.setOffline(true);
  await button.click();
  const failureToast = new RegExp(`${ko.common.like.failed}|${ko.common.toast.offline}`);
  await expect(page.getByRole('alert').filter({ hasText: failureToast })).toBeVisible();
  expect(await button.innerText()).toBe(before);
  await context.setOffline(false);
});

test('the static page shows a new like at once, long before its interval', { tag: '@desktop' }, async ({
  page,
  login,
  browser,
}) => {
  await login();
  const topic = await newTopic(page);
  const address = paths.topic(topic.forum.slug, topic.id);
  await openAsMember(page, address);
  const button = page.getByRole('button', { name: heart });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const liked = `aria-label="${await button.getAttribute('aria-label')}"`;

  const visitor = await browser.newContext();
  const isRevalidated = async () => {
    const answer = await visitor.request.get(new URL(address, page.url()).href);
    return (await answer.text()).includes(liked);
  };
  // Takes a second on an idle machine; the interval is a minute.
  await expect.poll(isRevalidated, { intervals: [50], timeout: 5000 }).toBe(true);
  await visitor.close();
});
