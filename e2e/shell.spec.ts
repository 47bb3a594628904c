import { paths } from '../lib/paths.ts';
import { expect, someTopic, test } from './fixtures.ts';
import { en, ko } from './messages.ts';

const { common } = ko;

test('the language changes on the same page and stays while navigating', async ({ page }) => {
  const topic = await someTopic(page);
  await page.goto(paths.topic(topic.forum.slug, topic.id));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  const english = page.getByRole('link', { name: common.language.en }).filter({ visible: true });
  await english.first().click();
  await expect(page).toHaveURL(new RegExp(`/en${paths.topic(topic.forum.slug, topic.id)}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: new RegExp(en.comments.title) })).toBeVisible();
  await page.getByRole('link', { name: en.common.shell.homeLink }).click();
  await expect(page).toHaveURL(/\/en\/?$/);
});

test('the dark theme is there before the first paint of the next page', async ({ page }) => {
  await page.goto(paths.home());
  const themes = page.getByRole('button', { name: common.theme.label }).filter({ visible: true });
  await themes.first().click();
  await page.getByRole('menuitem', { name: common.theme.dark }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The styles of the next page's first frame.
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      sessionStorage.setItem('first', document.documentElement.dataset.theme ?? 'none');
    });
  });
  await page.goto(paths.forums());
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('first'))).toBe('dark');
});

test('a button that is tapped before the page has its scripts is tapped again once it works', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/framework-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.home(), { waitUntil: 'domcontentloaded' });
  const themes = page.getByRole('button', { name: common.theme.label }).filter({ visible: true });
  await themes.first().click();
  release();
  await expect(page.getByRole('menuitem', { name: common.theme.dark })).toBeVisible();
});

test('a page view fetches no data again that the page contains', async ({ page }) => {
  const topic = await someTopic(page);
  const address = paths.topic(topic.forum.slug, topic.id);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isAnswer = /^\/api\/v1\/(forums|topics|base|rankings|banners)\//.test(pathname);
    const isOwnData = pathname.startsWith('/_next/data/') && pathname.includes(address);
    if ((isAnswer && request.method() === 'GET') || isOwnData) asked.push(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
});

test('a missing page is a 404 with links', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const answer = await page.goto('/forums/free/topics/99999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: common.error.home })).toBeVisible();
});
