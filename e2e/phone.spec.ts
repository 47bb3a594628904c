import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { expect, openAsMember, someTopic, test, verifiedMember } from './fixtures.ts';
import { ko } from './messages.ts';

const { comments, common } = ko;
const PHONE = { width: 390, height: 844 };
/** The first item of a list begins above this, in px. */
const FOLD = 320;

const forVisitors = {
  'all topics': paths.topics(),
  'a forum': paths.forum('skin-talk'),
  forums: paths.forums(),
  posts: paths.posts(),
  questions: paths.questions(),
  videos: paths.videos(),
  photos: paths.photos(),
  collections: paths.moreContents(),
  challenges: paths.challenges(),
  missions: paths.missions(),
  events: paths.events(),
  courses: paths.courses(),
  raffles: paths.raffles(),
  people: paths.users(),
  rankings: paths.rankings(),
  news: paths.banners(),
  badges: paths.badges(),
};
const forMembers = { notifications: paths.notifications(), points: paths.points(), trash: paths.trash() };

/** Returns the first tab of the bar at the bottom. */
const tabOf = (page: Page) =>
  page.getByRole('navigation', { name: common.shell.tabNav }).getByRole('link', { name: common.nav.home });

/** Returns where the first item of the page's list begins: a row, a card, or what an empty list says. */
const firstItemTop = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('main :is(li, article):not(nav *, details *, header *)')];
    const large = items.filter((it) => it.getBoundingClientRect().height > 40);
    const said = [...document.querySelectorAll('main p')].at(-1)?.parentElement;
    const shown = large.length === 0 && said ? [said] : large;
    return Math.min(...shown.map((it) => it.getBoundingClientRect().top + window.scrollY));
  });

for (const [name, path] of Object.entries({ ...forVisitors, ...forMembers })) {
  test(`on a phone the first item of ${name} is near the top, below a title of one size`, async ({ page, login }) => {
    await page.setViewportSize(PHONE);
    if (name in forMembers) await login();
    await page.goto(path);
    expect(await firstItemTop(page)).toBeLessThan(FOLD);
    const title = page.getByRole('heading', { level: 1 });
    const size = await title.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
    expect(size).toBe(22);
  });
}

test('a member’s own place and challenges leave the first place and challenge near the top', async ({
  page,
  login,
}) => {
  await page.setViewportSize(PHONE);
  await login();
  for (const path of [paths.rankings(), paths.challenges()]) {
    await openAsMember(page, path);
    const first = page.locator('main').getByRole('region').last().locator('li').first();
    const top = await first.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
    expect([path, top < FOLD]).toEqual([path, true]);
  }
});

test('wherever a topic is scrolled to, the bar or the button to comment is in view', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { forum, id } = await someTopic(page);
  await page.goto(paths.topic(forum.slug, id));
  await page.locator('#write').scrollIntoViewIfNeeded();
  const edge = (await tabOf(page).boundingBox())?.y ?? 0;
  const end = await page.evaluate(() => window.scrollY);
  const inView = () =>
    page.evaluate((edge) => {
      const [bar, form] = ['[data-phone-bar]', '#write > *'].map((it) => document.querySelector(it));
      const { top = 0, bottom = 0 } = form?.getBoundingClientRect() ?? {};
      return Boolean(bar?.checkVisibility({ visibilityProperty: true })) || (top < edge && bottom > 0);
    }, edge);
  for (let y = Math.max(0, end - 400); y <= end; y += 20) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), y);
    await expect.poll(inView, { message: `at ${y}` }).toBe(true);
  }
});

test('the button of new comments lies above the bar to comment', async ({ page }) => {
  await page.setViewportSize(PHONE);
  // As if another member had written since the page was rendered.
  await page.route(/\/comments\/\?(?:.*&)?page_size=1(?:&|$)/, async (route) => {
    const response = await route.fetch();
    const body: { comment_count: number } = await response.json();
    await route.fulfill({ response, json: { ...body, comment_count: body.comment_count + 1 } });
  });
  const { results } = await (await page.request.get('/api/v1/topics/?ordering_type=comments')).json();
  await page.goto(paths.topic(results[0].forum.slug, results[0].id));
  await page.locator('#comments').evaluate((it) => it.scrollIntoView());
  await page.locator('#comments-title').tap();
  const chip = page.getByRole('button', { name: comments.new_other.replace('{{count}}', '1') });
  await expect(chip).toBeVisible();
  const bar = page.locator('[data-phone-bar]');
  await expect(bar).toBeVisible();
  const [above, below] = [await chip.boundingBox(), await bar.boundingBox()];
  expect(above && below && above.y + above.height <= below.y).toBe(true);
});

