import type { Browser } from '@playwright/test';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import type { Role } from '../contract/constants/roles.ts';
import { managePaths } from '../lib/managePaths.ts';
import { expect, loginAsManager, type Member, openAsMember, test } from './fixtures.ts';
import { ko } from './messages.ts';

const { manage } = ko.moderation;

/** The sections of the console that are only for some roles, by their addresses, each with those besides the managers. */
const sections: [address: string, ...others: Role[]][] = [
  [managePaths.reports(), 'moderator'],
  [managePaths.submissions(), 'editor'],
  [managePaths.support(), 'support'],
  [managePaths.members(), 'support'],
  [managePaths.badges(), 'editor'],
  [managePaths.forums(), 'editor'],
  [managePaths.products(), 'editor'],
  [managePaths.videos(), 'editor'],
  [managePaths.photos(), 'editor'],
  [managePaths.home(), 'editor'],
  [managePaths.banners(), 'editor'],
  [managePaths.texts(), 'editor'],
  [managePaths.challenges(), 'editor'],
  [managePaths.courses(), 'editor'],
  [managePaths.events(), 'editor'],
  [managePaths.raffles(), 'editor'],
  [managePaths.missions(), 'editor'],
  [managePaths.coupons(), 'editor'],
  [managePaths.announcements(), 'editor'],
  [managePaths.newsletters(), 'editor'],
  [managePaths.bannedWords(), 'moderator'],
  [managePaths.trash(), 'moderator'],
  [managePaths.log()],
  [managePaths.legal()],
  [managePaths.settings()],
  [managePaths.system()],
];
const forEveryRole = [managePaths.overview(), managePaths.roles()];

/** Gives a member a role, as the owner does over the API: it signs the member out. */
async function giveRole(browser: Browser, { username }: Member, role: Role) {
  const context = await browser.newContext();
  const owner = await context.newPage();
  await loginAsManager(owner);
  const { accessToken } = await (await owner.request.get('/api/auth/session')).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const found = await owner.request.get(`/api/v1/manage/members/@${username}/`, { headers });
  expect(found.ok(), await found.text()).toBe(true);
  const { id } = await found.json();
  const data = { role, forums: null, password: DEMO_PASSWORD };
  const given = await owner.request.put(`/api/v1/manage/members/${id}/role/`, { headers, data });
  expect(given.ok(), await given.text()).toBe(true);
  await context.close();
}

for (const role of ['editor', 'moderator', 'support'] as const) {
  test(`the role ${role} finds its sections in the menu and opens them, and is refused the others`, async ({
    page,
    browser,
    member,
    login,
  }) => {
    await giveRole(browser, member, role);
    await login();
    const open = sections.filter(([, ...others]) => others.includes(role)).map(([address]) => address);
    const closed = sections.map(([address]) => address).filter((address) => !open.includes(address));

    await openAsMember(page, managePaths.overview());
    const links = page.getByRole('navigation', { name: manage.nav }).locator('a');
    await expect(links.first()).toBeAttached();
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(found.toSorted()).toEqual([...forEveryRole, ...open].toSorted());

    const refused = page.getByText(manage.noRight);
    for (const address of [...forEveryRole, ...open]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(refused, address).toHaveCount(0);
    }
    for (const address of closed) {
      await page.goto(address);
      await expect(refused, address).toBeVisible();
    }
  });
}
