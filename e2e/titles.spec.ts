import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { expect, test } from './fixtures.ts';

/** Pages that begin with their title: lists, tools, texts, and ways in. */
const forVisitors = [
  ...[paths.banners(), paths.badges(), paths.search({ search: '보습' }), paths.terms(), paths.newsletter()],
  ...[paths.surveys(), paths.survey('skin-type-test'), paths.support()],
  ...[paths.users(), paths.topics(), paths.rankings()],
  ...[paths.signIn(), paths.signUp(), paths.passwordReset(), paths.verifyEmail()],
];
const forMembers = [
  ...[paths.written(), paths.ownComments(), paths.points(), paths.credits(), paths.saves(), paths.trash()],
  ...[
    paths.mySupport(),
    paths.settings(),
    paths.settings('profile'),
    paths.feed(),
    paths.likedPosts(),
    paths.notifications(),
  ],
  ...[paths.newPost(), paths.writeTopic(), paths.newQuestion(), paths.survey('skin-type-upgrade')],
];
/** Lists beneath a row of sections, with and without a choice beside their title. */
const inSections = [paths.challenges(), paths.missions(), paths.courses(), paths.events()];
const contents = [
  ...[paths.post(58), paths.question('tight-after-washing'), paths.video(1), paths.photo(79), paths.banner(1)],
  ...[paths.challenge(4), paths.course('sunscreen-by-hand'), paths.mission(12), paths.event('barrier-cream-panel')],
  ...[paths.raffle(1), paths.product(1)],
];

/** Returns the size of a page's title and where it begins, in px. */
async function titleOf(page: Page, path: string) {
  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  return title.evaluate((it) => ({
    size: Number.parseFloat(getComputedStyle(it).fontSize),
    top: Math.round(it.getBoundingClientRect().top + window.scrollY),
  }));
}

test('pages that begin with their title have it in one size at one place', async ({ page, login }) => {
  const expected = await titleOf(page, paths.privacy());
  const titles: [string, typeof expected][] = [];
  for (const path of forVisitors) titles.push([path, await titleOf(page, path)]);
  await login();
  for (const path of forMembers) titles.push([path, await titleOf(page, path)]);
  expect(titles).toEqual(titles.map(([path]) => [path, expected]));
});

test('lists of one row of sections have their title at one place', async ({ page }) => {
  const titles: [string, Awaited<ReturnType<typeof titleOf>>][] = [];
  for (const path of inSections) titles.push([path, await titleOf(page, path)]);
  expect(titles).toEqual(inSections.map((path) => [path, titles[0]?.[1]]));
});

test('titles of contents of every kind have one size', async ({ page }) => {
  const sizes: [string, number][] = [];
  for (const path of contents) sizes.push([path, (await titleOf(page, path)).size]);
  expect(sizes).toEqual(contents.map((path) => [path, 30]));
});
