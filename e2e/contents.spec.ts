import { paths } from '../lib/paths.ts';
import { expect, openAsMember, setFilters, setPlainFilter, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { common, contents, comments: messages, products } = ko;

test('a visitor filters photos in the address, steps through one and returns to the same position', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(paths.photos());
  await setFilters(page, contents.postTypes.carousel);
  await expect(page).toHaveURL(/\/contents\/photos\?post_type=carousel$/);
  const name = common.list.drop.replace('{{name}}', contents.postTypes.carousel);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const cards = page.getByRole('region', { name: contents.photos.label }).getByRole('listitem');
  await cards.nth(6).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await cards.nth(6).getByRole('link').click();

  await expect(page).toHaveURL(/\/contents\/photos\/\d+$/);
  const row = page.locator('[aria-roledescription=carousel] ul');
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^2 \/ \d$/)).toBeVisible();
  await expect.poll(() => row.evaluate((it) => it.scrollLeft > 0)).toBe(true);
  await page.getByRole('button', { name: contents.carousel.previous }).click();
  await expect(page.getByText(/^1 \/ \d$/)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/post_type=carousel$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a video is a still without third-party requests until it is tapped', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (/youtube|ytimg|google/.test(request.url())) others.push(request.url());
  });
  await page.goto(paths.videos());
  const list = page.getByRole('region', { name: contents.videos.label });
  const first = list.getByRole('listitem').first().getByRole('link');
  const title = await first.textContent();
  await first.click();
  await expect(page).toHaveURL(/\/contents\/videos\/\d+$/);
  await page.getByRole('button', { name: contents.player.playTitle.replace('{{title}}', title ?? '') }).click();
  await expect(page.locator('video, p[role=status]').first()).toBeVisible();
  expect(others).toEqual([]);
});

test('a member comments on a video, and the next visitor reads it', async ({ page, login, browser }) => {
  const member = await login();
  const answer = await page.request.get('/api/v1/contents/youtube-videos/?ordering=published_at');
  const [{ id }] = (await answer.json()).results;
  const said = `끝까지 봤어요 ${member.username}`;
  await openAsMember(page, paths.video(id));
  const comments = page.locator('#comments');
  await comments.getByLabel(messages.label, { exact: true }).fill(said);
  await comments.getByRole('button', { name: messages.send, exact: true }).click();
  await expect(comments.getByRole('listitem').filter({ hasText: said })).toBeVisible();

  const visitor = await browser.newPage();
  await expect(async () => {
    await visitor.goto(paths.video(id));
    await expect(visitor.getByText(said)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.close();
});

test('collections are filtered and read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paths.moreContents());
  await setPlainFilter(page, contents.filter.deals, products.deals.sale);
  await expect(page).toHaveURL(/\/contents\/more\?.*deals=sale/);
  const list = page.getByRole('region', { name: contents.more.label });
  await expect(list.getByText(/%$/).first()).toBeVisible();
  await context.close();
});
