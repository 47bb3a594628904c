import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { expect, someTopic, test } from './fixtures.ts';
import { en, ko } from './messages.ts';

const { auth, common, home, personal, surveys } = ko;

test('the language changes on the same page and stays while navigating', async ({ page }) => {
  const topic = await someTopic(page);
  await page.goto(paths.topic(topic.forum.slug, topic.id));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  const english = page.getByRole('link', { name: common.language.en }).filter({ visible: true });
  await english.first().click();
  await expect(page).toHaveURL(new RegExp(`/en${paths.topic(topic.forum.slug, topic.id)}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: new RegExp(en.comments.title) })).toBeVisible();
  // A phone has an arrow back in place of the logo, and a tab.
  const logo = page.getByRole('link', { name: en.common.shell.homeLink });
  const tab = page.getByRole('link', { name: en.common.nav.home, exact: true });
  await logo.or(tab).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/en\/?$/);
});

test('the other language shows its own names, though both pages are cached', async ({ page }) => {
  for (const path of [`/en${paths.forums()}`, paths.forums()]) await page.goto(path);
  await page.getByRole('link', { name: common.language.en }).filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main a[href="/en/forums/free"]').first()).toHaveText('Free talk');
});

/** Reads the colour that the browser gives to its own bars. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const colours = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return colours.find(({ media }) => matchMedia(media).matches)?.content;
  });

test('the dark theme is there before the first paint of the next page', async ({ page }) => {
  await page.goto(paths.home());
  const themes = page.getByRole('button', { name: common.theme.label }).filter({ visible: true });
  await themes.first().click();
  await page.getByRole('menuitem', { name: common.theme.dark }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => barColour(page)).toBe('#171512');
  // The styles of the next page's first frame.
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      sessionStorage.setItem('first', document.documentElement.dataset.theme ?? 'none');
    });
  });
  await page.goto(paths.forums());
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('first'))).toBe('dark');
  expect(await barColour(page)).toBe('#171512');
  await themes.first().click();
  await page.getByRole('menuitem', { name: common.theme.system }).click();
  await expect.poll(() => barColour(page)).toBe('#fbfaf7');
});

/** Delays the scripts of pages until the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/framework-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('a form that is sent before the page has its scripts is sent once it works', { tag: '@phone' }, async ({
  page,
  member,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.signIn(), { waitUntil: 'domcontentloaded' });
  await page.getByLabel(auth.signIn.username).fill(member.username);
  await page.getByLabel(auth.signIn.password).fill(member.password);
  await page.getByLabel(auth.signIn.password).press('Enter');
  release();
  await expect(page).not.toHaveURL(new RegExp(paths.signIn()));
  await expect(page.getByRole('link', { name: common.nav.account })).toBeVisible();
});

test('a box that is ticked before the page has its scripts is ticked once it works', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.survey('barrier'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('checkbox', { name: personal.consent.survey.agree }).check();
  await expect(page.getByRole('button', { name: surveys.start })).toBeDisabled();
  release();
  await page.getByRole('button', { name: surveys.start }).click();
  await expect(page.getByRole('button', { name: surveys.answers[2] })).toBeVisible();
});

test('filters that are tapped before the page has its scripts open in their sheet once it works', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.posts(), { waitUntil: 'domcontentloaded' });
  await page.locator('summary', { hasText: common.list.narrow }).click();
  release();
  await expect(page.getByRole('dialog', { name: common.list.narrow })).toBeVisible();
});

test('a button that is tapped before the page has its scripts is tapped again once it works', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.home(), { waitUntil: 'domcontentloaded' });
  const themes = page.getByRole('button', { name: common.theme.label }).filter({ visible: true });
  await themes.first().click();
  release();
  await expect(page.getByRole('menuitem', { name: common.theme.dark })).toBeVisible();
});

test('a row that is scrolled before the page has its scripts stays where it is', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home(), { waitUntil: 'domcontentloaded' });
  const last = page.getByRole('navigation', { name: home.show }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = await last.boundingBox();
  release();
  await page.waitForLoadState('networkidle');
  expect((await last.boundingBox())?.x).toBe(place?.x);
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

test('a missing page is a 404 with links', { tag: '@desktop' }, async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const answer = await page.goto('/forums/free/topics/99999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: common.error.home })).toBeVisible();
});

test('the page of a missing member or topic names what is missing', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.goto(paths.user('no-such-member'));
  await expect(page.getByRole('heading', { name: common.error.missing.users })).toBeVisible();
  await page.goto(`/en${paths.topic('free', 999_999)}`);
  await expect(page.getByRole('heading', { name: en.common.error.missing.forums })).toBeVisible();
});
