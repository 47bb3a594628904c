import { paths, type Query } from '../lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { common } = ko;

/** The links to topics in the list itself. */
const rows = 'main h3 a';

test('back from a topic is the same place of the same list, without asking again', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(paths.topics({ page: 2 }));
  const row = page.locator(rows).nth(20);
  await row.scrollIntoViewIfNeeded();
  // Loaded with the scroll memory, after the first paint: a tap before it is a visit of another document.
  await expect(page.getByLabel(common.shell.toTop)).toBeAttached();
  const title = await row.innerText();
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    const isRead = request.method() === 'GET' && /\/api\/v1\/(forums|topics)/.test(request.url());
    if (isRead) calls.push(request.url());
  });
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator(rows).nth(20)).toBeInViewport();
  expect(calls).toEqual([]);
});

test('a list’s place survives a reload', async ({ page }) => {
  await page.goto(paths.topics({ page: 2 }));
  await page.locator(rows).nth(20).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  // Loaded with the scroll memory, after the first paint.
  await expect(page.getByLabel(common.shell.toTop)).toBeAttached();
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);
});

test.describe('a page that can be none is not there', () => {
  const places = {
    'a list': paths.posts,
    'a searched list': (query: Query) => paths.posts({ search: '루틴', ...query }),
    'a list with views': paths.questions,
    'a forum': (query: Query) => paths.forum('free', query),
    'the comments of a post': (query: Query) => paths.post(1, query),
    'a member’s topics': (query: Query) => paths.user('demo', query),
  };
  for (const [name, addressOf] of Object.entries(places)) {
    test(`of ${name}`, async ({ request }) => {
      for (const page of ['0', '-1', 'one', '12345678']) {
        const answer = await request.get(addressOf({ page }));
        expect([page, answer.status()]).toEqual([page, 404]);
      }
      expect((await request.get(addressOf({ page: '1' }))).status()).toBe(200);
    });
  }
});

test('the order of a list is in its address', async ({ page }) => {
  // A phone has the orders in a menu.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.forum('free'));
  await page.getByRole('link', { name: common.list.orderings.new, exact: true }).click();
  await expect(page).toHaveURL(/ordering_type=new/);
  await page.reload();
  await expect(page.getByRole('link', { name: common.list.orderings.new, exact: true })).toHaveAttribute(
    'aria-current',
    /.+/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the next page of a list is a link', async ({ page }) => {
    await page.goto(paths.topics());
    const first = await page.locator(rows).first().innerText();
    await page.getByRole('link', { name: common.pagination.next }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator(rows).first()).not.toHaveText(first);
  });

  test('a list is ordered by a link and searched by a form', async ({ page }) => {
    await page.goto(paths.forum('free'));
    await page.getByRole('link', { name: common.list.orderings.views, exact: true }).click();
    await expect(page).toHaveURL(/ordering_type=views/);
    await page.goto(paths.topics());
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('루틴');
    await field.press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(page.locator(rows).first()).toBeVisible();
  });

  test('a topic and its comments can be read', async ({ page }) => {
    await page.goto(paths.forum('skin-talk'));
    const link = page.locator(rows).first();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('#comments li').first()).toBeVisible();
  });
});

for (const [name, path] of Object.entries({
  questions: paths.questions(),
  topics: paths.topics(),
  posts: paths.posts(),
  people: paths.users(),
})) {
  test(`the place in a list of ${name} with more pages survives a reload`, async ({ page }) => {
    // Only phones append pages.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const more = page.getByRole('button', { name: common.pagination.more, exact: true });
    // The first content has two pages of questions, at least three of the others.
    const last = name === 'questions' ? 2 : 3;
    for (let pages = 2; pages <= last; pages += 1) {
      await more.click();
      await expect(
        page
          .locator('main')
          .getByRole('list')
          .filter({ has: page.locator('h3') }),
      ).toHaveCount(pages);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.6));
    const place = await page.evaluate(() => window.scrollY);
    await page.reload();
    const off = () => page.evaluate((wanted) => Math.abs(window.scrollY - wanted), place);
    await expect(
      page
        .locator('main')
        .getByRole('list')
        .filter({ has: page.locator('h3') }),
    ).toHaveCount(last);
    await expect.poll(off).toBeLessThan(50);
  });
}

test('links, searches and going back within lists stay in one visit', async ({ page }) => {
  // Before hydration a link loads its page whole.
  await page.goto(paths.topics(), { waitUntil: 'networkidle' });
  const visited = () => page.evaluate(() => document.documentElement.dataset.visit);
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'one';
  });
  const best = paths.topics({ best: 1 });
  await page.locator(`main a[href="${best}"]`).click();
  await expect(page).toHaveURL(best);
  await page.getByRole('searchbox').last().fill('보습');
  await page.getByRole('searchbox').last().press('Enter');
  await expect(page).toHaveURL(/search=/);
  await page.goBack();
  await expect(page).toHaveURL(best);
  await page.goBack();
  await expect(page).toHaveURL(paths.topics());
  await expect(page.locator(rows).first()).toBeVisible();
  expect(await visited()).toBe('one');
});