/** The fields that a phone's browser zooms in on. */
const TYPED = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable=true]';

test('no field is smaller than a phone’s browser reads without zooming in', async ({ page, login }) => {
  await page.setViewportSize(PHONE);
  const small = async (path: string) => {
    await page.goto(path);
    return page
      .locator(TYPED)
      .evaluateAll((fields) =>
        fields
          .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML),
      );
  };
  const open = [paths.search(), paths.signIn(), paths.signUp(), paths.passwordReset(), paths.newsletter()];
  for (const path of [...open, ...Object.values(forVisitors)]) expect([path, await small(path)]).toEqual([path, []]);
  await login();
  const forms = [paths.writeTopic(), paths.newTopic('free'), paths.newPost(), paths.newQuestion(), paths.support()];
  for (const path of [...forms, paths.settings(), paths.settings('profile'), paths.settings('delivery')])
    expect([path, await small(path)]).toEqual([path, []]);
});

test('text at twice its size needs no sideways scroll on a phone', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [paths.home(), paths.topics(), paths.posts(), paths.rankings(), paths.challenges()]) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, width, overflow]).toEqual([path, width, 0]);
    }
  }
});

test('text at twice its size leaves the last tab beside the button to write, in both languages', async ({ page }) => {
  for (const [width, language] of [390, 320].flatMap((it) => [[it, ''] as const, [it, '/en'] as const])) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${language}${paths.topics()}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const bar = page.locator('nav').filter({ has: page.locator('a[href$="/me"]') });
    const tab = await bar.locator('a[href$="/me"]').boundingBox();
    const write = await bar.locator('a[href*="new"], button').boundingBox();
    const isBeside = tab && write && tab.x + tab.width <= write.x;
    expect([width, language, isBeside]).toEqual([width, language, true]);
  }
});

/** Returns the headings that have several lines and room for less than four of their letters in each. */
const narrowHeadings = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) =>
      all
        .filter((it) => {
          const size = Number.parseFloat(getComputedStyle(it).fontSize);
          const { width, height } = it.getBoundingClientRect();
          return height > 2 * size && width < 4 * size;
        })
        .map((it) => it.textContent),
    );

test('text at twice its size has room for its words on a phone, also in a page of one’s own', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { results } = await (await page.request.get('/api/v1/challenges/?status=opened')).json();
  const lists = [paths.topics(), paths.posts(), paths.forum('free'), paths.missions()];
  for (const path of [paths.challenge(results[0].id), ...lists]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      // As theme.js marks the page of a challenge that its reader has joined.
      document.documentElement.dataset.own = '';
    });
    expect([path, await narrowHeadings(page)]).toEqual([path, []]);
  }
});

test('the orders of a list are in a menu that names the current one', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.forum('free'));
  const menu = (order: 'hot' | 'new') =>
    page.getByRole('button', { name: `${common.list.orderings.label}: ${common.list.orderings[order]}` });
  await menu('hot').click();
  await page.getByRole('menuitem', { name: common.list.orderings.new }).click();
  await expect(page).toHaveURL(/ordering_type=new/);
  await expect(menu('new')).toBeVisible();
});

test('in a window with little height the bars scroll away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(paths.topics());
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(tabOf(page)).not.toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

/**
 * Answers the fetches of the list of members with the rows that its page came with, so that members whom other
 * tests sign up meanwhile do not change it.
 */
const holdMembers = (page: Page) =>
  page.route(/\/api\/v1\/users\/\?/, async (route) => {
    const links = page.getByRole('main').locator('h3 a[href*="/users/"]');
    const hrefs = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? ''));
    const response = await route.fetch();
    const body: { results: { username: string }[] } = await response.json();
    const found = new Map<string, { username: string }>();
    // Members who signed up since the page was rendered may fill several pages.
    for (let number = 1; found.size < hrefs.length; number++) {
      const further = new URL(route.request().url());
      further.search = `?page=${number}&page_size=100`;
      const members: typeof body = await (await route.fetch({ url: further.href })).json();
      for (const member of members.results) {
        const href = hrefs.find((it) => it.endsWith(`/users/${member.username}`));
        if (href) found.set(href, member);
      }
    }
    const results = hrefs.map((href) => found.get(href));
    await route.fulfill({ response, json: { ...body, results } });
  });

test('nothing moves on a page while what is the member’s own is loaded', async ({ page, login, request }) => {
  await page.setViewportSize(PHONE);
  // Their long usernames fill a row, which must not wrap when a font arrives.
  for (let created = 0; created < 4; created++) await verifiedMember(request);
  await login();
  await openAsMember(page, paths.home());
  // The browser remembers its member once the store has been written.
  await page.waitForFunction(() => /username/.test(localStorage.getItem('persist:user') ?? ''));
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) shifts.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await holdMembers(page);
  const own = [
    [paths.users(), '/users/?'],
    [paths.surveys(), '/latest/'],
    [paths.points(), '/point-histories/'],
    [paths.rankings(), 'user__username='],
    [paths.challenges(), '/challenges/?user='],
  ] as const;
  for (const [path, call] of own) {
    // A page may be idle before its member is known, and what is the member's own asked for.
    const loaded = page.waitForResponse((response) => response.url().includes(call));
    await openAsMember(page, path);
    await loaded;
    await page.waitForLoadState('networkidle');
    const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    expect([path, sum < 0.05]).toEqual([path, true]);
  }
});

test('a phone that is turned keeps its place in a text', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.terms());
  await page.evaluate(() => window.scrollTo(0, 900));
  const text = page.locator('main :is(p, li)');
  const tops = await text.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  // A line in the middle of what is read: the one at the edge may leave by the height of a wrapped line.
  const item = text.nth(tops.findIndex((top) => top > 220));
  for (const size of [{ width: PHONE.height, height: PHONE.width }, PHONE]) {
    await page.setViewportSize(size);
    await expect(item).toBeInViewport();
  }
});

test('the arrow back returns to the list, and from a shared link leads to the page above', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.topics({ page: 2 }));
  const row = page.locator('main h3 a').nth(3);
  await row.click();
  await expect(page).toHaveURL(/\/topics\/\d+$/);
  const topic = page.url();
  await page.getByRole('link', { name: common.shell.back, exact: true }).click();
  await expect(page).toHaveURL(/page=2/);

  const shared = await page.context().newPage();
  await shared.setViewportSize(PHONE);
  await shared.goto(topic);
  const back = shared.getByRole('link', { name: common.shell.back, exact: true });
  await back.click();
  await expect(shared).toHaveURL(/\/forums\/[\w-]+$/);
  await shared.close();
});

test('filters open in a sheet that going back or a pull closes, and are set in one step', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.posts());
  const button = page.locator('summary', { hasText: common.list.narrow });
  const sheet = page.getByRole('dialog', { name: common.list.narrow });
  await button.click();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('button', { name: common.list.apply })).toBeInViewport();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(paths.posts());

  await button.click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('heading', { level: 2 }).evaluate((head) => {
    const pull = (type: string, clientY: number) => {
      const finger = { bubbles: true, pointerId: 1, pointerType: 'touch', isPrimary: true, clientY };
      head.dispatchEvent(new PointerEvent(type, finger));
    };
    pull('pointerdown', 300);
    pull('pointerup', 800);
  });
  await expect(sheet).toBeHidden();

  await button.click();
  const [first = ''] = await sheet.locator('label:has([type=checkbox])').allTextContents();
  await sheet.getByLabel(first, { exact: true }).check();
  await sheet.getByRole('button', { name: common.list.apply }).click();
  await expect(page).toHaveURL(/tags=/);
  await page.getByRole('link', { name: common.list.drop.replace('{{name}}', first) }).click();
  await expect(page).toHaveURL(paths.posts());
});

test('the search of a list opens from its icon', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.topics());
  const field = page.getByRole('main').getByRole('searchbox');
  const before = await field.boundingBox();
  expect(before?.width).toBeLessThan(60);
  await field.click();
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(250);
  await field.fill('보습');
  await field.press('Enter');
  await expect(page).toHaveURL(/search=/);
});

test('a member chooses what to write, a visitor signs in first', async ({ page, login }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.home());
  await page.getByRole('link', { name: common.write.open, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/auth\/signin\?.*callbackUrl=%2Ftopics%2Fnew/);
  await login();
  await openAsMember(page, paths.home());
  await page.getByRole('button', { name: common.write.open, exact: true }).click();
  await page.getByRole('menuitem', { name: common.write.question }).click();
  await expect(page).toHaveURL(paths.newQuestion());
});
